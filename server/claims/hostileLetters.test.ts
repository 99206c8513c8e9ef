import { LIMITS } from '#domain/contract/limits.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { EMPTY_PROFILE } from '#domain/profile/profile.ts';
import { unsupportedClaims } from './unsupportedClaims.ts';

/* Jest's timeout fails these tests: comparing each sentence with each entry takes minutes. */

const POSTING = {
  company: 'Northwind',
  position: 'Engineer',
  description: '',
  location: '',
  category: '',
  compensationRange: '',
  tags: [],
  contactName: '',
};

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
  experience: Array.from({ length: 100 }, (_, job) => ({
    title: 'Certified Engineer',
    company: `Company${job} Works`,
    location: '',
    startDate: '2015',
    endDate: '2016',
    description: Array.from({ length: 150 }, (_, at) => `word${job}x${at}`).join(' '),
    technologies: [],
  })),
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
    const claims = unsupportedClaims(letter, { profile, posting: POSTING }, new Date());
    expect(claims).toEqual(expect.any(Array));
  }
});
