import { globSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { type Facts, measureWithout } from './ablate/measure.ts';
import { type Site, sitesIn } from './ablate/sites.ts';

/*
 * `npm run ablate -- READER [FOLDER ...]`: takes each alternative, list entry and expression of a reader's word rules and
 * tables out in turn and prints what changes nothing, on the repository's files and on those of the folders. What changes
 * nothing on files that the rules haven't seen can go, unless it's a plain fact that a table should hold.
 * Parts are taken out in groups, which are halved until a group changes nothing or is a single part.
 */

const ROOT = resolve(import.meta.dirname, '..');

const TABLES = 'src/domain/words/data';

/** The rules and tables of each reader, and its labeled files in the repository, if it has some. */
const READERS: Record<string, { rules: string[]; folder: string }> = {
  resumes: {
    rules: [
      'server/resume/**/*.ts',
      `${TABLES}/{resume*,degrees,employers,jobTitles,companyForms,places}.json`,
    ],
    folder: 'server/resume/fixtures',
  },
  pages: {
    rules: [
      'src/domain/extraction/page/*.ts',
      `${TABLES}/{postingLabels,postingPages,closedPostings,jobSites,companyForms,places}.json`,
    ],
    folder: 'src/domain/extraction/page/pages',
  },
  asked: {
    rules: [
      'src/domain/pitches/asked/*.ts',
      `${TABLES}/{askedWords,postingHeadings,logisticsWords,workVerbs}.json`,
    ],
    folder: 'scripts/ablate/postings',
  },
  claims: {
    rules: ['server/claims/*.ts', `${TABLES}/{plainCapitals,workVerbs}.json`],
    folder: 'server/claims/fixtures',
  },
};

const [reader = '', ...given] = process.argv.slice(2);
const setup = READERS[reader];
if (!setup) {
  process.stderr.write(`Name a reader: ${Object.keys(READERS).join(', ')}.\n`);
  process.exit(1);
}

const folders = [resolve(ROOT, setup.folder), ...given.map((folder) => resolve(folder))];
const files = setup.rules
  .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
  .filter((file) => !file.includes('.test.'))
  .map((file) => resolve(ROOT, file));
const sites = files.flatMap(sitesIn);
const before = await measureWithout([], reader, folders);
const total = (facts: Facts, key: 'right' | 'labels') =>
  Object.values(facts).reduce((sum, each) => sum + each[key], 0);
process.stdout.write(
  `${sites.length} parts, ${Object.keys(before).length} files, ${total(before, 'right')} of ${total(before, 'labels')} labels right\n`,
);

const changed = (after: Facts): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name]?.found) !== JSON.stringify(after[name]?.found),
  );

const unused: Site[] = [];

async function ablate(group: readonly Site[]): Promise<void> {
  if (group.length === 0) return;
  const after = await measureWithout([...unused, ...group], reader, folders);
  const names = changed(after);
  const [only] = group;
  if (names.length === 0) unused.push(...group);
  else if (group.length === 1 && only) {
    const gain = total(after, 'right') - total(before, 'right');
    process.stdout.write(
      `needed\t${names.length} files\t${gain} labels\t${relative(ROOT, only.file)}:${only.line}\t${only.text.slice(0, 80)}\n`,
    );
  } else {
    const half = Math.ceil(group.length / 2);
    await ablate(group.slice(0, half));
    await ablate(group.slice(half));
  }
}

await ablate(sites);
for (const { file, line, text } of unused) {
  process.stdout.write(`unused\t${relative(ROOT, file)}:${line}\t${text.slice(0, 80)}\n`);
}
process.stdout.write(`${unused.length} of ${sites.length} parts change nothing\n`);
