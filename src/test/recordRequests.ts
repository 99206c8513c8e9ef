import { mockServer } from '#mocks/node.ts';

/** Records the calls that reach the mocked backend from now on, as 'GET /leads'. */
export function recordRequests(): string[] {
  const requests: string[] = [];
  mockServer.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url);
    requests.push(`${request.method} ${pathname.replace('/api', '')}`);
  });
  return requests;
}
