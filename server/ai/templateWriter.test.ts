import fc from 'fast-check';
import {
  PITCH_LENGTHS,
  PITCH_PLATFORMS,
  PITCH_TONES,
  PITCH_TYPES,
} from '#domain/contract/enums.ts';
import type { PitchSettings } from '#domain/contract/pitches.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { EMPTY_PROFILE } from '#domain/profile.ts';
import { unsupportedClaims } from '../pitches/unsupportedClaims.ts';
import { DEMO_PROFILE } from '../seed/demoProfile.ts';
import type { PitchBrief, Posting } from './pitchBrief.ts';
import { writeFromTemplate } from './templateWriter.ts';

const SETTINGS: PitchSettings = {
  ...({ type: 'email', tone: 'professional', length: 'medium', platform: 'general' } as const),
  ...{ template: '', customPrompt: '' },
};

const POSTING: Posting = {
  company: 'Helio Grid',
  position: 'Senior Frontend Engineer',
  description: 'A control room for 1,200 turbines, in React and TypeScript.',
  location: 'Hamburg',
  category: 'job-application',
  compensationRange: '',
  tags: [],
  contactName: 'Dr. Jonas Petersen',
};

const write = (settings: Partial<PitchSettings> = {}, posting: Partial<Posting> = {}): string =>
  writeFromTemplate({
    profile: DEMO_PROFILE,
    posting: { ...POSTING, ...posting },
    settings: { ...SETTINGS, ...settings },
  });

it('writes an e-mail from what profile and posting have in common', () => {
  expect(write()).toBe(`Hello Jonas,

I am writing about the Senior Frontend Engineer position at Helio Grid.

Your description mentions TypeScript and React; I bring that with me. Behind me are 11 years of experience.

As Lead Frontend Engineer at Wetterstein Systems I led the rebuild of a customer portal; support calls fell by a third.

Could we find 15 minutes for a call in the coming days?

Best regards,
Mara Lindqvist
${DEMO_PROFILE.personalInfo.email}
https://mara-lindqvist.example`);
});

it('grows with the length', () => {
  for (const type of PITCH_TYPES) {
    const lengths = PITCH_LENGTHS.map((length) => write({ type, length }).length);
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    expect(new Set(lengths).size).toBe(3);
  }
});

it('sounds different in each tone', () => {
  expect(write({ tone: 'formal' })).toContain('Dear Dr. Jonas Petersen,');
  expect(write({ tone: 'casual' })).toMatch(/^Hey Jonas,[\s\S]*Cheers,/);
  expect(write({ tone: 'friendly' }, { contactName: '' })).toContain('Hi Helio Grid team,');
});

it('fits a short LinkedIn message into a connection request', () => {
  const text = write({ type: 'linkedin', length: 'short', tone: 'casual' });
  expect(text.length).toBeLessThanOrEqual(300);
  expect(text).toContain('Senior Frontend Engineer');
  expect(write({ platform: 'twitter', length: 'long' }).length).toBeLessThanOrEqual(300);
});

it('states the terms of the profile in a proposal', () => {
  const text = write({ type: 'proposal' }, { position: 'Brand refresh' });
  expect(text).toContain('“Brand refresh” at Helio Grid');
  expect(text).toContain('- Delivery: A first working version within two weeks');
  expect(text).toContain('- Pricing: Daily rate, or a fixed price for a fixed scope');
});

it("fills in the blanks of the user's own template, and leaves other templates aside", () => {
  const template = 'Hi {{contact}}, {company} needs {skills}? {Name}';
  expect(write({ template }, { contactName: 'Jonas' })).toBe(
    'Hi Jonas, Helio Grid needs TypeScript, React, Accessibility, PostgreSQL and Design systems? Mara Lindqvist',
  );
  expect(write({ template: 'modern' })).toBe(write());
});

it('writes for a profile that has only what a profile must have', () => {
  const profile: UserProfile = {
    ...EMPTY_PROFILE,
    personalInfo: { ...EMPTY_PROFILE.personalInfo, name: 'Ann', email: 'ann@example.com' },
    professionalSummary: 'Gardener',
    skills: { ...EMPTY_PROFILE.skills, technicalSkills: ['Pruning'] },
  };
  const posting = { ...POSTING, description: '', contactName: '' };
  for (const type of PITCH_TYPES) {
    for (const length of PITCH_LENGTHS) {
      const text = writeFromTemplate({ profile, posting, settings: { ...SETTINGS, type, length } });
      expect(text).toContain('Helio Grid');
      expect(text).toContain('Pruning');
      expect(text).not.toMatch(/undefined|null| {2}|\n{3}|0 years/);
    }
  }
});

