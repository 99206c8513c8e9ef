/**
 * Records the calls that the client makes from now on, as 'GET /leads'.
 *
 * Counted where they are made: Node itself may send a request again whose kept connection was gone.
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
