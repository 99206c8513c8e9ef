import type { Lead } from '#domain/contract/leads.ts';
import { MOCK_USER } from '../mockUser.ts';
import { makeId } from './makeId.ts';

/** A whole, valid lead of the mock user; pass what matters to the test. */
export const makeLead = (overrides: Partial<Lead> = {}): Lead => ({
  id: makeId(),
  userId: MOCK_USER.uid,
  version: 1,
  title: 'Senior Platform Engineer',
  company: 'Northwind Traders',
  type: 'lead',
  category: 'job-application',
  status: 'new',
  description: 'Own the deployment platform of a trading company with 40 engineers.',
  source: 'LinkedIn',
  appliedWhere: 'Company site',
  postUrl: 'https://www.linkedin.com/posts/northwind-platform-engineer',
  applicationUrl: 'https://northwind.example/jobs/platform',
  location: 'Oslo, hybrid',
  compensationRange: '$110k to $130k',
  value: 12_000,
  priority: 'medium',
  contactInfo: {
    name: 'Maja Lindqvist',
    email: 'maja.lindqvist@northwind.example',
    phone: '+47 22 00 00 00',
  },
  pitch: '',
  pitchId: '',
  customPrompt: '',
  notes: [],
  tags: ['platform', 'kubernetes'],
  score: 72,
  isQualified: false,
  qualificationNotes: '',
  createdAt: '2026-01-12T09:30:00.000Z',
  updatedAt: '2026-01-14T13:05:00.000Z',
  lastContactAt: null,
  nextFollowUpAt: null,
  ...overrides,
});
