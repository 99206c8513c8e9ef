import { screen, waitFor, within } from '@testing-library/react';
import { followUpIn } from '#domain/leads/followUp.ts';
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
        lastContactAt: new Date(Date.now() - 2.5 * 86_400_000).toISOString(),
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

test('says when the last contact was, and never claims that another change was one', async () => {
  const { row } = await openDashboard();
  expect(row('Data Engineer').getByText('Applied')).toBeVisible();
  expect(row('Brand refresh').getByText(/^Interview, last contact/)).toHaveTextContent(
    'Interview, last contact 2 days ago',
  );
});

test('done clears the follow-up and notes it, and Undo takes both back', async () => {
  const { user, row } = await openDashboard();
  const { nextFollowUpAt, lastContactAt, notes } = structuredClone(stored('late')) ?? {};
  await user.click(row('Data Engineer').getByRole('button', { name: /Done/ }));
  expect(await screen.findByText('Followed up.')).toBeVisible();
  expect(stored('late')).toMatchObject({
    nextFollowUpAt: null,
    lastContactAt: expect.any(String),
    notes: [...(notes ?? []), { type: 'follow-up', text: 'Followed up' }],
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone.')).toBeVisible();
  expect(stored('late')).toMatchObject({ nextFollowUpAt, lastContactAt, notes });
});

test('done offers the next follow-up', async () => {
  const { user, row } = await openDashboard();
  await user.click(row('Brand refresh').getByRole('button', { name: /Done/ }));
  expect(await screen.findByText('Interview done.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Follow up in 5 days' }));
  expect(await screen.findByText('Follow-up set.')).toBeVisible();
  expect(screen.queryByText('Interview done.')).not.toBeInTheDocument();
  expect(stored('talk')?.nextFollowUpAt).toBe(followUpIn(5));
});

test('a follow-up can be put off', async () => {
  const { user, row } = await openDashboard();
  await user.click(row('Data Engineer').getByRole('button', { name: /Snooze/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Tomorrow' }));
  await waitFor(() => expect(stored('late')?.nextFollowUpAt).toBe(followUpIn(1)));
});
