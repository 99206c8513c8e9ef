import type { InjectOptions } from 'fastify';
import type { TestServer, TestUser } from './testServer.ts';

export interface ApiResponse {
  status: number;
  /** Parsed JSON; `null` when there is no body. */
  body: unknown;
}

/** Calls the API, with an optional JSON body. */
export type Call = (
  method: InjectOptions['method'],
  url: string,
  body?: unknown,
) => Promise<ApiResponse>;

/** Calls the API with the user's token, or without one. */
export const callAs =
  ({ app }: Pick<TestServer, 'app'>, user: Pick<TestUser, 'token'> | null): Call =>
  async (method, url, body) => {
    const response = await app.inject({
      method,
      url,
      headers: {
        ...(user && { authorization: `Bearer ${user.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    return { status: response.statusCode, body: response.body === '' ? null : response.json() };
  };
