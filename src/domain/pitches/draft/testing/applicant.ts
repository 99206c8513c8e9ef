import type { PitchSettings } from '#domain/contract/pitches.ts';
import type { Experience, UserProfile } from '#domain/contract/profile.ts';
import { writeStartingDraft } from '#domain/pitches/draft/startingDraft.ts';
import type { Posting } from '#domain/pitches/pitchInput.ts';
import { EMPTY_PROFILE } from '#domain/profile/profile.ts';

/* A person and a posting for the tests of starting drafts. */

export const TODAY = new Date('2026-11-25');

/** A job without more than its title, employer and dates. */
export const job = (
  title: string,
  company: string,
  startDate: string,
  endDate = '',
): Experience => ({
  title,
  company,
  location: '',
  startDate,
  endDate,
  description: '',
  technologies: [],
});

export const SPLIT =
  'At Fjordline I split a twelve-year-old Rails monolith into nine services, and releases never stopped.';
export const CLUSTERS =
  'I run the three Kubernetes clusters behind Fjordline’s booking system and cut night pages from thirty a month to four.';
export const POSTGRES =
  'At Fjordline I upgraded 14 PostgreSQL databases without taking bookings offline.';

/** A proof whose id is the start of its text. */
export const proof = (text: string, starred = false) => ({
  id: text.slice(0, 20),
  text,
  source: '',
  starred,
});

/** A platform engineer with three proofs. */
export const ADA: UserProfile = {
  ...EMPTY_PROFILE,
  personalInfo: { ...EMPTY_PROFILE.personalInfo, name: 'Ada Holm', email: 'ada@holm.example' },
  yearsOfExperience: 11,
  skills: { technicalSkills: ['Terraform'], softSkills: [], certifications: [] },
  experience: [
    job('Platform Engineer', 'Fjordline', '2019-01'),
    job('Backend Developer', 'Kystnett', '2015-01', '2018-12'),
  ],
  proofs: [proof(POSTGRES), proof(SPLIT, true), proof(CLUSTERS, true)],
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

/** What a draft for them is written from. */
export const input = (
  settings: Partial<PitchSettings> = {},
  posting: Partial<Posting> = {},
  profile: Partial<UserProfile> = {},
) => ({
  profile: { ...ADA, ...profile },
  posting: { ...POSTING, ...posting },
  settings: {
    type: 'email' as const,
    tone: 'professional' as const,
    length: 'medium' as const,
    platform: 'general' as const,
    template: '',
    customPrompt: '',
    ...settings,
  },
});

/** The draft. */
export const write = (...parts: Parameters<typeof input>): string =>
  writeStartingDraft(input(...parts));
