import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { mockServer } from '#mocks/node.ts';
import { renderApp } from '#test/renderApp.tsx';

/** The whole list waits until it is let go; the first leads come at once. */
function holdWholeList(): () => void {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  mockServer.use(
    http.get('*/api/leads', async ({ request }) => {
      const isWhole = new URL(request.url).searchParams.get('limit') === '1000';
      if (isWhole) await held;
      const data = isWhole ? mockDb.leads : mockDb.leads.slice(0, 1);
      return HttpResponse.json({ data, total: mockDb.leads.length, nextCursor: null });
    }),
  );
  return letGo;
}

beforeEach(() =>
  mockDb.reset({
    leads: [
      makeLead({ title: 'Data Engineer', status: 'new' }),
      makeLead({ title: 'Coffee chat' }),
    ],
  }),
);

test('shows the first leads while the others are on their way, and counts when all are there', async () => {
  const letGo = holdWholeList();
  renderApp('/app/leads');
  expect(await screen.findByRole('article', { name: 'Data Engineer' })).toBeVisible();
  expect(screen.getByText('Loading your leads...')).toBeVisible();
  expect(screen.queryByText(/^\d+ leads?$/)).not.toBeInTheDocument();
  letGo();
  expect(await screen.findByText('2 leads')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Coffee chat' })).toBeVisible();
});

test('says of no search that nothing matches before all leads are there', async () => {
  const letGo = holdWholeList();
  renderApp('/app/leads?q=coffee');
  await screen.findByRole('button', { name: 'Add Lead' });
  expect(screen.queryByText('No matching leads')).not.toBeInTheDocument();
  letGo();
  expect(await screen.findByRole('article', { name: 'Coffee chat' })).toBeVisible();
});

test('a status that is changed meanwhile shows at once', async () => {
  holdWholeList();
  const { user } = renderApp('/app/leads');
  const card = within(await screen.findByRole('article', { name: 'Data Engineer' }));
  await user.click(card.getByRole('button', { name: 'Status: New' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Offer' }));
  expect(await card.findByRole('button', { name: 'Status: Offer' })).toBeVisible();
});
