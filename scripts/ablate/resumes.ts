import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PdfPage } from '../../server/resume/textRun.ts';
import { type Facts, rightLabels } from './measure.ts';

/* Resumes as the rules read them. Labels: `expected.json`, fields by file. */

const CACHE = join(tmpdir(), 'leadside-ablate');

/** The pages of a PDF, which take most of the time, are read once for all runs. */
async function pagesOf(bytes: Uint8Array): Promise<PdfPage[]> {
  const file = join(CACHE, `${createHash('sha256').update(bytes).digest('hex')}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const { pdfPages } = await import('../../server/resume/pdfPages.ts');
  const pages = await pdfPages(bytes);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(file, JSON.stringify(pages));
  return pages;
}

/** Reads all resumes of a folder. */
export async function measure(folder: string): Promise<Facts> {
  const { readResume } = await import('../../server/resume/readResume.ts');
  const labels = existsSync(join(folder, 'expected.json'))
    ? JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8'))
    : {};
  const facts: Facts = {};
  for (const name of readdirSync(folder).filter((each) => /\.(?:pdf|docx?)$/i.test(each))) {
    const bytes = new Uint8Array(readFileSync(join(folder, name)));
    try {
      const { response } = await readResume(bytes, new Date('2026-11-01'), pagesOf);
      const found = response.extractedData;
      facts[join(folder, name)] = { found: response, ...rightLabels(found, labels[name]) };
    } catch (error) {
      facts[join(folder, name)] = { found: String(error), ...rightLabels({}, labels[name]) };
    }
  }
  return facts;
}
