import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PITCH_LENGTHS, PITCH_TONES, PITCH_TYPES } from '#domain/contract/enums.ts';
import type { PitchInput } from '#domain/pitchInput.ts';
import { overlaps, type Span } from '../ai/splitWords.ts';
import { writeFromTemplate } from '../ai/templateWriter.ts';
import { DEMO_PROFILE } from '../seed/demoProfile.ts';
import { unsupportedClaims } from './unsupportedClaims.ts';

/*
 * How well claims are found in 142 letters with a known answer: 112 in the style of a model, with every
 * unsupported claim [[marked]], and 30 from the template, which have none.
 */

const TODAY = new Date('2026-11-21T10:00:00Z');

const POSTING: PitchInput['posting'] = {
  company: 'Helio Grid GmbH',
  position: 'Senior Platform Engineer',
  description:
    'We run 1,200 wind turbines and cut outages by 80 percent. You know Kubernetes, Go and SQL. Part of the Nordwind Group.',
  location: 'Hamburg',
  category: 'job-application',
  compensationRange: '€90k to €110k',
  tags: ['energy'],
  contactName: 'Jonas Petersen',
};

interface Letter {
  content: string;
  claims: Span[];
}

/** 'led [[12]] people' -> 'led 12 people' with the claim's position. */
function readLetter(marked: string): Letter {
  let content = '';
  const claims: Span[] = [];
  for (const [index, part] of marked.split(/\[\[|\]\]/).entries()) {
    const start = content.length;
    content += part;
    if (index % 2 === 1) claims.push({ start, end: content.length });
  }
  return { content, claims };
}

const modelLetters = (): Letter[] =>
  readFileSync(join(import.meta.dirname, 'fixtures/letters.txt'), 'utf8')
    .trim()
    .split('\n---\n')
    .map(readLetter);

const templateLetters = (): Letter[] =>
  PITCH_TYPES.flatMap((type) =>
    PITCH_TONES.flatMap((tone) =>
      PITCH_LENGTHS.map((length) => {
        const settings = { type, tone, length, platform: 'general', template: '' } as const;
        const input = { profile: DEMO_PROFILE, posting: POSTING };
        return writeFromTemplate({ ...input, settings: { ...settings, customPrompt: '' } });
      }),
    ),
  )
    .slice(0, 30)
    .map((content) => ({ content, claims: [] }));

it('finds nearly all unsupported claims of 142 letters, and little else', () => {
  const letters = [...modelLetters(), ...templateLetters()];
  expect(letters).toHaveLength(142);
  const wrong: string[] = [];
  const missed: string[] = [];
  let correct = 0;
  for (const { content, claims } of letters) {
    const found = unsupportedClaims(content, { profile: DEMO_PROFILE, posting: POSTING }, TODAY);
    const isTrue = (span: Span) => claims.some((claim) => overlaps(claim, span));
    correct += found.filter(isTrue).length;
    wrong.push(...found.filter((claim) => !isTrue(claim)).map(({ text }) => text));
    const unseen = claims.filter((claim) => !found.some((span) => overlaps(claim, span)));
    missed.push(...unseen.map(({ start, end }) => content.slice(start, end)));
  }
  expect(wrong).toEqual([]);
  // A known number with another noun, a plain word, and names outside the vocabulary.
  expect(missed).toEqual(['five engineers', 'Storybook', 'a book', 'three teams', 'Lufthansa']);
  expect(correct).toBeGreaterThan(90);
});
