import { screen, waitFor, within } from '@testing-library/react';
import { followUpIn } from '#domain/followUp.ts';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { renderApp } from '#test/renderApp.tsx';

const stored = (id: string) => mockDb.leads.find((lead) => lead.id === id);

async function openDashboard() {
  mockDb.reset({
    leads: [
      makeLead({
        id: 'late',
        title: 'Data Engineer',
        status: 'applied',
        nextFollowUpAt: followUpIn(-2),
      }),
      makeLead({
        id: 'talk',
        title: 'Brand refresh',
        status: 'interviewing',
        nextFollowUpAt: followUpIn(0),
      }),
    ],
  });
  const app = renderApp('/app');
  const today = within(await screen.findByRole('region', { name: 'Today' }));
  const row = (name: string) =>
    within(
      today.getAllByRole('listitem').find((item) => item.textContent?.includes(name)) ??
        document.body,
    );
  return { ...app, today, row };
}

test('lists what is overdue and today’s interviews, and counts them in the sidebar', async () => {
  const { row } = await openDashboard();
  expect(row('Data Engineer').getByText('Overdue 2d')).toBeVisible();
  expect(row('Brand refresh').getByText('Today')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Dashboard Due: 2' })).toBeVisible();
  expect(
    screen.getByText(/One follow-up is overdue and you have one interview today\./),
  ).toBeVisible();
});

test('done clears the follow-up, and Undo brings it back', async () => {
  const { user, row } = await openDashboard();
  const before = stored('late')?.nextFollowUpAt;
  await user.click(row('Data Engineer').getByRole('button', { name: /Done/ }));
  await waitFor(() => expect(stored('late')?.nextFollowUpAt).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(stored('late')?.nextFollowUpAt).toBe(before));
});

test('a follow-up can be put off', async () => {
  const { user, row } = await openDashboard();
  await user.click(row('Data Engineer').getByRole('button', { name: /Snooze/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Tomorrow' }));
  await waitFor(() => expect(stored('late')?.nextFollowUpAt).toBe(followUpIn(1)));
});
