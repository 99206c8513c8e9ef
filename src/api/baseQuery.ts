import { type BaseQueryFn, retry } from '@reduxjs/toolkit/query';
import type { ApiError } from './apiError.ts';
import {
  type ApiRequest,
  readBody,
  readFile,
  sendRequest,
  type ThunkExtra,
} from './sendRequest.ts';

type ApiBaseQuery = BaseQueryFn<ApiRequest, unknown, ApiError>;

/** `fetchBaseQuery` reads every response to its end, so it can't be used for event streams. */
const send: ApiBaseQuery = async (request, { extra, signal }) => {
  const { response, error } = await sendRequest(request, extra as ThunkExtra, signal);
  return error ? { error } : request.isFile ? readFile(response) : readBody(response);
};

/** Whether the same request may succeed later. */
const isTemporary = ({ kind, status }: ApiError): boolean =>
  kind === 'network' || (kind === 'rejected' && status >= 500);

/** Retries a request whose error may be temporary. A mutation, unless it says so, isn't sent twice. */
export const baseQuery: ApiBaseQuery = (request, api) => {
  const { retryDelay } = api.extra as ThunkExtra;
  const { maxRetries = api.type === 'query' ? 3 : 0 } = request;
  const sendWithRetries = retry(send, {
    retryCondition: (error, _request, { attempt }) =>
      attempt <= maxRetries && isTemporary(error as unknown as ApiError),
    ...(retryDelay && { backoff: retryDelay }),
  });
  return sendWithRetries(request, api, {});
};
