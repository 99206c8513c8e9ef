/** Every failure of a call, as a value (product spec, section 8). Plain data: it travels through Redux. */
export interface ApiError {
  /** The body's `error`, or 'HTTP {status}: {statusText}', or what kept the call from being made. */
  message: string;
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** The answer's body, parsed when it was JSON. */
  body: unknown;
}

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'status' in error && 'message' in error;

export const isNotFound = (error: unknown): boolean => isApiError(error) && error.status === 404;

/**
 * The server itself refused the token. A 401 without a body is our own: the identity provider could
 * not be asked for a token, which says nothing of the session.
 */
export const isSessionRefused = (error: unknown): boolean =>
  isApiError(error) && error.status === 401 && error.body !== null;

/** Refused for what was asked, so that asking again the same way is no use. */
export const isClientError = (error: ApiError): boolean =>
  error.status >= 400 && error.status < 500;
