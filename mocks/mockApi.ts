import type { JsonBodyType } from 'msw';
import { HttpResponse, http } from 'msw/http';
import { mockDb } from './db.ts';
import { errorResponse } from './errorResponse.ts';
import { MOCK_TOKEN } from './mockUser.ts';
import { readContacts } from './ownPeople.ts';

/** The names in a path such as '/leads/:id'. */
type Names<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

interface Call<Path extends string> {
  request: Request;
  params: Record<Names<Path>, string>;
}

/**
 * A handler that requires the mock user's token.
 *
 * @param respond returns the response or its JSON; nothing is a 204. What it throws is the response.
 */
const route =
  (method: 'get' | 'post' | 'put' | 'delete') =>
  <Path extends string>(path: Path, respond: (call: Call<Path>) => unknown) =>
    http[method](`*/api${path}`, async ({ request, params }) => {
      const authorization = request.headers.get('authorization');
      if (authorization === null) return errorResponse(401, 'User not authenticated');
      const isValid = authorization === `Bearer ${MOCK_TOKEN}` && !mockDb.isAccountDeleted;
      if (!isValid) return errorResponse(401, 'Authentication failed');
      // Tests set leads without their people.
      readContacts();
      const result = await respond({ request, params: params as Call<Path>['params'] });
      if (method !== 'get') readContacts();
      if (result instanceof Response) return result;
      if (result === undefined) return new HttpResponse(null, { status: 204 });
      return HttpResponse.json(result as JsonBodyType);
    });

/** The API as the client calls it, by method and path. */
export const mockApi = {
  get: route('get'),
  post: route('post'),
  put: route('put'),
  delete: route('delete'),
};

export const created = (body: JsonBodyType) => HttpResponse.json(body, { status: 201 });
