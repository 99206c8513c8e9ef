import { z } from 'zod';
import { HttpError } from '../http/httpError.ts';
import { abortError } from '../http/signalFor.ts';
import { ProcessEndedError } from '../processes/hostProcess.ts';
import { createProcessPool, type RunInProcess } from '../processes/processPool.ts';
import type { RULES, RuleName } from './rules.ts';
import type { RuleJob } from './runJob.ts';

const PROGRAM = new URL('./runJob.ts', import.meta.url);

/**
 * Rules don't wait for what strangers wrote. One takes at most half a second with a profile and a posting of the
 * largest size; what takes longer is ended, so that others don't wait for it.
 */
const runInPool = createProcessPool('rules', 2, { processorTime: 3_000, time: 60_000 });

/** Whose turn a rule takes, and what ends it. */
export interface RuleTurn {
  user: string;
  signal: AbortSignal;
}

/** Runs a rule in another process. Throws the 413 of texts that take too long, or the error of the aborted signal. */
export type RunRule = <Name extends RuleName>(
  name: Name,
  input: Parameters<(typeof RULES)[Name]>,
  turn: RuleTurn,
) => Promise<ReturnType<(typeof RULES)[Name]>>;

export const createRuleRunner =
  (runInProcess: RunInProcess = runInPool): RunRule =>
  (name, input, { user, signal }) => {
    const data: RuleJob = { name, input };
    // Rules return what their types say.
    const job = { program: PROGRAM, data, result: z.any(), user, signal };
    return runInProcess(job).catch((error) => {
      if (signal.aborted)
        throw abortError(signal, 'Your texts took too long to read. Please try again.');
      if (!(error instanceof ProcessEndedError)) throw error;
      throw new HttpError(413, 'These texts take too long to read. Shorten the longest of them.');
    });
  };
