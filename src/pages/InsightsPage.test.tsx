import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { mockServer } from '#mocks/node.ts';
import { renderFeature } from '#test/renderFeature.tsx';
import { InsightsPage } from './InsightsPage.tsx';

const card = async (name: string) => within(await screen.findByRole('region', { name }));

/** Twelve leads: all applied, three of them replied. */
function twelveLeads() {
  mockDb.reset({
    leads: Array.from({ length: 12 }, (_, index) =>
      makeLead({
        title: `Lead ${index}`,
        source: index < 11 ? 'LinkedIn' : 'A friend',
        status: index < 3 ? 'interviewing' : 'applied',
      }),
    ),
  });
}

test('shows rates with their samples, and says where there are too few to tell', async () => {
  twelveLeads();
  renderFeature(<InsightsPage />);
  const rates = await card('Response rate');
  expect(rates.getByText(/Rejections don't count as replies/)).toBeVisible();
  expect(rates.getByRole('row', { name: 'LinkedIn 27% 3 of 11' })).toBeVisible();
  expect(rates.getByRole('row', { name: 'A friend Too few to tell 0 of 1' })).toBeVisible();
  expect(rates.getByRole('row', { name: 'All leads 25% 3 of 12' })).toBeVisible();
});

test('counts rejections as replies when the user wants that, and says so', async () => {
  const status = (index: number) => (index < 3 ? 'rejected' : 'applied');
  mockDb.reset({
    leads: Array.from({ length: 12 }, (_, index) =>
      makeLead({ source: '', status: status(index) }),
    ),
  });
  const { user } = renderFeature(<InsightsPage />);
  const rates = await card('Response rate');
  expect(rates.getByRole('row', { name: 'All leads 0% 0 of 12' })).toBeVisible();
  await user.click(await rates.findByRole('button', { name: 'Count them' }));
  expect(await rates.findByRole('row', { name: 'All leads 25% 3 of 12' })).toBeVisible();
  expect(rates.getByText(/Replies include rejections/)).toBeVisible();
  expect((await card('Funnel')).getByText(/Rejected or lost/)).toHaveTextContent(
    'Rejected or lost 3',
  );
});

test('the weekly chart has a table for screen readers', async () => {
  mockDb.reset({ leads: [makeLead({ createdAt: new Date().toISOString() })] });
  renderFeature(<InsightsPage />);
  const weekly = await card('Weekly activity');
  expect(
    within(weekly.getByRole('table')).getByRole('row', { name: /until now 1 0$/ }),
  ).toBeVisible();
});

test('without leads, says what to do first', async () => {
  mockDb.reset({ leads: [] });
  renderFeature(<InsightsPage />);
  expect(await screen.findByText('No Leads Yet')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Funnel' })).not.toBeInTheDocument();
});

test('says what went wrong, and tries again', async () => {
  twelveLeads();
  mockServer.use(
    http.get('*/api/insights', () => HttpResponse.json({ error: 'No.' }, { status: 403 })),
  );
  const { user } = renderFeature(<InsightsPage />);
  expect(await screen.findByText('Error loading insights')).toBeVisible();
  mockServer.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await card('Funnel')).toBeDefined();
});
