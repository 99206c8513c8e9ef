/**
 * Records the client's requests from now on, such as 'GET /leads'. It wraps `fetch`, because Node may
 * resend a request when a kept-alive connection is gone.
 */
export function recordRequests(): string[] {
  const requests: string[] = [];
  const { fetch } = globalThis;
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const request = new Request(input, init);
    requests.push(`${request.method} ${new URL(request.url).pathname.replace('/api', '')}`);
    return fetch(request);
  });
  return requests;
}
