import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { anyCharacter } from '../testing/anyCharacter.ts';
import { docLines } from './docLines.ts';
import { docxLines } from './docxLines.ts';
import { extractResume } from './reader/extractResume.ts';
import { ResumeError } from './resumeError.ts';
import { resumeLine } from './resumeLine.ts';
import { createResumeReader } from './resumeReader.ts';

const FILES = join(import.meta.dirname, 'fixtures');
const NOW = new Date('2026-06-01');

/** A copy with some bytes changed, or with its end cut off. */
const broken = (name: string) => {
  const whole = readFileSync(join(FILES, name));
  const flips = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), {
    minLength: 1,
    maxLength: 40,
  });
  return fc.tuple(flips, fc.option(fc.nat(whole.length), { freq: 3 })).map(([changes, end]) => {
    const copy = new Uint8Array(whole);
    for (const [at, byte] of changes) copy[at] = byte;
    return end === null ? copy : copy.slice(0, end);
  });
};

/** Passes answers and refusals, and nothing else. */
async function readsOrRefuses(read: () => unknown): Promise<void> {
  try {
    await read();
  } catch (error) {
    expect(error).toBeInstanceOf(ResumeError);
  }
}

it('reads broken DOCX files as far as it can, or refuses them', async () => {
  await fc.assert(
    fc.asyncProperty(broken('elif-tableColumns.docx'), (bytes) =>
      readsOrRefuses(() => extractResume(docxLines(bytes), NOW)),
    ),
    { numRuns: 150 },
  );
});

it('reads broken DOC files as far as it can, or refuses them', async () => {
  await fc.assert(
    fc.asyncProperty(broken('wei-tabs.doc'), (bytes) =>
      readsOrRefuses(async () => extractResume(await docLines(bytes), NOW)),
    ),
    { numRuns: 60 },
  );
});

it('reads broken PDF files as far as it can, or refuses them', async () => {
  const read = createResumeReader();
  const samples = fc.sample(broken('devon-plain.pdf'), 8);
  await Promise.all(samples.map((bytes) => readsOrRefuses(() => read(bytes))));
});

const oddWord = fc.oneof(
  fc.constantFrom(
    'EXPERIENCE',
    'Education',
    'Skills:',
    'Jan 2019 –',
    '2015-18',
    'Present',
    '\t',
    ' | ',
    '(',
    ')',
    '[x]',
    'GmbH',
    ',',
    'at',
    '@',
    'https://',
    '•',
    'Engineer',
  ),
  fc.string({ unit: anyCharacter, maxLength: 8 }),
);

it('makes a profile that can be stored of any lines, quickly', () => {
  fc.assert(
    fc.property(fc.array(fc.array(oddWord, { maxLength: 12 }), { maxLength: 30 }), (lines) => {
      const answer = extractResume(
        lines.map((words) => resumeLine(words.join(' '))),
        NOW,
      );
      expect(JSON.stringify(answer)).not.toContain('\\u0000');
      expect(answer.userProfile.yearsOfExperience).toBeLessThanOrEqual(80);
    }),
    { numRuns: 200 },
  );
});

it.each([
  ['a '.repeat(50_000)],
  ['A, '.repeat(30_000)],
  ['('.repeat(50_000)],
  ['Aa '.repeat(20_000)],
  ['1 '.repeat(50_000)],
  ['a.'.repeat(50_000)],
  ['- '.repeat(50_000)],
])('takes a line of 100,000 letters in its stride', (text) => {
  const started = performance.now();
  for (const heading of ['Contact', 'Experience', 'Education', 'Skills', 'Projects', 'Languages']) {
    extractResume([resumeLine(heading), resumeLine(text)], NOW);
  }
  expect(performance.now() - started).toBeLessThan(3_000);
});
