import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useGetLeadsQuery, useGetProfileQuery } from '#api/api.ts';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { makeProfile } from '#mocks/factories/makeProfile.ts';
import { renderFeature } from '#test/renderFeature.tsx';
import { StatusSettings } from './StatusSettings.tsx';

function Loaded() {
  const { data } = useGetProfileQuery();
  useGetLeadsQuery();
  return data ? <StatusSettings profile={data} /> : null;
}

const list = () => screen.findByRole('list', { name: 'Statuses of Job Application' });
const nameOf = (status: string) => screen.getByRole('button', { name: `Status: ${status}` });
const names = () =>
  screen.getAllByRole('button', { name: /^Status: / }).map(({ textContent }) => textContent);
const row = (name: string) => nameOf(name).closest('li') as HTMLElement;
const stored = () => mockDb.profile?.statuses['job-application'];
const undone = async (user: UserEvent) => {
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Undone.');
};

/** By keyboard: the pointer's way into a submenu needs a layout. */
async function choose(user: UserEvent, status: string, ...choices: string[]) {
  await user.click(screen.getByRole('button', { name: `Options of ${status}` }));
  for (const [index, name] of choices.entries()) {
    const item = await screen.findByRole('menuitem', { name });
    act(() => item.focus());
    await user.keyboard(index === choices.length - 1 ? '{Enter}' : '{ArrowRight}');
  }
}

async function openStatuses() {
  const { user } = renderFeature(<Loaded />);
  await list();
  return user;
}

async function addStatus(user: UserEvent, name: string) {
  await user.click(screen.getByRole('button', { name: 'Add a status' }));
  await user.keyboard(`${name}{Enter}`);
}

beforeEach(() => mockDb.reset({ leads: [], profile: makeProfile() }));

test('renames a status in place, with Undo', async () => {
  const user = await openStatuses();
  await user.click(nameOf('Applied'));
  await user.keyboard('Sent{Enter}');
  await screen.findByText('Renamed to Sent.');
  expect(stored()?.[1]).toMatchObject({ id: 'applied', label: 'Sent' });
  expect(nameOf('Sent')).toHaveFocus();
  await undone(user);
  expect(stored()).toBeUndefined();
});

test.each([
  ['Escape keeps the name', 'Deal{Escape}', 'Offer'],
  ['a cleared name gets its first one back', '{Backspace}{Enter}', 'Offer'],
])('%s', async (_rule, keys, name) => {
  const user = await openStatuses();
  await user.click(nameOf('Offer'));
  await user.keyboard(keys);
  expect(nameOf(name)).toHaveFocus();
  expect(stored()).toBeUndefined();
});

test('adds a status to the group that had the focus, once for each name', async () => {
  const user = await openStatuses();
  act(() => nameOf('Interviewing').focus());
  await addStatus(user, 'Phone screen');
  await screen.findByText('Phone screen added.');
  expect(nameOf('Phone screen')).toHaveFocus();
  expect(names().slice(0, 4)).toEqual(['New', 'Applied', 'Interviewing', 'Phone screen']);
  expect(stored()?.at(-1)).toMatchObject({ status: 'interviewing', label: 'Phone screen' });
  await addStatus(user, 'phone Screen');
  expect(screen.getByText('You have a status with this name.')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('orders and hides statuses, shows them again, and returns to the standard set', async () => {
  const user = await openStatuses();
  const standard = names();
  await choose(user, 'Withdrawn', 'Move up');
  await screen.findByText('Withdrawn moved.');
  expect(names().slice(-3)).toEqual(['Withdrawn', 'Rejected', 'No response']);
  await choose(user, 'Offer', 'Hide');
  await screen.findByText('Offer hidden.');
  expect(names()).not.toContain('Offer');
  expect(nameOf('Hired')).toHaveFocus();
  await user.click(screen.getByText('7 hidden'));
  await user.click(screen.getByRole('button', { name: 'Show Offer' }));
  await screen.findByText('Offer shown.');
  expect(names()).toContain('Offer');
  await user.click(screen.getByRole('button', { name: 'Use the standard set' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Use the standard set' }));
  await waitFor(() => expect(names()).toEqual(standard));
  expect(stored()).toBeUndefined();
});

test('an own status changes its group and can be deleted, a standard one only hidden', async () => {
  const user = await openStatuses();
  await addStatus(user, 'Task at home');
  await screen.findByText('Task at home added.');
  await choose(user, 'Task at home', 'Move to group', 'Interviewing');
  await screen.findByText('Task at home moved.');
  expect(stored()?.at(-1)).toMatchObject({ status: 'interviewing' });
  await choose(user, 'Task at home', 'Delete');
  await screen.findByText('Task at home deleted.');
  expect(names()).not.toContain('Task at home');
  await undone(user);
  expect(names()).toContain('Task at home');
  await choose(user, 'Offer');
  expect(screen.getByRole('menuitem', { name: 'Hide' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Move to group' })).not.toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument();
});

test('a status with leads is deleted only after they have moved', async () => {
  const own = { id: 'own', status: 'interviewing', label: 'Task', isHidden: false } as const;
  const lead = makeLead({ category: 'job-application', status: own.status, customStatus: own.id });
  mockDb.reset({
    leads: [lead],
    profile: makeProfile({ statuses: { 'job-application': [own] } }),
  });
  const user = await openStatuses();
  await within(row('Task')).findByText('1 lead');
  await choose(user, 'Task');
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await choose(user, 'Task', 'Move its 1 lead to…', 'Applied');
  await waitFor(() => expect(within(row('Task')).queryByText('1 lead')).not.toBeInTheDocument());
  expect(mockDb.leads[0]).toMatchObject({ status: 'applied', customStatus: '' });
  await choose(user, 'Task', 'Delete');
  await waitFor(() => expect(names()).not.toContain('Task'));
});
