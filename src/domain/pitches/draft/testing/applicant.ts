import { DEFAULT_PITCH_SETTINGS } from '#domain/contract/enums.ts';
import type { PitchSettings } from '#domain/contract/pitches.ts';
import type { Experience, UserProfile } from '#domain/contract/profile.ts';
import { lineLetter } from '#domain/pitches/draft/lineLetter.ts';
import type { Posting } from '#domain/pitches/pitchInput.ts';
import { EMPTY_PROFILE } from '#domain/profile/profile.ts';

/* A person and a posting for the tests of letters from lines. */

export const TODAY = new Date('2026-11-25');

/** A job with the lines of its description. */
export const job = (
  title: string,
  company: string,
  startDate: string,
  lines: readonly string[] = [],
): Experience => ({
  title,
  company,
  location: '',
  startDate,
  endDate: '',
  description: lines.map((line) => `- ${line}`).join('\n'),
  technologies: [],
});

export const SPLIT =
  'Split a twelve-year-old Rails monolith into nine services, and releases never stopped.';
export const CLUSTERS =
  'Run the three Kubernetes clusters behind the booking system and cut night pages from thirty a month to four.';
export const POSTGRES = 'Upgraded 14 PostgreSQL databases without taking bookings offline.';
export const PHONE = 'Answered the office phone daily.';

/** A platform engineer with four lines of work. */
export const ADA: UserProfile = {
  ...EMPTY_PROFILE,
  personalInfo: { ...EMPTY_PROFILE.personalInfo, name: 'Ada Holm', email: 'ada@holm.example' },
  yearsOfExperience: 11,
  skills: { technicalSkills: ['Terraform'], softSkills: [], certifications: [] },
  experience: [
    job('Platform Engineer', 'Fjordline', '2019-01', [POSTGRES, SPLIT, CLUSTERS]),
    job('Backend Developer', 'Kystnett', '2015-01', [PHONE]),
  ],
  answers: {
    ...EMPTY_PROFILE.answers,
    start: "1 March, three months' notice",
    salary: 'NOK 980,000',
  },
};

/** It asks for what they show. */
export const POSTING: Posting = {
  company: 'Northwind Traders AS',
  position: 'Senior Platform Engineer (m/f/d)',
  description: `Requirements
- You have taken a Rails monolith apart
- Kubernetes in production, including upgrades and on-call
- Strong PostgreSQL: replication, major upgrades, slow queries
- Infrastructure as code, preferably Terraform
- Please state your earliest start date`,
  location: 'Oslo',
  category: 'job-application',
  compensationRange: '',
  tags: [],
  contactName: 'Maja Solberg',
};

/** What a letter for them is written from. */
export const input = (
  settings: Partial<PitchSettings> = {},
  posting: Partial<Posting> = {},
  profile: Partial<UserProfile> = {},
) => ({
  profile: { ...ADA, ...profile },
  posting: { ...POSTING, ...posting },
  settings: { ...DEFAULT_PITCH_SETTINGS, template: '', customPrompt: '', ...settings },
});

/** The text of the letter. */
export const write = (...parts: Parameters<typeof input>): string =>
  lineLetter(input(...parts)).content;
