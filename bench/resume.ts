/**
 * How well resumes are read: `npm run bench -- resume [set ...] [--misses]`. A set is unseen once: what its
 * misses taught in general was mended afterwards, so that the figures printed are those of resumes that are
 * known by now. Beside each set stands what it gave at first sight, in per cent of names, e-mail addresses,
 * skills, experience and education.
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
  return totals;
}

const options = process.argv.slice(2);
/** The sets in the order in which they were made, each with its figures at first sight. */
const SETS: Record<string, { what: string; first: number[] | null }> = {
  working: { what: 'what the rules were written by', first: null },
  'held-out': { what: 'other layouts', first: [100, 100, 98, 74, 88] },
  varied: { what: 'other trades, languages, programs', first: [79, 85, 80, 84, 79] },
  fresh: { what: 'themes of others, LaTeX', first: [100, 100, 70, 67, 78] },
  later: { what: 'habits of countries', first: [88, 100, 85, 67, 61] },
  last: { what: 'builders on the web', first: [100, 100, 75, 94, 92] },
  families: { what: 'templates most in use', first: [91, 100, 89, 75, 75] },
  strangers: { what: 'more themes of others', first: [93, 93, 66, 65, 57] },
  typed: { what: 'text without any look', first: [100, 100, 100, 100, 100] },
  designs: { what: 'designs in columns', first: [100, 100, 79, 100, 83] },
};
const FIELDS = ['name', 'email', 'technical skills', 'experience', 'education'];

const names = Object.keys(SETS);
const folders = names.filter((folder) => options.includes(folder));
const rows: string[] = [];
for (const folder of folders.length > 0 ? folders : names) {
  const totals = await scoreFolder(folder, options.includes('--misses'));
  const now = FIELDS.map((field) => totals.get(field) ?? { hits: 0, expected: 0 });
  const cells = now.map(({ hits, expected }, index) => {
    const first = SETS[folder]?.first?.[index] ?? '-';
    return `${first} > ${Math.round((100 * hits) / expected)}`.padStart(13);
  });
  rows.push(`${folder.padEnd(11)}${cells.join('')}  ${SETS[folder]?.what}`);
}
print('\nPer cent at first sight > now');
print(
  `${''.padEnd(11)}${FIELDS.map((field) => field.replace('technical ', '').padStart(13)).join('')}`,
);
for (const row of rows) print(row);
