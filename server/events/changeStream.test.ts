import { changeStream } from './changeStream.ts';

const DAY = 24 * 60 * 60 * 1000;

it('stays open until a token expires in years', () => {
  jest.useFakeTimers();
  const expiresAt = new Date(Date.now() + 4 * 365 * DAY);
  const noChanges = { subscribe: () => () => {} };
  const stream = changeStream(noChanges, { uid: 'ana', sessionId: null, expiresAt });
  jest.advanceTimersByTime(1_000);
  expect(stream.writableEnded).toBe(false);
  stream.destroy();
  jest.useRealTimers();
});
