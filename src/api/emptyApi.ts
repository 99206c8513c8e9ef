import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery.ts';
import { MINUTE } from './endpointShapes.ts';
import { TAG_TYPES } from './tags.ts';

/** The api slice before it has its endpoints (api.ts), for what changes its cache (cache.ts). */
export const emptyApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAG_TYPES,
  keepUnusedDataFor: 10 * MINUTE,
  endpoints: () => ({}),
});
