import { z } from 'zod';
import { type ResumeResponse, resumeResponseSchema } from '#domain/contract/resume.ts';
import { createProcessPool } from '../processes/processPool.ts';
import type { ReadResume } from '../resume/readResume.ts';

const PROGRAM = new URL('./readResumeFiles.ts', import.meta.url);
const run = createProcessPool('tests', 1, { processorTime: 60_000 });
const result = z.array(z.object({ text: z.string(), response: resumeResponseSchema }));

/** The texts and responses to resume files, in their order. */
export const readResumesWhole = (files: string[]): Promise<ReadResume[]> =>
  run({ program: PROGRAM, data: { files }, result, user: 'ana' });

/** The responses to resume files, in their order. */
export const readResumes = async (files: string[]): Promise<ResumeResponse[]> =>
  (await readResumesWhole(files)).map(({ response }) => response);
