import fc from 'fast-check';
import {
  PITCH_LENGTHS,
  PITCH_PLATFORMS,
  PITCH_TONES,
  PITCH_TYPES,
} from '#domain/contract/enums.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import type { PitchInput } from '#domain/pitchInput.ts';
import { writeFromTemplate } from '../ai/templateWriter.ts';
import { DEMO_PROFILE } from '../seed/demoProfile.ts';
import { unsupportedClaims } from './unsupportedClaims.ts';

const TODAY = new Date('2026-11-21');

const WORDS = `Google Bank Engineer Head Product senior Manager React C++ Go 80% 12 1,200 forty half
  doubled PhD AWS Node.js $3M Berlin years led built at for with and customers Elixir MSc 2019`;
const word = fc.constantFrom(...WORDS.split(/\s+/));
const phrase = (maxLength: number) =>
  fc.array(word, { minLength: 1, maxLength }).map((words) => words.join(' '));
const prose = fc.array(phrase(8), { maxLength: 3 }).map((sentences) => sentences.join('. '));
const list = fc.array(phrase(2), { maxLength: 4 });

const profile: fc.Arbitrary<UserProfile> = fc.record({
  personalInfo: fc.record({
    name: fc.constantFrom('Mara Lindqvist', 'Li', 'Anna Maria von Berg'),
    email: fc.constant('mara7@example.com'),
    location: phrase(1),
    linkedin: fc.constant(''),
    github: fc.constant(''),
    portfolio: fc.constantFrom('', 'https://mara.example/2019'),
  }),
  professionalSummary: prose,
  yearsOfExperience: fc.constantFrom(0, 1, 2.5, 11),
  skills: fc.record({ technicalSkills: list, softSkills: list, certifications: list }),
  experience: fc.array(
    fc.record({
      title: phrase(3),
      company: phrase(2),
      location: phrase(1),
      description: prose,
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
    deliveryTime: phrase(4),
    communicationStyle: phrase(4),
    supportAfterDelivery: phrase(4),
    pricing: phrase(4),
  }),
});

const posting: fc.Arbitrary<PitchInput['posting']> = fc.record({
  company: phrase(2),
  position: phrase(3),
  description: prose,
  location: phrase(1),
  category: fc.constantFrom('job-application', 'freelance-project', ''),
  compensationRange: fc.constant(''),
  tags: list,
  contactName: fc.constantFrom('', 'Dr. Jonas Petersen', 'Maja'),
});

const settings: fc.Arbitrary<PitchInput['settings']> = fc.record({
  type: fc.constantFrom(...PITCH_TYPES),
  tone: fc.constantFrom(...PITCH_TONES),
  length: fc.constantFrom(...PITCH_LENGTHS),
  platform: fc.constantFrom(...PITCH_PLATFORMS),
  template: fc.constant(''),
  customPrompt: fc.constant(''),
});

describe('a template letter makes no unsupported claims', () => {
  it('for any profile and posting', () => {
    fc.assert(
      fc.property(fc.record({ profile, posting, settings }), (input) => {
        const text = writeFromTemplate(input);
        expect(text).not.toBe('');
        expect(unsupportedClaims(text, input, TODAY)).toEqual([]);
      }),
      { numRuns: 500, seed: 3 },
    );
  });

  it.each(PITCH_TYPES)('for the demo profile, as %s in every tone, length and platform', (type) => {
    for (const tone of PITCH_TONES) {
      for (const length of PITCH_LENGTHS) {
        for (const platform of PITCH_PLATFORMS) {
          const input: PitchInput = {
            profile: DEMO_PROFILE,
            posting: {
              company: 'Helio Grid',
              position: 'Senior Frontend Engineer',
              description: 'A control room for 1,200 turbines, in React and TypeScript.',
              location: 'Hamburg',
              category: 'job-application',
              compensationRange: '',
              tags: [],
              contactName: 'Dr. Jonas Petersen',
            },
            settings: { type, tone, length, platform, template: '', customPrompt: '' },
          };
          expect(unsupportedClaims(writeFromTemplate(input), input, TODAY)).toEqual([]);
        }
      }
    }
  });
});
