/** Every failed request, as a value (product spec, section 8). Plain data, so that Redux can hold it. */
export interface ApiError {
  /** The body's `error`, or 'HTTP {status}: {statusText}', or why no request was sent. */
  message: string;
  /** The HTTP status, or 0 when no response came. */
  status: number;
  /** The response's body, parsed when it was JSON. */
  body: unknown;
}

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'status' in error && 'message' in error;

export const isNotFound = (error: unknown): boolean => isApiError(error) && error.status === 404;

/**
 * The server rejected the token. A 401 without a body is our own: the identity provider couldn't be
 * reached, which doesn't mean that the session is over.
 */
export const isSessionRejected = (error: unknown): boolean =>
  isApiError(error) && error.status === 401 && error.body !== null;

/** A 4xx: sending the same request again won't help. */
export const isClientError = (error: ApiError): boolean =>
  error.status >= 400 && error.status < 500;
