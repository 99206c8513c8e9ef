import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import {
  PITCH_LENGTHS,
  PITCH_PLATFORMS,
  PITCH_TONES,
  PITCH_TYPES,
} from '#domain/contract/enums.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { lineLetter } from '#domain/pitches/draft/lineLetter.ts';
import {
  input as followUpInput,
  TODAY as WRITTEN,
} from '#domain/pitches/draft/testing/applicant.ts';
import { type FollowUp, NOTHING_SENT } from '#domain/pitches/followUp/followUpContext.ts';
import type { Posting } from '#domain/pitches/pitchInput.ts';
import { EMPTY_PROFILE } from '#domain/profile/profile.ts';
import { DEMO_PROFILE } from '../seed/demoProfile.ts';
import {
  CLAIM_SAMPLES,
  job,
  HELIO as POSTING,
  readMarked,
  TODAY,
} from '../testing/claimSamples.ts';
import type { Span } from './splitWords.ts';
import { unsupportedClaims } from './unsupportedClaims.ts';

const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

const claimed = (content: string, profile: UserProfile = DEMO_PROFILE): string[] =>
  unsupportedClaims(content, { profile, posting: POSTING }, TODAY).map(({ text }) => text);

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
    // SQL is part of PostgreSQL, and 'one of the reasons I write is the Nordwind Group'.
    wrong: ['SQL', 'SQL', 'Nordwind Group'],
    // A known number with another noun, and plain words.
    missed: ['five engineers', 'senior developer', 'a book', 'three teams', "master's degree"],
  });
});

it('finds in a resume what goes on in its next line, and figures that touch their unit', () => {
  const resume = 'Locker rooms at Ruwais\nRefinery\n13.8KV switch gear';
  const text = 'Hi,\n\nI worked at Ruwais Refinery and tested 13.8 kV switch gear.';
  const input = { profile: EMPTY_PROFILE, posting: POSTING, resume };
  expect(unsupportedClaims(text, input, TODAY)).toEqual([]);
});

it.each([
  ['I write Rust every day.', 'Rust'],
  ['I also bring Rust.', 'Rust'],
  ['Google taught me Rust.', 'Rust'],
])('marks what is said of the writer without the profile, whatever the verb: %s', (text, claim) => {
  const posting = { ...POSTING, description: 'You write Rust, as at Google.' };
  const found = unsupportedClaims(`Hi,\n\n${text}`, { profile: DEMO_PROFILE, posting }, TODAY);
  expect(found.map((one) => one.text)).toEqual([claim]);
  const ofTheirs = unsupportedClaims(
    'Hi,\n\nYour team writes Rust.',
    { profile: DEMO_PROFILE, posting },
    TODAY,
  );
  expect(ofTheirs).toEqual([]);
});

it.each([
  ['At Quillfeather Studio, support calls fell by a third.', 'a third'],
  [
    'As Lead Frontend Engineer at Quillfeather Studio I trained the team.',
    'Lead Frontend Engineer',
  ],
  ['I built with PostgreSQL at Quillfeather Studio.', 'PostgreSQL'],
  ['At Wetterstein Systems I kept a design system for five products.', 'five'],
  ['I have led for 11 years at Wetterstein Systems.', '11'],
])('marks what is true of another employer: %s', (text, claim) => {
  expect(claimed(text)).toEqual([claim]);
});

it.each([
  'At Quillfeather Studio I built a design system, and today I lead a portal for 40 utilities.',
  'After Quillfeather Studio I joined Wetterstein Systems, where I moved 40 utilities.',
  'Since leaving Quillfeather Studio, I have written TypeScript for PostgreSQL.',
])('leaves what is said of each employer: %s', (text) => {
  expect(claimed(text)).toEqual([]);
});

it("finds what only the posting supports, and accepts initials and 'I've' after a name", () => {
  expect(accuracy(CLAIM_SAMPLES[1])).toEqual({
    marked: 25,
    wrong: [],
    missed: ['AWS certified', 'dbt'],
  });
});

