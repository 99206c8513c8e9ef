import type { LeadStatus } from '#domain/contract/enums.ts';
import type { Tone } from '#ui/theme.ts';

/** The color tone of each status. */
export const STATUS_TONES: Record<LeadStatus, Tone> = {
  new: 'neutral',
  contacted: 'info',
  applied: 'info',
  qualified: 'progress',
  proposal: 'progress',
  negotiating: 'progress',
  interviewing: 'progress',
  offer: 'success',
  hired: 'success',
  'closed-won': 'success',
  'closed-lost': 'closed',
  rejected: 'closed',
  withdrawn: 'closed',
};
