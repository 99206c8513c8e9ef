import { HttpError } from '../http/httpError.ts';
import { abortError } from '../http/signalFor.ts';
import { createThreadPool, type RunInThread, ThreadLimitError } from '../threads/threadPool.ts';
import type { RULES, RuleName } from './rules.ts';
import type { RuleJob } from './worker.ts';

const WORKER = new URL('./worker.ts', import.meta.url);

/** Milliseconds. Honest texts take less than one second. */
const TIME_LIMIT = 10_000;

/** Runs a rule in a thread. Throws the 413 of texts that take too long, or the error of the aborted signal. */
export type RunRule = <Name extends RuleName>(
  name: Name,
  input: Parameters<(typeof RULES)[Name]>,
  signal: AbortSignal,
) => Promise<ReturnType<(typeof RULES)[Name]>>;

export const createRuleRunner =
  (
    runInThread: RunInThread = createThreadPool({ name: 'rules', timeLimit: TIME_LIMIT }),
  ): RunRule =>
  (name, input, signal) =>
    runInThread<never>(WORKER, { name, input } satisfies RuleJob, signal).catch((error) => {
      if (signal.aborted)
        throw abortError(signal, 'Your texts took too long to read. Please try again.');
      if (!(error instanceof ThreadLimitError)) throw error;
      throw new HttpError(413, 'These texts take too long to read. Shorten the longest of them.');
    });
