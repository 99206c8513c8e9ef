import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Site } from './sites.ts';

/** What a reader found, by file: `found` as it is, and how many of its labels are right. */
export type Facts = Record<string, { found: unknown; right: number; labels: number }>;

export interface Job {
  reader: string;
  folders: string[];
  /** Changed sources, by their URL. */
  sources: Record<string, string>;
}

const WORKER = new URL('./measureWorker.ts', import.meta.url);

/** The sources without the sites. A site inside another one goes with it. */
function without(sites: readonly Site[]): Record<string, string> {
  const sources: Record<string, string> = {};
  for (const [file, own] of Map.groupBy(sites, ({ file }) => file)) {
    let source = readFileSync(file);
    let last = Number.POSITIVE_INFINITY;
    const outer = own.filter(
      (site) =>
        !own.some(
          ({ start, end }) =>
            start <= site.start && end >= site.end && end - start > site.end - site.start,
        ),
    );
    for (const { start, end, nothing } of outer.toSorted((a, b) => b.start - a.start)) {
      if (end > last) continue;
      last = start;
      source = Buffer.concat([
        source.subarray(0, start),
        Buffer.from(nothing),
        source.subarray(end),
      ]);
    }
    sources[pathToFileURL(file).href] = source.toString();
  }
  return sources;
}

/** Runs a reader on its files without some of its rules. A crash counts as finding nothing. */
export function measureWithout(
  sites: readonly Site[],
  reader: string,
  folders: string[],
): Promise<Facts> {
  return new Promise((resolve) => {
    const job: Job = { reader, folders, sources: without(sites) };
    const worker = new Worker(WORKER, { workerData: job, stderr: true });
    worker.once('message', resolve);
    worker.once('error', (error) =>
      resolve({ crash: { found: String(error), right: 0, labels: 0 } }),
    );
  });
}

/** How many leaves of the labels the facts have; a list's order doesn't count. */
export function rightLabels(found: unknown, labels: unknown): { right: number; labels: number } {
  const texts = (value: unknown): string[] => {
    if (value === null || value === undefined || value === '') return [];
    if (typeof value !== 'object') return [plain(String(value))];
    return Object.values(value).flatMap(texts);
  };
  const all = texts(found);
  const wanted = texts(labels);
  const right = wanted.filter((text) => {
    const at = all.indexOf(text);
    if (at >= 0) all.splice(at, 1);
    return at >= 0;
  }).length;
  return { right, labels: wanted.length };
}

const plain = (text: string): string =>
  text.toLowerCase().replace(/\s+/g, ' ').replace(/[’']/g, '').trim();
