import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLAIM_SAMPLES, readMarked, TODAY } from '../testing/claimSamples.ts';
import { overlaps, type Span } from './splitWords.ts';
import { unsupportedClaims } from './unsupportedClaims.ts';

function accuracy(sample: (typeof CLAIM_SAMPLES)[number]) {
  const { file, separator, profile, posting } = sample;
  const texts = readFileSync(join(import.meta.dirname, 'fixtures', file), 'utf8').trim();
  const wrong: string[] = [];
  const missed: string[] = [];
  let marked = 0;
  for (const { content, claims } of texts.split(separator).map(readMarked)) {
    const found = unsupportedClaims(content, { profile, posting }, TODAY);
    const isTrue = (span: Span) => claims.some((claim) => overlaps(claim, span));
    wrong.push(...found.filter((claim) => !isTrue(claim)).map(({ text }) => text));
    const unseen = claims.filter((claim) => !found.some((span) => overlaps(claim, span)));
    missed.push(...unseen.map(({ start, end }) => content.slice(start, end)));
    marked += claims.length;
  }
  return { marked, wrong, missed };
}

it('finds nearly all unsupported claims of 112 letters, and little else', () => {
  expect(accuracy(CLAIM_SAMPLES[0])).toEqual({
    marked: 96,
    // SQL is part of PostgreSQL.
    wrong: ['SQL'],
    // A known number with another noun, and plain words.
    missed: ['five engineers', 'senior developer', 'a book', 'three teams', "master's degree"],
  });
});

it("finds what only the posting supports, and accepts initials and 'I've' after a name", () => {
  expect(accuracy(CLAIM_SAMPLES[1])).toEqual({
    marked: 25,
    wrong: [],
    missed: ['AWS certified', 'dbt'],
  });
});
