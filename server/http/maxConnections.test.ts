import { maxConnections } from './maxConnections.ts';

it.each([
  [64, 16],
  [1_024, 384],
  [524_288, 262_016],
  [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
])('with %d descriptors, the server accepts %d connections', (descriptors, connections) => {
  expect(maxConnections(descriptors)).toBe(connections);
});

it("this system's limit is known", () => {
  expect(maxConnections()).toBeGreaterThan(16);
});
