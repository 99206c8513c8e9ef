import { ModernFakeTimers } from '@jest/fake-timers';
import fc from 'fast-check';
import { addEventHandler } from 'jest-circus';

/*
 * Completes jest-light-runner, which loads a module once for all suites instead of once for each: it has
 * no time limits and only some of Jest's fake timers.
 */

/** Milliseconds, if a test doesn't set more: only ends a test that hangs. */
const TIME_LIMIT = 300_000 + Number(process.env.FUZZ_RUNS ?? 0) * 100;

async function limited(run: () => unknown, limit: number): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`Not done within ${limit} ms`)), limit);
  try {
    await Promise.race([run(), late.promise]);
  } catch (error) {
    // PDF.js's errors have the stack of their prototype, which Jest would print in place of what they say.
    const isNamed = error instanceof Error && Object.hasOwn(error, 'stack');
    throw isNamed ? error : new Error(String(error), { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

addEventHandler((event, { currentDescribeBlock: { children, hooks } }) => {
  const added =
    event.name === 'add_test' ? children.at(-1) : event.name === 'add_hook' && hooks.at(-1);
  if (!added || !('fn' in added) || !added.fn) return;
  const fn = added.fn as () => unknown;
  const { timeout = 0 } = added as { timeout?: number };
  added.fn = () => limited(fn, Math.max(TIME_LIMIT, timeout));
});

// A quarter of fast-check's usual cases; CI runs all.
fc.configureGlobal({ numRuns: process.env.ALL_CASES ? 100 : 25 });

const timers = new ModernFakeTimers({
  config: { fakeTimers: {} } as never,
  global: globalThis,
});
const { setTimeout, clearTimeout } = globalThis;

Object.assign(jest, {
  useFakeTimers: timers.useFakeTimers.bind(timers),
  useRealTimers: timers.useRealTimers.bind(timers),
  advanceTimersByTime: timers.advanceTimersByTime.bind(timers),
  advanceTimersByTimeAsync: timers.advanceTimersByTimeAsync.bind(timers),
});
