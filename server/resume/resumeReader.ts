import { z } from 'zod';
import { resumeResponseSchema } from '#domain/contract/resume.ts';
import { ProcessEndedError } from '../processes/hostProcess.ts';
import { type RunInProcess, readInProcess } from '../processes/processPool.ts';
import { fileKind } from './fileKind.ts';
import type { ReadResume } from './readResume.ts';
import { RESUME_ERRORS, ResumeError } from './resumeError.ts';

const PROGRAM = new URL('./readDocument.ts', import.meta.url);

const resumeSchema = z.object({
  resume: z.object({ text: z.string(), response: resumeResponseSchema }),
});
const textSchema = z.object({ text: z.string() });
const errorSchema = z.object({ error: z.enum(RESUME_ERRORS) });

/**
 * Reads a user's resume file by rules. Throws a `ResumeError` when it can't be read, and the signal's reason
 * when it is aborted.
 */
export type ReadResumeFile = (
  bytes: Uint8Array,
  user: string,
  signal?: AbortSignal,
) => Promise<ReadResume>;

/** A reader in another process. A hostile file can't block or crash others. */
export const createResumeReader =
  (runInProcess: RunInProcess = readInProcess): ReadResumeFile =>
  async (bytes, user, signal) => {
    const data = { bytes, now: new Date() };
    return (await readDocument(runInProcess, resumeSchema, data, user, signal)).resume;
  };

/** Reads the text of a file, one paragraph per line. Throws as `ReadResumeFile` does. */
export async function readFileText(
  runInProcess: RunInProcess,
  bytes: Uint8Array,
  user: string,
  signal: AbortSignal,
): Promise<string> {
  const data = { bytes, now: null };
  return (await readDocument(runInProcess, textSchema, data, user, signal)).text;
}

async function readDocument<Read extends object>(
  runInProcess: RunInProcess,
  schema: z.ZodType<Read>,
  data: { bytes: Uint8Array; now: Date | null },
  user: string,
  signal?: AbortSignal,
): Promise<Read> {
  if (data.bytes.length === 0) throw new ResumeError('empty');
  if (fileKind(data.bytes) === null) throw new ResumeError('wrongKind');
  const result = z.union([errorSchema, schema]);
  const job = { program: PROGRAM, data, result, user, signal };
  const outcome = await runInProcess(job).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new ResumeError(error instanceof ProcessEndedError ? 'tooMuchWork' : 'unreadable');
  });
  if ('error' in outcome) throw new ResumeError(outcome.error);
  return outcome;
}
