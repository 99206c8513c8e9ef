import type { LeadStatus } from '#domain/contract/enums.ts';
import type { LeadUpdate } from '#domain/contract/leads.ts';

/** The other side has answered, or the lead is closed: there is nothing to follow up. */
const ANSWERED: ReadonlySet<LeadStatus> = new Set([
  'negotiating',
  'interviewing',
  'offer',
  'hired',
  'rejected',
  'withdrawn',
  'closed-won',
  'closed-lost',
]);

/** The changes of a lead that moves to a status: an answer clears the next follow-up. */
export const statusUpdate = (status: LeadStatus, customStatus = ''): LeadUpdate => ({
  status,
  customStatus,
  ...(ANSWERED.has(status) && { nextFollowUpAt: null }),
});
