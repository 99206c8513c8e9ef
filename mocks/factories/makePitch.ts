import { type Pitch, pitchSettingsSchema } from '#domain/contract/pitches.ts';
import { makeId } from './makeId.ts';

/** A valid pitch with the fields that matter to a test. */
export const makePitch = (overrides: Partial<Pitch> = {}): Pitch => ({
  id: makeId(),
  version: 1,
  content: 'Dear Helio,\nI cut costs by 80 percent.',
  subject: 'Data Engineer',
  originalContent: null,
  writer: 'server-model',
  generator: 'gpt-test',
  unsupportedClaims: [],
  leadId: null,
  company: 'Helio Grid',
  position: 'Data Engineer',
  contactInfo: { name: '', email: '', phone: '' },
  settings: pitchSettingsSchema.parse({}),
  cutOff: false,
  notChecked: false,
  createdAt: '2026-01-14T13:05:00.000Z',
  emailedAt: null,
  sent: null,
  ...overrides,
});
