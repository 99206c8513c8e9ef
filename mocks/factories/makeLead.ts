import { type Lead, newLeadSchema } from '#domain/contract/leads.ts';
import { MOCK_USER } from '../mockUser.ts';
import { makeId } from './makeId.ts';

const SAMPLE = newLeadSchema.parse({
  title: 'Senior Platform Engineer',
  company: 'Northwind Traders',
  category: 'job-application',
  description: 'The deployment platform of a trading company with 40 engineers.',
  source: 'LinkedIn',
  appliedWhere: 'Company site',
  postUrl: 'https://www.linkedin.com/posts/northwind-platform-engineer',
  applicationUrl: 'https://northwind.example/jobs/platform',
  location: 'Oslo, hybrid',
  compensationRange: '$110k to $130k',
  value: 12_000,
  contactInfo: {
    name: 'Maja Lindqvist',
    email: 'maja.lindqvist@northwind.example',
    phone: '+47 22 00 00 00',
  },
  tags: ['platform', 'kubernetes'],
  score: 72,
});

/** A valid lead of the mock user with the fields that matter to a test. */
export const makeLead = (overrides: Partial<Lead> = {}): Lead => ({
  ...SAMPLE,
  id: makeId(),
  userId: MOCK_USER.uid,
  version: 1,
  notes: [],
  createdAt: '2026-01-12T09:30:00.000Z',
  updatedAt: '2026-01-14T13:05:00.000Z',
  appliedAt: null,
  ...overrides,
});
