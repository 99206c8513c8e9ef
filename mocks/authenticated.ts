import type { DefaultBodyType, PathParams } from 'msw';
import type { HttpResponseResolver } from 'msw/http';
import { mockDb } from './db.ts';
import { errorResponse } from './errorResponse.ts';
import { MOCK_TOKEN } from './mockUser.ts';

/** Wraps a handler that requires the mock user's token. */
export const authenticated =
  <Params extends PathParams<keyof Params> = PathParams>(
    resolver: HttpResponseResolver<Params, DefaultBodyType, undefined>,
  ): HttpResponseResolver<Params, DefaultBodyType, undefined> =>
  (info) => {
    const authorization = info.request.headers.get('authorization');
    if (authorization === null) return errorResponse(401, 'User not authenticated');
    const isValid = authorization === `Bearer ${MOCK_TOKEN}` && !mockDb.isAccountDeleted;
    if (!isValid) return errorResponse(401, 'Authentication failed');
    return resolver(info);
  };
