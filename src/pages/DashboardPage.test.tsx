import { screen, waitFor, within } from '@testing-library/react';
import { delay } from 'msw';
import { http } from 'msw/http';
import { mockDb } from '#mocks/db.ts';
import { errorResponse } from '#mocks/errorResponse.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { makePitch } from '#mocks/factories/makePitch.ts';
import { mockServer } from '#mocks/node.ts';
import { leadsFailScenario, noLeadsScenario } from '#mocks/scenarios/leads.ts';
import { renderApp } from '#test/renderApp.tsx';
import { renderFeature } from '#test/renderFeature.tsx';
import { DashboardPage } from './DashboardPage.tsx';

const overview = () => screen.findByRole('region', { name: 'Overview' });

test('shows the figures and the five most recent leads', async () => {
  const leads = ['applied', 'interviewing', 'rejected', 'new', 'applied', 'applied'] as const;
  mockDb.reset({
    leads: leads.map((status, index) =>
      makeLead({
        status,
        company: `Company ${index}`,
        updatedAt: `2026-01-0${index + 1}T10:00:00Z`,
      }),
    ),
    pitches: [makePitch(), makePitch()],
  });
  renderFeature(<DashboardPage />);
  const recent = await screen.findByRole('region', { name: 'Recent Leads' });
  expect(await overview()).toHaveTextContent(
    "Total Leads6Active Applications53 in your 5 most recent leadsPitches Generated2Response Rate20%Rejections don't count as replies",
  );
  const rows = within(recent).getAllByRole('link', { name: /^Company/ });
  expect(rows.map((row) => row.textContent?.match(/Company \d/)?.[0])).toEqual([
    'Company 5',
    'Company 4',
    'Company 3',
    'Company 2',
    'Company 1',
  ]);
});

test('shows each figure as soon as it is loaded', async () => {
  mockServer.use(http.get('*/api/pitches', () => delay('infinite')));
  renderFeature(<DashboardPage />);
  expect(await screen.findByText('Total Leads')).toBeVisible();
  await waitFor(async () => expect(await overview()).toHaveTextContent('Total Leads6'));
  expect(await overview()).toHaveAttribute('aria-busy', 'true');
});

test('a recent lead links to its details', async () => {
  const { user } = renderApp('/app');
  await user.click(await screen.findByRole('link', { name: /Helio Grid/ }));
  expect(await screen.findByRole('dialog', { name: 'Data Engineer' })).toBeVisible();
  // The focused link was removed.
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('shows 0% alone while no lead was contacted', async () => {
  mockDb.reset({ leads: [makeLead({ status: 'new' })] });
  renderFeature(<DashboardPage />);
  await screen.findByRole('region', { name: 'Recent Leads' });
  await waitFor(async () => expect(await overview()).toHaveTextContent(/Response Rate0%$/));
});

test('shows a dash for figures that fail to load, and the rest', async () => {
  mockServer.use(
    http.get('*/api/pitches', () => errorResponse(403, 'No.')),
    http.get('*/api/leads/stats', () => errorResponse(403, 'No.')),
  );
  renderFeature(<DashboardPage />);
  await screen.findByRole('region', { name: 'Recent Leads' });
  await waitFor(async () =>
    expect(await overview()).toHaveTextContent(
      /^Total Leads–Active Applications–\s*Pitches Generated–Response Rate–$/,
    ),
  );
});

test('asks for the profile when it is missing', async () => {
  mockDb.reset({ profile: null });
  const { user, router } = renderFeature(<DashboardPage />);
  await user.click(await screen.findByRole('link', { name: 'Complete Profile' }));
  expect(router.state.location.pathname).toBe('/app/edit-profile');
});

test('an empty account shows what to do first', async () => {
  mockServer.use(...noLeadsScenario());
  renderFeature(<DashboardPage />);
  expect(await screen.findByText('Add Your First Lead')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Recent Leads' })).not.toBeInTheDocument();
});

test('shows an error and a way to retry', async () => {
  mockServer.use(...leadsFailScenario(403));
  renderFeature(<DashboardPage />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "Error loading dashboard: You don't have permission to perform this action.",
  );
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
