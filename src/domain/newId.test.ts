import { newId } from './newId.ts';

test('is a random UUID', () => {
  const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  expect([newId(), newId()]).toEqual([expect.stringMatching(uuid), expect.stringMatching(uuid)]);
  expect(newId()).not.toBe(newId());
});
