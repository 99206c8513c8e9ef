import { readFileSync } from 'node:fs';
import type { ResumeResponse } from '#domain/contract/resume.ts';
import { readResume } from '../resume/readResume.ts';

/** A program: reads resume files in one process, which loads the libraries once. Jest can't load the PDF library. */
export default async function readResumeFiles({ files }: { files: string[] }) {
  const responses: ResumeResponse[] = [];
  for (const file of files) {
    const { response } = await readResume(new Uint8Array(readFileSync(file)), new Date());
    responses.push(response);
  }
  return responses;
}
