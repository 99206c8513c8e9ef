import { parentPort, workerData } from 'node:worker_threads';
import { readArchive } from '#domain/readArchive.ts';
import { fileKind } from '../resume/fileKind.ts';
import { storedName } from '../resume/storedName.ts';

/**
 * A checked archive as JSON texts, which reach the main thread without being parsed: lists in batches,
 * and each resume on its own.
 */
export interface ArchiveTexts {
  profile: string;
  leads: string[];
  history: string[];
  pitches: string[];
  views: string[];
  resumes: string[];
}
export type ArchiveOutcome = { texts: ArchiveTexts } | { problem: string };

/** Rows in a batch: parsing them takes a few milliseconds. */
const BATCH = 200;

function inBatches(rows: readonly unknown[]): string[] {
  const texts: string[] = [];
  for (let start = 0; start < rows.length; start += BATCH) {
    texts.push(JSON.stringify(rows.slice(start, start + BATCH)));
  }
  return texts;
}

function outcome(bytes: Uint8Array): ArchiveOutcome {
  const read = readArchive(new TextDecoder().decode(bytes));
  if (read.problem !== undefined) return { problem: read.problem };
  const { archive } = read;
  const resumes: string[] = [];
  for (const [index, { content, ...resume }] of archive.resumes.entries()) {
    const base64 = content.slice(content.indexOf(',') + 1);
    const file = new Uint8Array(Buffer.from(base64, 'base64'));
    const kind = fileKind(file);
    if (!kind || file.length !== resume.size) {
      return { problem: `resumes[${index}].content must be a PDF, DOC or DOCX file of that size.` };
    }
    resumes.push(JSON.stringify({ ...resume, name: storedName(resume.name, kind), base64 }));
  }
  const { profile, leads, history, pitches, views } = archive;
  return {
    texts: {
      profile: JSON.stringify(profile),
      leads: inBatches(leads),
      history: inBatches(history),
      pitches: inBatches(pitches),
      views: inBatches(views),
      resumes,
    },
  };
}

parentPort?.postMessage(outcome((workerData as { bytes: Uint8Array }).bytes));
