import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { readResume } from '../resume/readResume.ts';

/*
 * Reads several resumes in one thread, which loads the libraries once. Jest can't load the PDF library
 * itself. It posts the responses in the order of the `files`.
 */

const responses = [];
for (const file of (workerData as { files: string[] }).files) {
  const { response } = await readResume(new Uint8Array(readFileSync(file)), new Date());
  responses.push(response);
}
parentPort?.postMessage(responses);
