import { isOfLinkedIn } from '#domain/extraction/linkedInPost.ts';
import { type ApiError, isApiError } from './apiError.ts';

/* ApiError -> the text that the user reads (product spec, section 8). */

export const SESSION_EXPIRED = 'Your session has expired. Please login again.';

const MESSAGES_BY_STATUS: Partial<Record<number, string>> = {
  401: SESSION_EXPIRED,
  403: "You don't have permission to perform this action.",
  404: 'The requested resource was not found.',
  429: 'Too many requests. Please try again later.',
  500: 'Server error. Please try again later.',
  502: 'Server error. Please try again later.',
  503: 'Server error. Please try again later.',
  504: 'Server error. Please try again later.',
};

/** The generic message of section 8. */
export function errorMessage(error: unknown): string {
  if (!isApiError(error)) return 'Network error. Please check your connection.';
  return MESSAGES_BY_STATUS[error.status] || error.message || 'An unexpected error occurred.';
}

const EXTRACTION_MESSAGES: Partial<Record<number, string>> = {
  400: 'Invalid LinkedIn post URL. Please check the URL format.',
  401: 'Authentication failed. Please log in again.',
  404: 'LinkedIn extraction feature is not available yet. Please enter the details manually.',
  500: 'Server error occurred. Please try again later.',
};

/** A posting at an address that couldn't be read: in the spec's words for LinkedIn posts, otherwise in the server's. */
export function readingMessage(error: unknown, url: string): string {
  if (isOfLinkedIn(url))
    return (
      (isApiError(error) && EXTRACTION_MESSAGES[error.status]) ||
      'Failed to extract LinkedIn post. Please try again.'
    );
  return (
    (isApiError(error) && [422, 502, 504].includes(error.status) && serverMessage(error)) ||
    errorMessage(error)
  );
}

/** A failed pitch generation: the server's message, or the spec's default. */
export function pitchMessage(error: unknown): string {
  if (!isApiError(error)) return 'Failed to generate pitch.';
  if (error.status === 401) return 'User not authenticated for pitch generation.';
  return serverMessage(error) ?? 'Failed to generate pitch.';
}

const serverMessage = ({ body }: ApiError): string | undefined =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'
    ? body.error
    : undefined;
