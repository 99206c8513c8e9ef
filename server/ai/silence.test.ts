import { watchSilence } from './silence.ts';

const CONFIG = { provider: 'openrouter', baseUrl: '', apiKey: null, model: 'tiny' } as const;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** What ends an answer that comes in these pieces, a second apart. */
function endOf(pieces: Iterable<string>, options = { firstWordSeconds: 60, silenceSeconds: 5 }) {
  const silence = watchSilence(CONFIG, options);
  for (const { length } of pieces) {
    jest.advanceTimersByTime(1_000);
    if (silence.signal.aborted) break;
    silence.heard(length);
  }
  jest.advanceTimersByTime(options.silenceSeconds * 1_000);
  silence.stop();
  return silence.signal.reason;
}

it.each([
  ['silence, not the whole', Array(20).fill('word'), 'no word for 5 seconds'],
  ['no single characters as words', Array(60).fill('').with(0, 'x'), 'no word for 60 seconds'],
  ['the whole of an answer that never ends', Array(999).fill('word'), 'no end after 300 seconds'],
])('counts %s', (_what, pieces, why) => {
  expect(endOf(pieces)).toMatchObject({ statusCode: 504, message: expect.stringContaining(why) });
});

it('ends nothing once it is stopped', () => {
  const silence = watchSilence(CONFIG, { firstWordSeconds: 1, silenceSeconds: 1 });
  silence.stop();
  jest.advanceTimersByTime(10_000);
  expect(silence.signal.aborted).toBe(false);
});
