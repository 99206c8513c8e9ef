import { createResumeReader } from '../resume/resumeReader.ts';
import { createThreadPool } from '../threads/threadPool.ts';

/** A reader whose threads may take a minute each, as on a busy machine. */
export const longTimeoutReader = () =>
  createResumeReader({ runInThread: createThreadPool({ timeLimit: 60_000 }) });
