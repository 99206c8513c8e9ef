import type { Lead } from '#domain/contract/leads.ts';
import type { Pitch, PitchRateLimit } from '#domain/contract/pitches.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { EMPTY_PROFILE } from '#domain/profileRules.ts';

/* One story for all examples of the documentation: Ada follows a job at Northwind Traders. */

export const EXAMPLE_LEAD: Lead = {
  id: '5f0c1c52-6f0e-4a57-9d0a-0d4c2f1b7a11',
  version: 1,
  userId: 'b1JYx4mQy8dR2nVfT0kLwZs6aPcE',
  title: 'Senior Platform Engineer',
  company: 'Northwind Traders',
  type: 'lead',
  category: 'job-application',
  status: 'interviewing',
  description: 'Own the platform that 40 teams deploy on: Kubernetes, Terraform, a calm pager.',
  source: 'LinkedIn',
  appliedWhere: 'Company site',
  postUrl: 'https://jobs.northwind.example/senior-platform-engineer',
  applicationUrl: '',
  location: 'Oslo, hybrid',
  compensationRange: 'NOK 950k',
  value: 0,
  priority: 'high',
  contactInfo: { name: 'Maja Lindqvist', email: 'maja@northwind.example', phone: '' },
  pitch: '',
  pitchId: '',
  customPrompt: '',
  notes: [
    {
      id: '0b6f2a54-2f55-4a2e-8a37-4f6f7f7f0d10',
      type: 'interview',
      text: 'Second round on Thursday with Maja.',
      createdAt: '2026-11-20T14:05:00.000Z',
    },
  ],
  tags: ['platform'],
  score: null,
  isQualified: false,
  qualificationNotes: '',
  createdAt: '2026-11-12T08:30:00.000Z',
  updatedAt: '2026-11-20T14:05:00.000Z',
  lastContactAt: null,
  nextFollowUpAt: '2026-11-26T09:00:00.000Z',
};

export const EXAMPLE_PROFILE: UserProfile = {
  ...EMPTY_PROFILE,
  personalInfo: {
    ...EMPTY_PROFILE.personalInfo,
    ...{ name: 'Ada Moreno', email: 'ada@example.com', location: 'Bergen' },
  },
  professionalSummary: 'Platform engineer who makes deployments boring.',
  yearsOfExperience: 9,
  skills: {
    ...EMPTY_PROFILE.skills,
    technicalSkills: ['Kubernetes', 'Terraform', 'TypeScript'],
  },
  experience: [
    {
      ...{ title: 'Platform Engineer', company: 'Aldermoor', location: 'Bergen' },
      ...{ startDate: '2019', endDate: '', technologies: ['Kubernetes'] },
      description: 'Moved 120 services to Kubernetes.',
    },
  ],
};

export const EXAMPLE_PITCH: Pitch = {
  id: '2c9f7f0a-8c5e-4c4b-9a52-5f9a0a8f4e22',
  content: 'Hello Maja,\n\nI read that Northwind Traders is looking for a platform engineer …',
  generator: 'template',
  unsupportedClaims: [],
  leadId: EXAMPLE_LEAD.id,
  company: 'Northwind Traders',
  position: 'Senior Platform Engineer',
  settings: {
    ...{ type: 'email', tone: 'professional', length: 'medium', platform: 'general' },
    ...{ template: '', customPrompt: '' },
  },
  createdAt: '2026-11-20T15:00:00.000Z',
};

export const EXAMPLE_RATE_LIMIT: PitchRateLimit = {
  ...{ remaining: 19, limit: 20, resetInSeconds: 32_400 },
};
