import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import { errorMessage } from '#api/errorMessages.ts';
import { mockServer } from '#mocks/node.ts';
import { networkDownScenario, sessionExpiredScenario } from '#mocks/scenarios/connection.ts';
import { leadsFailScenario } from '#mocks/scenarios/leads.ts';
import { profileFailsScenario } from '#mocks/scenarios/profile.ts';
import { renderApp } from '#test/renderApp.tsx';

/*
 * The error catalogue of the product spec, section 8: the generic mapping and the loading errors,
 * from the response to the text on screen. Errors of forms and actions are tested with them; session
 * expiry in sessionExpiry.test.tsx.
 */

const alertAt = async (path: string) => {
  renderApp(path);
  return screen.findByRole('alert');
};

describe('the generic mapping', () => {
  test.each([
    [403, "You don't have permission to perform this action."],
    [404, 'The requested resource was not found.'],
    [429, 'Too many requests. Please try again later.'],
    [500, 'Server error. Please try again later.'],
    [502, 'Server error. Please try again later.'],
    [503, 'Server error. Please try again later.'],
    [504, 'Server error. Please try again later.'],
    [418, 'The list of leads is out of reach.'],
  ])('%i: %s', async (status, text) => {
    mockServer.use(...leadsFailScenario(status));
    expect(await alertAt('/app/leads')).toHaveTextContent(text);
  });

  test('401 is shown on the sign-in page', async () => {
    mockServer.use(...sessionExpiredScenario());
    expect(await alertAt('/app/leads')).toHaveTextContent(
      'Your session has expired. Please login again.',
    );
    expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  });

  test('an unknown status without a message is named', async () => {
    mockServer.use(
      http.get('*/api/leads', () => new HttpResponse(null, { status: 418, statusText: 'Teapot' })),
    );
    expect(await alertAt('/app/leads')).toHaveTextContent('HTTP 418: Teapot');
  });

  test('no response', async () => {
    mockServer.use(...networkDownScenario());
    expect(await alertAt('/app/leads')).toHaveTextContent('Network error occurred');
  });

  test('an error that is no API error', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    mockServer.use(http.get('*/api/leads', () => HttpResponse.json(null)));
    expect(await alertAt('/app/leads')).toHaveTextContent(
      'Network error. Please check your connection.',
    );
    expect(logged).toHaveBeenCalled();
  });

  test('an error without a message', () => {
    expect(errorMessage({ status: 418, message: '', body: null })).toBe(
      'An unexpected error occurred.',
    );
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
