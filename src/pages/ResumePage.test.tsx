import { act, screen, waitFor, within } from '@testing-library/react';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { makeProfile } from '#mocks/factories/makeProfile.ts';
import { renderApp } from '#test/renderApp.tsx';

const job = makeProfile().experience[0] as ReturnType<typeof makeProfile>['experience'][0];
const profile = makeProfile({
  experience: [
    {
      ...job,
      title: 'Cook',
      company: 'Grill',
      description: '- Roasted.\n- Sold.',
      technologies: [],
    },
    {
      ...job,
      title: 'Baker',
      company: 'Ofen',
      description: '- Baked.\n- Kneaded.',
      technologies: [],
    },
  ],
});
const lead = makeLead({ title: 'Chef', description: 'Requirements:\n- PostgreSQL' });

async function openResume() {
  mockDb.reset({ leads: [lead], profile });
  const app = renderApp(`/app/leads/resume?lead=${lead.id}`);
  await screen.findByRole('heading', { name: 'Chef', level: 1 });
  return app;
}
const group = (name: string) => screen.getByRole('group', { name });
const boxes = (name: string) =>
  within(group(name))
    .getAllByRole('checkbox')
    .map((box) => (box as HTMLInputElement).checked);

test('skills that the posting names are a group of their own, and no other has a mark', async () => {
  await openResume();
  await waitFor(() => expect(group('Skills they ask for')).toHaveTextContent('PostgreSQL'));
  expect(group('Your other skills')).toHaveTextContent(/^Your other skills3/);
});

test('an entry goes with its lines, and comes back with them', async () => {
  const { user } = await openResume();
  const whole = () => within(group('Cook, Grill')).getByRole('checkbox', { name: 'Cook, Grill' });
  await user.click(screen.getByRole('checkbox', { name: 'Sold.' }));
  expect(group('Cook, Grill')).toHaveTextContent('1 of 2');
  await user.click(whole());
  expect(boxes('Cook, Grill')).toEqual([false, false, false]);
  await user.click(whole());
  expect(boxes('Cook, Grill')).toEqual([true, true, false]);
});

test('Alt and an arrow move the focused line or entry', async () => {
  const { user } = await openResume();
  const lines = () =>
    within(group('Baker, Ofen'))
      .getAllByRole('listitem')
      .map((line) => line.textContent);
  act(() => screen.getByRole('checkbox', { name: 'Kneaded.' }).focus());
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(lines()).toEqual(['Kneaded.', 'Baked.']);
  expect(screen.getByRole('checkbox', { name: 'Kneaded.' })).toHaveFocus();
  act(() => screen.getByRole('checkbox', { name: 'Baker, Ofen' }).focus());
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  const titles = screen.getAllByRole('group').map((one) => one.textContent);
  expect(titles.findIndex((text) => text?.startsWith('Baker'))).toBeLessThan(
    titles.findIndex((text) => text?.startsWith('Cook')),
  );
});

test('without a profile, it leads to one', async () => {
  mockDb.reset({ leads: [lead], profile: null });
  renderApp('/app/leads/resume');
  expect(await screen.findByRole('link', { name: 'Create Profile' })).toBeVisible();
});
