import type { AuthClient } from '#domain/auth.ts';
import type { ApiError } from './apiError.ts';
import { fetchWithProgress, type OnUploadProgress } from './fetchWithProgress.ts';

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
  /** Sent as JSON, or as it is when it is FormData. */
  body?: unknown;
  /** What kind of answer is asked for; the server's own choice when left out. */
  accept?: string;
  /** Is told how much of the body was sent. */
  onUploadProgress?: OnUploadProgress;
}

const failure = (message: string, status: number, body: unknown = null): { error: ApiError } => ({
  error: { message, status, body },
});

/** No answer came, or it broke off. */
export const networkFailure = () => failure('Network error occurred', 0);

/** A failure that the server told in the middle of an answer that had begun well. */
export const lateFailure = (error: string, status: number) => failure(error, status, { error });

function withParams(url: string, params: object = {}): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length > 0 ? `${url}?${query}` : url;
}

/** The body of a request, and the header that names its type where the browser does not. */
function bodyParts(body: unknown): { body?: FormData | string; headers?: Record<string, string> } {
  if (body === undefined) return {};
  // The browser names the type of a form itself, with the boundary between its parts.
  if (body instanceof FormData) return { body };
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
}

async function bearerToken(auth: AuthClient): Promise<{ token: string } | { error: ApiError }> {
  try {
    const token = await auth.getToken();
    return token === null ? failure('User not authenticated', 401) : { token };
  } catch {
    return failure('Authentication failed', 401);
  }
}

/** The parsed answer. A success that is not JSON counts as success (product spec, section 7). */
export async function readAnswer(response: Response): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return isJson ? await response.json() : { success: true };
}

/** Makes one call with the user's token. Whatever fails, a refusal too, becomes one ApiError. */
export async function sendRequest(
  { url, method = 'GET', params, body, accept, onUploadProgress }: ApiRequest,
  { auth, apiBase }: ApiDependencies,
  signal: AbortSignal,
): Promise<{ response: Response } | { error: ApiError }> {
  const session = await bearerToken(auth);
  if ('error' in session) return session;
  const { headers, ...parts } = bodyParts(body);
  try {
    const address = apiBase + withParams(url, params);
    const init = {
      method,
      signal,
      headers: {
        Authorization: `Bearer ${session.token}`,
        ...(accept && { Accept: accept }),
        ...headers,
      },
      ...parts,
    };
    const response = await (onUploadProgress
      ? fetchWithProgress(address, init, onUploadProgress)
      : fetch(address, init));
    if (response.ok) return { response };
    const answer = await readAnswer(response);
    const said = (answer as { error?: unknown } | null)?.error;
    const message =
      typeof said === 'string' && said ? said : `HTTP ${response.status}: ${response.statusText}`;
    return failure(message, response.status, answer);
  } catch {
    return networkFailure();
  }
}
