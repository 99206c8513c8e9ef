import type {
  EndpointBuilder,
  MutationDefinition,
  QueryDefinition,
  TagDescription,
} from '@reduxjs/toolkit/query/react';
import type { baseQuery } from './baseQuery.ts';
import type { ApiRequest } from './sendRequest.ts';
import type { TAG_TYPES } from './tags.ts';

export const MINUTE = 60;

export type BaseQuery = typeof baseQuery;
export type TagType = (typeof TAG_TYPES)[number];
type Tag = TagDescription<TagType>;
type Request<Arg> = string | ApiRequest | ((arg: Arg) => string | ApiRequest);

export type Read<Data, Arg> = QueryDefinition<Arg, BaseQuery, TagType, Data>;
type Write<Data, Arg> = MutationDefinition<Arg, BaseQuery, TagType, Data>;
type ReadOptions<Data, Arg> = Pick<
  Read<Data, Arg>,
  'keepUnusedDataFor' | 'merge' | 'transformResponse'
> & {
  /** By default 5 minutes (product spec, section 7, Caching). */
  freshSeconds?: number;
};
type Stale<Data, Arg> =
  | readonly Tag[]
  | ((arg: Arg, error: unknown, data: Data | undefined) => Tag[]);

export const post = (url: string, body?: unknown) => ({ url, method: 'POST', body }) as const;
export const put = (url: string, body: unknown) => ({ url, method: 'PUT', body }) as const;
export const remove = (url: string) => ({ url, method: 'DELETE' }) as const;

/** The entity in a response, or `null`. */
const dataOf = <Data>({ data = null }: { data?: Data | null }) => data as Data;

export function fileForm(name: string, file: File): FormData {
  const form = new FormData();
  form.append(name, file);
  return form;
}

/** Whether a response is older than `seconds`, so that a new subscriber refetches it. */
export const isOlderThan =
  (seconds: number) =>
  ({ endpointState }: { endpointState?: { fulfilledTimeStamp?: number } }): boolean =>
    endpointState?.fulfilledTimeStamp !== undefined &&
    Date.now() - endpointState.fulfilledTimeStamp > seconds * 1000;

const toRequest =
  <Arg>(request: Request<Arg>) =>
  (arg: Arg): ApiRequest => {
    const sent = typeof request === 'function' ? request(arg) : request;
    return typeof sent === 'string' ? { url: sent } : sent;
  };

/** What most endpoints are: one request, and its tags. */
export function endpointShapes(build: EndpointBuilder<BaseQuery, TagType, 'api'>) {
  /** A query whose response is `{ data }`. */
  const read = <Data, Arg = void>(
    request: Request<Arg>,
    tags: readonly Tag[] | ((arg: Arg) => Tag[]),
    { freshSeconds = 5 * MINUTE, ...options }: ReadOptions<Data, Arg> = {},
  ) =>
    build.query<Data, Arg>({
      query: toRequest(request),
      transformResponse: dataOf,
      providesTags: typeof tags === 'function' ? (_data, _error, arg) => tags(arg) : tags,
      forceRefetch: isOlderThan(freshSeconds),
      ...options,
    });

  /** Reads a file at an address below the API's. It isn't kept. */
  const file = (transformResponse: (content: Blob) => string | Promise<string>) =>
    build.mutation<string, string>({
      query: (url) => ({ url, isFile: true }),
      transformResponse,
      invalidatesTags: [],
    });

  /** A list that is fetched page by page. */
  const pages = <Page extends { nextCursor: string | null }>(
    url: string,
    params: Record<string, string>,
    tags: readonly Tag[],
  ) =>
    build.infiniteQuery<Page, void, string>({
      query: ({ pageParam }) => ({ url, params: { ...params, cursor: pageParam || undefined } }),
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      providesTags: tags,
    });

  /**
   * A mutation that keeps its whole response.
   *
   * @param request or the URL that its argument is posted to
   * @param stale the tags that it invalidates, even if it fails, or `NOTHING`
   * @param onQueryStarted changes the cache before or after the response
   */
  const send = <Data, Arg = void>(
    request: Request<Arg>,
    stale: Stale<Data, Arg>,
    onQueryStarted?: Write<Data, Arg>['onQueryStarted'],
    transformResponse?: Write<Data, Arg>['transformResponse'],
  ) =>
    build.mutation<Data, Arg>({
      query: toRequest(typeof request === 'string' ? (body: Arg) => post(request, body) : request),
      transformResponse,
      invalidatesTags:
        typeof stale === 'function' ? (data, error, arg) => stale(arg, error, data) : stale,
      onQueryStarted,
    });

  /** A mutation whose response is `{ data }`, or says only that it's done: `null`. */
  const write = <Data, Arg = void>(
    request: Request<Arg>,
    stale: Stale<Data, Arg>,
    onQueryStarted?: Write<Data, Arg>['onQueryStarted'],
  ) => send(request, stale, onQueryStarted, dataOf);

  return { read, pages, file, send, write };
}
