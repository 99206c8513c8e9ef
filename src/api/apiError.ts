/** Every failed request, as a value (product spec, section 8). Plain data, because it's in the store. */
export interface ApiError {
  /**
   * `network`: no response came, or it broke off. `session`: no request was sent, because the identity
   * provider has no token or couldn't be reached. `rejected`: the server responded with an error.
   * `conflict`: the update started from an older version. `invalid`: the response can't be read.
   */
  kind: 'network' | 'session' | 'rejected' | 'conflict' | 'invalid';
  /** The body's `error`, or 'HTTP {status}: {statusText}', or why no request was sent. */
  message: string;
  /** The HTTP status, or 0 when no response came. */
  status: number;
  /** The response's body, parsed when it was JSON. That of a conflict has the current entity as `data`. */
  body: unknown;
}

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'status' in error && 'message' in error;

export const isNotFound = (error: unknown): boolean => isApiError(error) && error.status === 404;

/** The server rejected the token. */
export const isSessionRejected = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'rejected' && error.status === 401;

/** The entity as the server has it, when an update started from an older version. */
export const currentEntity = <Entity>(error: unknown): Entity | undefined =>
  isApiError(error) && error.kind === 'conflict'
    ? (error.body as { data: Entity }).data
    : undefined;
