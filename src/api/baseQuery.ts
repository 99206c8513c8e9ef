import { type BaseQueryFn, retry } from '@reduxjs/toolkit/query';
import type { AuthClient } from '#domain/auth.ts';
import { type ApiError, isClientError } from './apiError.ts';

/** What the API slice needs from outside; it comes in through the store's thunk `extraArgument`. */
export interface ApiDependencies {
  auth: AuthClient;
  /** Where the calls go, without a trailing slash: '/api' or 'https://host/api'. */
  apiBase: string;
  /** Waits before the n-th retry (from 1). Exponential with jitter when left out. */
  retryDelay?: (attempt: number) => Promise<void>;
}

export interface ApiRequest {
  /** Below the API base, with a leading slash. */
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Query parameters; those that are `undefined` are left out. */
  params?: object;
  /** Sent as JSON. */
  body?: unknown;
}

export interface ApiRequestOptions {
  /** Retries of a failed query, 3 when left out (product spec, section 7, Caching). */
  maxRetries?: number;
}

type ApiBaseQuery = BaseQueryFn<ApiRequest, unknown, ApiError, ApiRequestOptions>;

const failure = (message: string, status: number, body: unknown = null): { error: ApiError } => ({
  error: { message, status, body },
});

function withParams(url: string, params: object = {}): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length > 0 ? `${url}?${query}` : url;
}

async function readBody(response: Response): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  // A success that is not JSON counts as success (section 7).
  return isJson ? await response.json() : { success: true };
}

async function bearerToken(auth: AuthClient): Promise<{ token: string } | { error: ApiError }> {
  try {
    const token = await auth.getToken();
    return token === null ? failure('User not authenticated', 401) : { token };
  } catch {
    return failure('Authentication failed', 401);
  }
}

/** One call with the user's token. Every failure becomes one ApiError. */
const send: ApiBaseQuery = async ({ url, method = 'GET', params, body }, { extra, signal }) => {
  const { auth, apiBase } = extra as ApiDependencies;
  const session = await bearerToken(auth);
  if ('error' in session) return session;

  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(apiBase + withParams(url, params), {
      method,
      signal,
      headers: {
        Authorization: `Bearer ${session.token}`,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    answer = await readBody(response);
  } catch {
    return failure('Network error occurred', 0);
  }
  if (response.ok) return { data: answer };

  const said = (answer as { error?: unknown } | null)?.error;
  const message =
    typeof said === 'string' && said ? said : `HTTP ${response.status}: ${response.statusText}`;
  return failure(message, response.status, answer);
};

/** Queries are tried again, mutations never; neither is anything that the server refused with a 4xx. */
export const baseQuery: ApiBaseQuery = (request, api, options) => {
  const { retryDelay } = api.extra as ApiDependencies;
  const { maxRetries = 3 } = options ?? {};
  const sendWithRetries = retry(send, {
    retryCondition: (error, _request, { attempt }) =>
      api.type === 'query' && attempt <= maxRetries && !isClientError(error as unknown as ApiError),
    ...(retryDelay && { backoff: retryDelay }),
  });
  return sendWithRetries(request, api, {});
};
