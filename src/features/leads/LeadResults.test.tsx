import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { mockServer } from '#mocks/node.ts';
import { renderApp } from '#test/renderApp.tsx';

/** Delays the response with all leads until the returned function is called; the first leads come at once. */
function delayAllLeads(): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  mockServer.use(
    http.get('*/api/leads', async ({ request }) => {
      const isAll = new URL(request.url).searchParams.get('limit') === '1000';
      if (isAll) await released;
      const data = isAll ? mockDb.leads : mockDb.leads.slice(0, 1);
      return HttpResponse.json({ data, total: mockDb.leads.length, nextCursor: null });
    }),
  );
  return release;
}

beforeEach(() =>
  mockDb.reset({
    leads: [
      makeLead({ title: 'Data Engineer', status: 'new' }),
      makeLead({ title: 'Coffee chat' }),
    ],
  }),
);

test('shows the first leads while the rest load, and counts them when all have arrived', async () => {
  const release = delayAllLeads();
  renderApp('/app/leads');
  expect(await screen.findByRole('article', { name: 'Data Engineer' })).toBeVisible();
  expect(screen.getByText('Loading your leads...')).toBeVisible();
  expect(screen.queryByText(/^\d+ leads?$/)).not.toBeInTheDocument();
  release();
  expect(await screen.findByText('2 leads')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Coffee chat' })).toBeVisible();
});

test('does not say that nothing matches before all leads have arrived', async () => {
  const release = delayAllLeads();
  renderApp('/app/leads?q=coffee');
  await screen.findByRole('button', { name: 'Add Lead' });
  expect(screen.queryByText('No matching leads')).not.toBeInTheDocument();
  release();
  expect(await screen.findByRole('article', { name: 'Coffee chat' })).toBeVisible();
});

test('a status changed while leads load shows at once', async () => {
  delayAllLeads();
  const { user } = renderApp('/app/leads');
  const card = within(await screen.findByRole('article', { name: 'Data Engineer' }));
  await user.click(card.getByRole('button', { name: 'Status: New' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Offer' }));
  expect(await card.findByRole('button', { name: 'Status: Offer' })).toBeVisible();
});
