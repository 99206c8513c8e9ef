import { z } from 'zod';
import { HttpError } from '../http/httpError.ts';
import { abortError } from '../http/signalFor.ts';
import { ProcessEndedError } from '../processes/hostProcess.ts';
import { createProcessPool, type RunInProcess } from '../processes/processPool.ts';
import type { RULES, RuleName } from './rules.ts';
import type { RuleJob } from './runJob.ts';

const PROGRAM = new URL('./runJob.ts', import.meta.url);

/** Rules don't wait for what strangers wrote. */
const runInPool = createProcessPool('rules', 2);

/** Runs a rule in another process. Throws the 413 of texts that take too long, or the error of the aborted signal. */
export type RunRule = <Name extends RuleName>(
  name: Name,
  input: Parameters<(typeof RULES)[Name]>,
  signal: AbortSignal,
) => Promise<ReturnType<(typeof RULES)[Name]>>;

export const createRuleRunner =
  (runInProcess: RunInProcess = runInPool): RunRule =>
  (name, input, signal) => {
    const data: RuleJob = { name, input };
    // Rules return what their types say. A user's requests are limited as a whole.
    const job = { program: PROGRAM, data, result: z.any(), user: data, signal };
    return runInProcess(job).catch((error) => {
      if (signal.aborted)
        throw abortError(signal, 'Your texts took too long to read. Please try again.');
      if (!(error instanceof ProcessEndedError)) throw error;
      throw new HttpError(413, 'These texts take too long to read. Shorten the longest of them.');
    });
  };
