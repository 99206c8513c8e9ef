import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askedFor } from '#domain/pitches/asked/askedFor.ts';
import { type Facts, rightLabels } from './measure.ts';

/* What postings ask for. Labels: `expected.json`, the lines by file. */

/** Reads all postings of a folder (.txt). */
export async function measure(folder: string): Promise<Facts> {
  const labels = existsSync(join(folder, 'expected.json'))
    ? JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8'))
    : {};
  const facts: Facts = {};
  if (!existsSync(folder)) return facts;
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.txt'))) {
    const found = askedFor(readFileSync(join(folder, name), 'utf8')).map(({ text }) => text);
    facts[join(folder, name)] = { found, ...rightLabels(found, labels[name]) };
  }
  return facts;
}