it.each([
  ['I led a team of 12 people.', ['12']],
  ['Support calls fell by 30 percent.', ['30 percent']],
  ['I bring two decades of experience.', ['two decades']],
  ['I have worked there since 2009.', ['2009']],
  ['We doubled revenue and cut costs in half.', ['doubled', 'half']],
  ['I worked for Deutsche Bank. At Google I rebuilt the portal.', ['Deutsche Bank', 'Google']],
  ['I rebuilt Netflix’s player.', ['Netflix']],
  ['I graduated from the University of Oslo.', ['University of Oslo']],
  ['As a Principal Engineer I set the direction.', ['Principal Engineer']],
  ['I hold a PhD.', ['PhD']],
  ['I know C++, C# and Node.js.', ['C++', 'C#', 'Node.js']],
  // Only the posting has it.
  ['I ran 1,200 turbines and cut outages by 80%.', ['1,200', '80%']],
  ['I know Go and Kubernetes.', ['Go', 'Kubernetes']],
])('finds what is invented in "%s"', (content, expected) => {
  expect(claimed(content)).toEqual(expected);
});

it.each([
  'For eleven years I have built interfaces, most recently for 40 municipal utilities.',
  'Forty utilities use it, and support calls fell by a third (33%).',
  'From 2015 to 2021 I worked at Quillfeather Studio; five years well spent, nearly 6 years.',
  'I am Lead Frontend Engineer at Wetterstein Systems. At Wetterstein I led the rebuild.',
  'I want to be your next Senior Platform Engineer at Helio Grid.',
  'TypeScript, React.js and Postgres are my tools, and a11y is my habit.',
  'Dear Hiring Manager,\n\nI would like to talk.\n\nKind regards,\nMara Lindqvist',
  'Hi Jonas,\n\nhave you got 15 minutes for a call on Tuesday at 10:30? Half an hour for a chat is fine too.',
  'Call +49 30 1234567 or (030) 123 45 67, or write to mara7@example.com, https://x.example/2030.',
  'November 21, 2026\n\nHello, on 21.11.2026 I read your posting.',
  '1. Understand the need\n2. Build it\n\nPhase 3 is the hand-over. I am around 24/7.',
])('accepts "%s"', (content) => {
  expect(claimed(content)).toEqual([]);
});

it('takes facts of the wish, and names and figures only from letters in other languages', () => {
  const settings = { customPrompt: 'I led 14 people at Kongsberg Digital.' } as never;
  const content = 'At Kongsberg Digital I led 14 people.';
  const input = { profile: DEMO_PROFILE, posting: POSTING, settings };
  expect(unsupportedClaims(content, input, TODAY)).toEqual([]);
  expect(
    claimed(
      'Sehr geehrte Damen und Herren, seit elf Jahren baue ich die Plattform der Fähren und leite mit Freude das Team, das 40 Häfen und 85 Schiffe versorgt.',
    ),
  ).toEqual(['85']);
});

it('reads the thousands of a source as thousands only', () => {
  const [job] = DEMO_PROFILE.experience;
  const experience = [{ ...job, description: 'Grew from 4,000 to 31,000 readers.' }];
  const profile = { ...DEMO_PROFILE, experience } as UserProfile;
  expect(claimed('I grew it from 4000 to 31,000 readers.', profile)).toEqual([]);
  expect(claimed('I led a team of four.', profile)).toEqual(['four']);
});

it('gives the position of each claim, in text order', () => {
  const content = 'Hi Jonas,\n\nat Google I led 12 people with Python.';
  const claims = unsupportedClaims(content, { profile: DEMO_PROFILE, posting: POSTING }, TODAY);
  expect(claims.map(({ text }) => text)).toEqual(['Google', '12', 'Python']);
  for (const { text, start, end } of claims) expect(content.slice(start, end)).toBe(text);
});

// Catastrophic backtracking would run into the test's time limit.
it.each(['A1 of the ', '1', 'a-', 'A ', 'a@', 'a.', '(1', 'At A ', 'Dear ,1'])(
  'finds the claim at the end of 20,000 characters of %j',
  (piece) => {
    const [project] = DEMO_PROFILE.projects;
    const description = 'At Foo I led 12 of the '.repeat(200);
    const projects = Array(20).fill({ ...project, description });
    const content = `${piece.repeat(20_000 / piece.length)}\nI led 77 people.`;
    expect(claimed(content, { ...DEMO_PROFILE, projects }).at(-1)).toBe('77');
  },
);

const WORDS = `Google Bank Engineer Head Product senior Manager React C++ Go 80% 12 1,200 forty half
  doubled PhD AWS Node.js $3M Berlin years led built at for with and customers Elixir MSc 2019`;
const phrase = (maxLength: number) =>
  fc
    .array(fc.constantFrom(...WORDS.split(/\s+/)), { minLength: 1, maxLength })
    .map((words) => words.join(' '));
const prose = fc.array(phrase(8), { maxLength: 3 }).map((sentences) => sentences.join('. '));
const list = fc.array(phrase(2), { maxLength: 4 });

