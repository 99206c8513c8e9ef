/**
 * How well resumes are read: `npm run bench -- resume [set ...] [--misses]`. Each set but the first was
 * printed before its result was looked at. What its misses taught in general was mended afterwards, so
 * that the figures printed are those of resumes that are known by now; those of resumes never seen before
 * are the first ones, in per cent of names, e-mail addresses, skills, experience and education:
 *
 *     held-out   100  100  98  74  88
 *     varied      79   85  80  84  79   other trades, languages, programs
 *     fresh      100  100  70  67  78   layouts that others have drawn, LaTeX; titles that tell little
 *     later       88  100  85  67  61   habits of countries and administrations
 *     last       100  100  75  94  92   builders of resumes on the web
 *
 * An entry counts when its title, company and both dates are right, or its degree, school and year.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readResume } from '#server/resume/readResume.ts';
import { type FieldScore, scoreResume } from './resume/score.ts';
import type { Truth } from './resume/truth.ts';

const FILES = join(import.meta.dirname, 'resume', 'files');
const print = (line: string) => process.stdout.write(`${line}\n`);
const percent = (part: number, whole: number) =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;

async function scoreFolder(folder: string, showMisses: boolean) {
  const now = new Date();
  const totals = new Map<string, FieldScore>();
  const files = readdirSync(join(FILES, folder)).filter((name) => !name.endsWith('.json'));
  let milliseconds = 0;
  for (const file of files) {
    const path = join(FILES, folder, file);
    const truth = JSON.parse(readFileSync(path.replace(/\.\w+$/, '.json'), 'utf8')) as Truth;
    const started = performance.now();
    const { answer } = await readResume(new Uint8Array(readFileSync(path)), now);
    milliseconds += performance.now() - started;
    const { scores, misses } = scoreResume(truth, answer, now);
    for (const [field, { hits, expected, found }] of scores) {
      const total = totals.get(field) ?? { hits: 0, expected: 0, found: 0 };
      totals.set(field, {
        hits: total.hits + hits,
        expected: total.expected + expected,
        found: total.found + found,
      });
    }
    if (showMisses && misses.length > 0) {
      print(`\n${file}`);
      for (const { field, expected, found } of misses)
        print(`  ${field}: ${expected ? `- ${expected}` : `+ ${found}`}`);
    }
  }
  print(
    `\n${folder}: ${files.length} resumes, ${(milliseconds / files.length).toFixed(0)} ms each`,
  );
  print(`  ${'field'.padEnd(18)}${'recall'.padStart(10)}${'precision'.padStart(12)}`);
  for (const [field, { hits, expected, found }] of totals) {
    print(
      `  ${field.padEnd(18)}${percent(hits, expected).padStart(10)}${percent(hits, found).padStart(12)}`,
    );
  }
}

const options = process.argv.slice(2);
const SETS = ['working', 'held-out', 'varied', 'fresh', 'later', 'last'];
const folders = SETS.filter((folder) => options.includes(folder));
for (const folder of folders.length > 0 ? folders : SETS) {
  await scoreFolder(folder, options.includes('--misses'));
}
