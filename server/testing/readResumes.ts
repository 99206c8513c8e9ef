import { z } from 'zod';
import { type ResumeResponse, resumeResponseSchema } from '#domain/contract/resume.ts';
import { createProcessPool } from '../processes/processPool.ts';

const PROGRAM = new URL('./readResumeFiles.ts', import.meta.url);
const run = createProcessPool('tests', 1, { processorTime: 60_000 });

/** The responses to resume files, in their order. */
export const readResumes = (files: string[]): Promise<ResumeResponse[]> =>
  run({ program: PROGRAM, data: { files }, result: z.array(resumeResponseSchema), user: 'ana' });