const letterInput = fc.record({
  profile: fc
    .record({
      technicalSkills: list,
      certifications: list,
      experience: fc.array(
        fc.record({ title: phrase(3), company: phrase(2), description: prose }),
        {
          maxLength: 3,
        },
      ),
    })
    .map(
      ({ technicalSkills, certifications, experience }): UserProfile => ({
        ...DEMO_PROFILE,
        skills: { technicalSkills, softSkills: [], certifications },
        experience: experience.map((entry) => ({
          ...entry,
          location: '',
          startDate: '2019',
          endDate: '',
          technologies: [],
        })),
      }),
    ),
  posting: fc
    .record({ company: phrase(2), position: phrase(3), description: prose })
    .map((texts): Posting => ({ ...POSTING, ...texts })),
  settings: fc.record({
    type: fc.constantFrom(...PITCH_TYPES),
    tone: fc.constantFrom(...PITCH_TONES),
    length: fc.constantFrom(...PITCH_LENGTHS),
    platform: fc.constantFrom(...PITCH_PLATFORMS),
    template: fc.constant(''),
    customPrompt: fc.constant(''),
    language: fc.constant('' as const),
  }),
});

it('finds nothing in a letter of lines, for any profile and posting', () => {
  fc.assert(
    fc.property(letterInput, (input) => {
      expect(unsupportedClaims(lineLetter(input).content, input, TODAY)).toEqual([]);
    }),
    { numRuns: 300, seed: 3 },
  );
});

/* Letters that follow up on others. */

const FOLLOW_UP: FollowUp = {
  ...NOTHING_SENT,
  purpose: 'nudge',
  letters: [
    {
      at: '2025-03-02T10:00:00.000Z',
      content: 'Hello Maja,\n\nI led 17 people at Fjordline. I hold a PMP certificate.',
      channel: 'email',
      type: 'email',
      purpose: 'first',
      contactName: '',
    },
  ],
  dates: ['2024-05-09T10:00:00.000Z'],
};

const claimedAfter = (content: string, followUp?: FollowUp): string[] =>
  unsupportedClaims(content, { ...followUpInput(), followUp }, WRITTEN).map(({ text }) => text);

it.each([
  'I sent you my application on March 2, 2025.',
  'I sent you my application on 2 March 2025.',
  'I wrote to you in 2025.',
  'We spoke on May 9, 2024.',
  'At Fjordline, I led 17 people, as I wrote.',
])('a sent letter and dates of the lead support "%s"', (content) => {
  expect(claimedAfter(content, FOLLOW_UP)).toEqual([]);
});

it.each([
  ['I wrote to you in 2023.', ['2023']],
  ['I led 18 people at Fjordline.', ['18']],
])('finds what is invented in "%s"', (content, expected) => {
  expect(claimedAfter(content, FOLLOW_UP)).toEqual(expected);
});

it('a first letter has no such sources', () => {
  expect(claimedAfter('I led 17 people at Fjordline.')).toEqual(['17']);
});

/* Jest's timeout fails this: comparing each sentence with each entry takes minutes. */

/** 200 kB of short lines, each an entry with a figure. */
const MANY_LINES: UserProfile = {
  ...EMPTY_PROFILE,
  additionalInfo: {
    ...EMPTY_PROFILE.additionalInfo,
    achievements: Array.from({ length: 100 }, (_, text) =>
      Array.from({ length: 270 }, (_, line) => `Zed ${(text * line) % 99}`).join('\n'),
    ),
  },
};

const MANY_JOBS: UserProfile = {
  ...EMPTY_PROFILE,
  experience: Array.from({ length: 100 }, (_, at) =>
    job(
      'Certified Engineer',
      `Company${at} Works`,
      '2015',
      '2016',
      Array.from({ length: 150 }, (_, word) => `word${at}x${word}`).join(' '),
    ),
  ),
};

it.each([
  ['I work at Zed\n'],
  ['I am a certified alpha beta. '],
  ['I was chief alpha officer at Company3 Works.\n'],
  ['as a b for '],
])('checks a letter of 20,000 characters like "%s" in linear time', (part) => {
  const letter = part
    .repeat(LIMITS.pitch / part.length)
    // Each in other words, so that none was looked up before.
    .replace(/alpha|beta|Zed|Aa/g, (word, at) => `${word}${at}`)
    .slice(0, LIMITS.pitch);
  for (const profile of [MANY_LINES, MANY_JOBS]) {
    expect(claimed(letter, profile)).toEqual(expect.any(Array));
  }
});
