import { readFileSync } from 'node:fs';
import { type ReadResume, readResume } from '../resume/readResume.ts';

/** A program: reads resume files in one process, which loads the libraries once. Jest can't load the PDF library. */
export default async function readResumeFiles({ files }: { files: string[] }) {
  const resumes: ReadResume[] = [];
  for (const file of files)
    resumes.push(await readResume(new Uint8Array(readFileSync(file)), new Date()));
  return resumes;
}
