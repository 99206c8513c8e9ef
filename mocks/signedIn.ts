import type { DefaultBodyType, PathParams } from 'msw';
import type { HttpResponseResolver } from 'msw/http';
import { mockDb } from './db.ts';
import { MOCK_TOKEN } from './mockUser.ts';
import { refusal } from './refusal.ts';

/** Wraps a handler that answers the mock user alone: any other token gets 401. */
export const signedIn =
  <Params extends PathParams<keyof Params> = PathParams>(
    resolver: HttpResponseResolver<Params, DefaultBodyType, undefined>,
  ): HttpResponseResolver<Params, DefaultBodyType, undefined> =>
  (info) => {
    const authorization = info.request.headers.get('authorization');
    if (authorization === null) return refusal(401, 'User not authenticated');
    const isValid = authorization === `Bearer ${MOCK_TOKEN}` && !mockDb.isAccountDeleted;
    if (!isValid) return refusal(401, 'Authentication failed');
    return resolver(info);
  };
