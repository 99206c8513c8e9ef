import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { mockServer } from '#mocks/node.ts';
import { renderApp } from '#test/renderApp.tsx';

/** Responds with the first page at once, and with the whole list when the returned function is called. */
function holdWholeList(): () => void {
  const held = Promise.withResolvers<void>();
  mockServer.use(
    http.get('*/api/leads', async ({ request }) => {
      const isWhole = new URL(request.url).searchParams.get('limit') === '1000';
      if (isWhole) await held.promise;
      const data = isWhole ? mockDb.leads : mockDb.leads.slice(0, 1);
      const nextCursor = isWhole ? null : 'next';
      return HttpResponse.json({ data, total: mockDb.leads.length, nextCursor });
    }),
  );
  return held.resolve;
}

beforeEach(() =>
  mockDb.reset({
    leads: [
      makeLead({ title: 'Data Engineer', status: 'new' }),
      makeLead({ title: 'Coffee chat' }),
    ],
  }),
);

test('shows the first page while the others load, and counts the leads when all are loaded', async () => {
  const sendWholeList = holdWholeList();
  renderApp('/app/leads');
  expect(await screen.findByRole('article', { name: 'Data Engineer' })).toBeVisible();
  expect(screen.getByText('Loading your leads...')).toBeVisible();
  expect(screen.queryByText(/^\d+ leads?$/)).not.toBeInTheDocument();
  sendWholeList();
  expect(await screen.findByText('2 leads')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Coffee chat' })).toBeVisible();
});

test('the details say their position in the list when all leads are loaded', async () => {
  const sendWholeList = holdWholeList();
  const { user } = renderApp('/app/leads');
  await screen.findByRole('article', { name: 'Data Engineer' });
  await user.click(screen.getByRole('link', { name: 'Data Engineer' }));
  expect(await screen.findByRole('dialog', { name: 'Data Engineer' })).toBeVisible();
  expect(screen.queryByText(/^\d of \d$/)).not.toBeInTheDocument();
  sendWholeList();
  expect(await screen.findByText(/^\d of 2$/)).toBeVisible();
});

test("doesn't say that no lead matches before all are loaded", async () => {
  const sendWholeList = holdWholeList();
  renderApp('/app/leads?q=coffee');
  await screen.findByRole('button', { name: 'Add Lead' });
  expect(screen.queryByText('No matching leads')).not.toBeInTheDocument();
  sendWholeList();
  expect(await screen.findByRole('article', { name: 'Coffee chat' })).toBeVisible();
});

test('shows a new status at once while leads are loading', async () => {
  holdWholeList();
  const { user } = renderApp('/app/leads');
  const card = within(await screen.findByRole('article', { name: 'Data Engineer' }));
  await user.click(card.getByRole('button', { name: 'Status: New' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Offer' }));
  expect(await card.findByRole('button', { name: 'Status: Offer' })).toBeVisible();
});

test('keys in a menu of a card stay in the menu', async () => {
  const { user } = renderApp('/app/leads');
  const card = within(await screen.findByRole('article', { name: 'Data Engineer' }));
  await user.click(card.getByRole('checkbox'));
  await user.click(card.getByRole('button', { name: 'Status: New' }));
  await user.keyboard('{Control>}a{/Control}{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByText('1 selected')).toBeVisible();
});