describe('the claims of a template', () => {
  const word = fc.constantFrom(
    ...['Google', 'Bank', 'Engineer', 'Head', 'Product', 'senior', 'Manager', 'React', 'C++', 'Go'],
    ...['80%', '12', '1,200', 'forty', 'half', 'doubled', 'PhD', 'AWS', 'Node.js', '$3M', 'Berlin'],
    ...['years', 'led', 'built', 'at', 'for', 'with', 'and', 'customers', 'Elixir', 'MSc', '2019'],
  );
  const phrase = (most: number) =>
    fc.array(word, { minLength: 1, maxLength: most }).map((words) => words.join(' '));
  const prose = fc.array(phrase(8), { maxLength: 3 }).map((lines) => lines.join('. '));
  const list = fc.array(phrase(2), { maxLength: 4 });
  const profile: fc.Arbitrary<UserProfile> = fc.record({
    personalInfo: fc.record({
      name: fc.constantFrom('Mara Lindqvist', 'Li', 'Anna Maria von Berg'),
      email: fc.constant('mara7@example.com'),
      ...{ location: phrase(1), linkedin: fc.constant(''), github: fc.constant('') },
      portfolio: fc.constantFrom('', 'https://mara.example/2019'),
    }),
    professionalSummary: prose,
    yearsOfExperience: fc.constantFrom(0, 1, 2.5, 11),
    skills: fc.record({ technicalSkills: list, softSkills: list, certifications: list }),
    experience: fc.array(
      fc.record({
        ...{ title: phrase(3), company: phrase(2), location: phrase(1), description: prose },
        startDate: fc.constantFrom('2015-09', '', 'March 2019'),
        endDate: fc.constantFrom('2021-02', ''),
        technologies: list,
      }),
      { maxLength: 3 },
    ),
    education: fc.constant([]),
    projects: fc.array(fc.record({ name: phrase(2), description: prose, technologies: list }), {
      maxLength: 2,
    }),
    additionalInfo: fc.record({ languages: list, interests: list, achievements: list }),
    contactInfo: fc.constant({ email: '', linkedin: '', location: '' }),
    valueProps: fc.record({
      ...{ deliveryTime: phrase(4), communicationStyle: phrase(4) },
      ...{ supportAfterDelivery: phrase(4), pricing: phrase(4) },
    }),
  });
  const brief: fc.Arbitrary<PitchBrief> = fc.record({
    profile,
    posting: fc.record({
      ...{ company: phrase(2), position: phrase(3), description: prose, location: phrase(1) },
      category: fc.constantFrom('job-application', 'freelance-project', ''),
      ...{ compensationRange: fc.constant(''), tags: list },
      contactName: fc.constantFrom('', 'Dr. Jonas Petersen', 'Maja'),
    }),
    settings: fc.record({
      type: fc.constantFrom(...PITCH_TYPES),
      tone: fc.constantFrom(...PITCH_TONES),
      length: fc.constantFrom(...PITCH_LENGTHS),
      platform: fc.constantFrom(...PITCH_PLATFORMS),
      ...{ template: fc.constant(''), customPrompt: fc.constant('') },
    }),
  });

  it('are all supported, whatever profile and posting say', () => {
    fc.assert(
      fc.property(brief, (brief) => {
        const text = writeFromTemplate(brief);
        expect(text).not.toBe('');
        expect(unsupportedClaims(text, brief, new Date('2026-11-21'))).toEqual([]);
      }),
      { numRuns: 500, seed: 3 },
    );
  });

  it('are all supported for a believable profile, in every type, tone, length and platform', () => {
    for (const type of PITCH_TYPES) {
      for (const tone of PITCH_TONES) {
        for (const length of PITCH_LENGTHS) {
          for (const platform of PITCH_PLATFORMS) {
            const settings = { ...SETTINGS, type, tone, length, platform };
            const given = { profile: DEMO_PROFILE, posting: POSTING, settings };
            const text = writeFromTemplate(given);
            expect(unsupportedClaims(text, given, new Date('2026-11-21'))).toEqual([]);
          }
        }
      }
    }
  });
});
