import { type BaseQueryFn, retry } from '@reduxjs/toolkit/query';
import { type ApiError, isClientError } from './apiError.ts';
import {
  type ApiDependencies,
  type ApiRequest,
  networkFailure,
  readAnswer,
  sendRequest,
} from './sendRequest.ts';

export interface ApiRequestOptions {
  /** Retries of a failed query, 3 when left out (product spec, section 7, Caching). */
  maxRetries?: number;
}

type ApiBaseQuery = BaseQueryFn<ApiRequest, unknown, ApiError, ApiRequestOptions>;

const send: ApiBaseQuery = async (request, { extra, signal }) => {
  const outcome = await sendRequest(request, extra as ApiDependencies, signal);
  if ('error' in outcome) return outcome;
  return readAnswer(outcome.response).then((data) => ({ data }), networkFailure);
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
