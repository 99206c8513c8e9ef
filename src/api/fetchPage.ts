import type { ApiError } from './apiError.ts';
import type { ApiRequest } from './sendRequest.ts';

interface Outcome {
  data?: unknown;
  error?: ApiError;
}

/** How an endpoint of several requests makes each of them. */
export type FetchPage = (request: ApiRequest) => Outcome | PromiseLike<Outcome>;
