import {
  errorMessage,
  extractionMessage,
  pitchImportMessage,
  pitchMessage,
} from './errorMessages.ts';

/* The error catalogue of the product spec, section 8. */

const apiError = (status: number, error = '') => ({ status, message: error, body: { error } });

test.each([
  [401, 'Your session has expired. Please login again.'],
  [403, "You don't have permission to perform this action."],
  [404, 'The requested resource was not found.'],
  [429, 'Too many requests. Please try again later.'],
  [500, 'Server error. Please try again later.'],
  [502, 'Server error. Please try again later.'],
  [503, 'Server error. Please try again later.'],
  [504, 'Server error. Please try again later.'],
  [418, "The error's own message."],
])('%i: %s', (status, text) => {
  expect(errorMessage(apiError(status, "The error's own message."))).toBe(text);
});

test("an error without a message, and one that isn't the API's", () => {
  expect(errorMessage(apiError(418))).toBe('An unexpected error occurred.');
  expect(errorMessage(new TypeError())).toBe('Network error. Please check your connection.');
});

test.each([
  [400, 'Invalid LinkedIn post URL. Please check the URL format.'],
  [401, 'Authentication failed. Please log in again.'],
  [404, 'LinkedIn extraction feature is not available yet. Please enter the details manually.'],
  [500, 'Server error occurred. Please try again later.'],
  [422, 'Failed to extract LinkedIn post. Please try again.'],
])('an import in the lead form that fails with %i', (status, text) => {
  expect(extractionMessage(apiError(status, 'No.'))).toBe(text);
});

test('an import on the pitches page shows the message of the server, or a default', () => {
  expect(pitchImportMessage(apiError(422, 'This page shows no post.'))).toBe(
    'This page shows no post.',
  );
  expect(pitchImportMessage({ ...apiError(422), body: {} })).toBe(
    'Failed to extract LinkedIn post. Please try again.',
  );
});

test('a pitch shows the message of the server, or a default', () => {
  expect(pitchMessage(apiError(401, 'No.'))).toBe('User not authenticated for pitch generation.');
  expect(pitchMessage(apiError(502, 'The model sent no response.'))).toBe(
    'The model sent no response.',
  );
  expect(pitchMessage(new Error())).toBe('Failed to generate pitch.');
});
