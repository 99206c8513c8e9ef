import { screen, waitFor, within } from '@testing-library/react';
import { mockDb } from '#mocks/db.ts';
import { makePerson } from '#mocks/factories/makePerson.ts';
import { renderApp } from '#test/renderApp.tsx';

const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString();

const ana = makePerson({ name: 'Ana Okafor', company: 'Nordkap', knownAs: 'client' });
const tom = makePerson({
  name: 'Tom Ashdown',
  company: 'Lisle Search',
  knownAs: 'recruiter',
  lastContactAt: daysAgo(2),
  nextFollowUpAt: daysAgo(1),
});
const jo = makePerson({ name: 'Jürgen Weiß', company: 'Corran', lastContactAt: daysAgo(50) });
const greta = makePerson({ name: 'Greta Lind', company: 'Nordkap', isListed: false });

function open(people = [ana, tom, jo, greta], path = '/app/people') {
  mockDb.reset({ leads: [] });
  mockDb.people = people;
  return renderApp(path);
}
const names = () =>
  within(screen.getByRole('table', { name: 'People' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('people are sorted by the last contact, and by any column', async () => {
  const { user, router } = open();
  await screen.findByText('3 people, 1 to follow up');
  expect(names()).toEqual(['Tom Ashdown', 'Jürgen Weiß', 'Ana Okafor']);
  await user.click(screen.getByRole('button', { name: 'Person' }));
  expect(names()).toEqual(['Ana Okafor', 'Jürgen Weiß', 'Tom Ashdown']);
  await waitFor(() => expect(router.state.location.search).toBe('?sort=name-asc'));
});

test('the search finds connections that are not listed, below the others', async () => {
  const { user } = open();
  expect(await screen.findByText(/^1 connection from LinkedIn isn't listed/)).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search people' }), 'nordkap');
  await waitFor(() => expect(names()).toEqual(['Ana Okafor', 'Greta Lind']));
});

test('the address has the filters; a chip takes one away', async () => {
  const { user, router } = open(undefined, '/app/people?known=recruiter&known=client&contact=7');
  await screen.findByText('1 person');
  expect(names()).toEqual(['Tom Ashdown']);
  await user.click(screen.getByRole('button', { name: /^Remove.*Last contact/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?known=recruiter&known=client'));
  expect(names()).toEqual(['Tom Ashdown', 'Ana Okafor']);
});

test('a column that is hidden stays hidden', async () => {
  const { user, unmount } = open();
  await user.click(await screen.findByRole('button', { name: 'List options' }));
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Known as' }));
  unmount();
  open();
  await screen.findByRole('columnheader', { name: 'Company' });
  expect(screen.queryByRole('columnheader', { name: 'Known as' })).not.toBeInTheDocument();
});

test('selected people are deleted together, and come back', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ana Okafor' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Tom Ashdown' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(names()).toEqual(['Jürgen Weiß']));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(names()).toHaveLength(3));
});

test('an empty list explains what it is for, and a search without matches offers to clear it', async () => {
  const { user, unmount } = open([]);
  expect(await screen.findByText('People you write with appear here.')).toBeVisible();
  unmount();
  open(undefined, '/app/people?q=no-such-person');
  await user.click(await screen.findByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(names()).toHaveLength(3));
});
