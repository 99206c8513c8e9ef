import { screen } from '@testing-library/react';
import { mockServer } from '#mocks/node.ts';
import { leadsFailScenario, leadsSlowScenario, noLeadsScenario } from '#mocks/scenarios/leads.ts';
import { renderFeature } from '#test/renderFeature.tsx';
import { PitchPageView } from './PitchPageView.tsx';

test.each([
  ['are loading', leadsSlowScenario, 'Loading your leads...'],
  [
    'cannot be loaded',
    leadsFailScenario,
    'Error loading leads: Server error. Please try again later.',
  ],
])('shows a message when the leads %s', async (_what, scenario, words) => {
  mockServer.use(...scenario());
  const { user } = renderFeature(<PitchPageView />);
  await user.click(await screen.findByRole('combobox', { name: 'For' }));
  expect(screen.queryByText('You have no leads yet.')).not.toBeInTheDocument();
  expect(await screen.findByText(words)).toBeVisible();
});

test('shows a message when there are no leads', async () => {
  mockServer.use(...noLeadsScenario());
  const { user } = renderFeature(<PitchPageView />);
  await user.click(await screen.findByRole('combobox', { name: 'For' }));
  expect(await screen.findByText('You have no leads yet.')).toBeVisible();
});
