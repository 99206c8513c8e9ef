import { screen, within } from '@testing-library/react';
import { mockDb } from '#mocks/db.ts';
import { renderApp } from '#test/renderApp.tsx';

beforeEach(() => {
  localStorage.clear();
  mockDb.reset({ leads: [] });
});

const bar = () => screen.findByText('12 of your leads are samples.');

async function addSamples() {
  const app = renderApp('/app/leads');
  await app.user.click(await screen.findByRole('button', { name: 'Try with sample leads' }));
  await bar();
  return app;
}

test('sample leads are marked, and are listed again when they are removed and added again', async () => {
  const { user } = await addSamples();
  const card = await screen.findByRole('article', { name: 'Backend Engineer' });
  expect(within(card).getByText('Sample')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove sample leads' }));
  await user.click(await screen.findByRole('button', { name: 'Try with sample leads' }));
  expect(await screen.findByText('12 leads')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Backend Engineer' })).toBeVisible();
});

test('the bar stays closed, and is below Today on the dashboard', async () => {
  const { user, unmount } = await addSamples();
  unmount();
  const dashboard = renderApp('/app');
  const today = await screen.findByRole('region', { name: 'Today' });
  const follows = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(today.compareDocumentPosition(await bar()) & follows).toBe(follows);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  dashboard.unmount();
  renderApp('/app/leads');
  await screen.findByText('12 leads');
  expect(screen.queryByText(/are samples/)).not.toBeInTheDocument();
});
