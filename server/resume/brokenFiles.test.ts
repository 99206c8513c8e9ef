import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { anyCharacter } from '../testing/anyCharacter.ts';
import { docxLines } from './docxLines.ts';
import { extractResume } from './reader/extractResume.ts';
import { ResumeError } from './resumeError.ts';
import { resumeLine } from './resumeLine.ts';
import { createResumeReader } from './resumeReader.ts';

const FILES = join(import.meta.dirname, 'fixtures');
const NOW = new Date('2026-06-01');

/** A copy with some bytes changed, and sometimes cut short. */
const damaged = (name: string) => {
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

/** Fails on any error but a `ResumeError`. */
async function readsOrRejects(read: () => unknown): Promise<void> {
  try {
    await read();
  } catch (error) {
    expect(error).toBeInstanceOf(ResumeError);
  }
}

it('reads or rejects a damaged DOCX file', async () => {
  await fc.assert(
    fc.asyncProperty(damaged('elif-tableColumns.docx'), (bytes) =>
      readsOrRejects(() => extractResume(docxLines(bytes), NOW)),
    ),
    { numRuns: 150 },
  );
});

// A damaged chain of sectors can run in circles until the memory is full, so these need another process.
it.each(['wei-tabs.doc', 'devon-plain.pdf'])('reads or rejects a damaged %s', async (name) => {
  const read = createResumeReader();
  const samples = fc.sample(damaged(name), 8);
  await Promise.all(samples.map((bytes) => readsOrRejects(() => read(bytes, name))));
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

it('returns a profile that can be stored, for any lines', () => {
  fc.assert(
    fc.property(fc.array(fc.array(oddWord, { maxLength: 12 }), { maxLength: 30 }), (lines) => {
      const response = extractResume(
        lines.map((words) => resumeLine(words.join(' '))),
        NOW,
      );
      expect(JSON.stringify(response)).not.toContain('\\u0000');
      expect(response.userProfile.yearsOfExperience).toBeLessThanOrEqual(80);
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
])('reads a line of 100,000 characters like %.6j… in linear time', async (text) => {
  for (const heading of ['Contact', 'Experience', 'Education', 'Skills', 'Projects', 'Languages']) {
    const { extractedData } = extractResume([resumeLine(heading), resumeLine(text)], NOW);
    expect(extractedData.experience.length).toBeLessThan(2);
    // Lets Jest's timeout fail the test: backtracking would take minutes.
    await setImmediate();
  }
});
