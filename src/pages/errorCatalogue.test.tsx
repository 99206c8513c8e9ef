import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import { mockServer } from '#mocks/node.ts';
import { sessionExpiredScenario } from '#mocks/scenarios/connection.ts';
import { leadsFailScenario } from '#mocks/scenarios/leads.ts';
import { profileFailsScenario } from '#mocks/scenarios/profile.ts';
import { renderApp } from '#test/renderApp.tsx';

/*
 * Loading errors of the product spec, section 8, from the response to the text on screen. The texts are
 * tested in errorMessages.test.ts, and errors of forms and actions with them.
 */

const alertAt = async (path: string) => {
  renderApp(path);
  return screen.findByRole('alert');
};

describe('a list that fails to load', () => {
  test('401 is shown on the sign-in page', async () => {
    mockServer.use(...sessionExpiredScenario());
    expect(await alertAt('/app/leads')).toHaveTextContent(
      'Your session has expired. Please login again.',
    );
    expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  });

  test("an error that isn't an API error", async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    mockServer.use(http.get('*/api/leads', () => HttpResponse.json(null)));
    expect(await alertAt('/app/leads')).toHaveTextContent(
      'Network error. Please check your connection.',
    );
    expect(logged).toHaveBeenCalled();
  });
});

test.each([
  ['/app', 'Error loading dashboard: Server error. Please try again later.', leadsFailScenario],
  ['/app', 'Error loading dashboard: Server error. Please try again later.', profileFailsScenario],
  ['/app/leads', 'Error loading leads', leadsFailScenario],
  ['/app/settings', 'Error loading profile', profileFailsScenario],
  ['/app/edit-profile', 'Error loading profile', profileFailsScenario],
])('%s: %s', async (path, text, scenario) => {
  mockServer.use(...scenario());
  expect(await alertAt(path)).toHaveTextContent(text);
});
