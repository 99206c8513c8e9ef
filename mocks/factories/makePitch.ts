import { DEFAULT_PITCH_SETTINGS } from '#domain/contract/enums.ts';
import type { Pitch } from '#domain/contract/pitches.ts';
import { makeId } from './makeId.ts';

/** A whole, valid pitch; pass what matters to the test. */
export const makePitch = (overrides: Partial<Pitch> = {}): Pitch => ({
  id: makeId(),
  content: 'Dear Helio,\nI cut costs by 80 percent.',
  generator: 'gpt-test',
  unsupportedClaims: [],
  leadId: null,
  company: 'Helio Grid',
  position: 'Data Engineer',
  settings: { ...DEFAULT_PITCH_SETTINGS, template: '', customPrompt: '' },
  createdAt: '2026-01-14T13:05:00.000Z',
  ...overrides,
});
