import { type BaseQueryFn, retry } from '@reduxjs/toolkit/query';
import type { ApiError } from './apiError.ts';
import {
  type ApiRequest,
  readBody,
  readFile,
  sendRequest,
  type ThunkExtra,
} from './sendRequest.ts';

interface ApiRequestOptions {
  /** Retries of a failed query, 3 by default (product spec, section 7, Caching). */
  maxRetries?: number;
  /** The mutation has the same effect when it's sent twice. */
  isRepeatable?: boolean;
}

type ApiBaseQuery = BaseQueryFn<ApiRequest, unknown, ApiError, ApiRequestOptions>;

/** `fetchBaseQuery` reads every response to its end, so it can't be used for event streams. */
const send: ApiBaseQuery = async (request, { extra, signal }) => {
  const { response, error } = await sendRequest(request, extra as ThunkExtra, signal);
  return error ? { error } : request.isFile ? readFile(response) : readBody(response);
};

/** Whether the same request may succeed later. */
const isTemporary = ({ kind, status }: ApiError): boolean =>
  kind === 'network' || (kind === 'rejected' && status >= 500);

/** Retries queries, and mutations that can be repeated, whose error may be temporary. */
export const baseQuery: ApiBaseQuery = (request, api, options) => {
  const { retryDelay } = api.extra as ThunkExtra;
  const { maxRetries = 3, isRepeatable = api.type === 'query' } = options ?? {};
  const sendWithRetries = retry(send, {
    retryCondition: (error, _request, { attempt }) =>
      isRepeatable && attempt <= maxRetries && isTemporary(error as unknown as ApiError),
    ...(retryDelay && { backoff: retryDelay }),
  });
  return sendWithRetries(request, api, {});
};
