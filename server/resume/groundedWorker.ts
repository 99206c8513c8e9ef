import { parentPort, workerData } from 'node:worker_threads';
import type { ResumeDraft } from './draftSchema.ts';
import { groundedResume } from './groundedResume.ts';

/** The input of a worker, which posts the draft without what isn't in the text. */
export interface GroundedJob {
  draft: ResumeDraft;
  text: string;
}

const { draft, text } = workerData as GroundedJob;
parentPort?.postMessage(groundedResume(draft, text));
