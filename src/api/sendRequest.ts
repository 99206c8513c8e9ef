import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { AuthClient } from '#domain/auth/auth.ts';
import type { NewLead } from '#domain/contract/leads.ts';
import type { ApiError } from './apiError.ts';

/** The store's thunk `extraArgument`. */
export interface ThunkExtra {
  auth: AuthClient;
  /** Where requests go, without a trailing slash: '/api' or 'https://host/api'. */
  apiBase: string;
  /** Waits before the n-th retry (from 1). Exponential with jitter by default. */
  retryDelay?: (attempt: number) => Promise<void>;
  outbox?: Outbox;
}

/** How saving a new lead ended; it may wait for the server. */
export type SaveOutcome = { kind: 'saved' | 'waiting' } | { kind: 'rejected'; problem: string };

export interface LeadToSave {
  lead: NewLead & { id: string };
  /** It waits already, and the user edited it. */
  isEdited: boolean;
  /** The user wants to write for it. */
  writesPitch: boolean;
}

/** Of a client that keeps new leads, and what was sent for one, until the server can be reached. */
export interface Outbox {
  saveLead: (
    saved: LeadToSave,
  ) => ThunkAction<Promise<SaveOutcome>, unknown, unknown, UnknownAction>;
}

export interface ApiRequest {
  /** Below the API base, with a leading slash. */
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Query parameters. Those that are `undefined` are left out. */
  params?: object;
  /** Sent as JSON, or as it is when it is FormData or a file of JSON. */
  body?: unknown;
  /** The `Accept` header. */
  accept?: string;
  /** Without the user's token: anyone may send it. */
  isPublic?: boolean;
  /** The response isn't JSON but a file. */
  isFile?: boolean;
  /** After temporary errors; 3 for queries (product spec, section 7, Caching), none for mutations. */
  maxRetries?: number;
}

type SentRequest =
  | { response: Response; error?: undefined }
  | { response?: undefined; error: ApiError };

const failure = (
  kind: ApiError['kind'],
  message: string,
  status: number,
  body: unknown = null,
): { error: ApiError } => ({ error: { kind, message, status, body } });

/** No response came, or it broke off. */
export const networkError = () => failure('network', 'Network error occurred', 0);

/** An error that the server sends after a response has started with status 200. */
export const lateError = (error: string, status: number) =>
  failure('rejected', error, status, { error });

function withParams(url: string, params: object = {}): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length > 0 ? `${url}?${query}` : url;
}

/** The browser names the type of a form itself, with the boundary between its parts. */
function encodeBody(body: unknown): {
  body?: FormData | Blob | string;
  headers?: Record<string, string>;
} {
  if (body === undefined) return {};
  if (body instanceof FormData) return { body };
  if (body instanceof Blob) return { body, headers: { 'Content-Type': 'application/json' } };
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
}

async function bearerToken(auth: AuthClient): Promise<{ token: string } | { error: ApiError }> {
  try {
    const token = await auth.getToken();
    return token === null ? failure('session', 'User not authenticated', 401) : { token };
  } catch {
    return failure('session', 'Authentication failed', 401);
  }
}

export const readFile = (response: Response) =>
  response.blob().then((data) => ({ data }), networkError);

/** The parsed body. A success that isn't JSON counts as success (product spec, section 7). */
export async function readBody(
  response: Response,
): Promise<{ data: unknown; error?: undefined } | { data?: undefined; error: ApiError }> {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (!isJson) return { data: { success: true } };
  const text = await response.text().catch(() => null);
  if (text === null) return networkError();
  try {
    return { data: JSON.parse(text) };
  } catch {
    return failure('invalid', 'The server sent an invalid response.', response.status);
  }
}

async function toApiError(response: Response): Promise<{ error: ApiError }> {
  const { status, statusText } = response;
  const { data: body = null } = await readBody(response);
  const { error: message, data } = (body ?? {}) as { error?: unknown; data?: unknown };
  const isMessage = typeof message === 'string' && message !== '';
  const kind = status === 409 && data !== undefined ? 'conflict' : 'rejected';
  return failure(kind, isMessage ? message : `HTTP ${status}: ${statusText}`, status, body);
}

/** Sends one request with the user's token. Every failure becomes an ApiError. */
export async function sendRequest(
  { url, method = 'GET', params, body, accept, isPublic }: ApiRequest,
  { auth, apiBase }: ThunkExtra,
  signal: AbortSignal,
): Promise<SentRequest> {
  const session = isPublic ? null : await bearerToken(auth);
  if (session && 'error' in session) return session;
  const encoded = encodeBody(body);
  const headers = {
    ...(session && { Authorization: `Bearer ${session.token}` }),
    ...(accept && { Accept: accept }),
    ...encoded.headers,
  };
  const init = { method, signal, headers, body: encoded.body };
  try {
    const response = await fetch(apiBase + withParams(url, params), init);
    return response.ok ? { response } : await toApiError(response);
  } catch {
    return networkError();
  }
}
