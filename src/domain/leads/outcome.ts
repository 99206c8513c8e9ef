import type { LeadStatus, Outcome } from '#domain/contract/enums.ts';
import type { Lead } from '#domain/contract/leads.ts';

/**
 * The own status, there by default, of leads that never got a reply. They have the contract's `withdrawn`,
 * the closed status that counts as no reply.
 */
export const NO_RESPONSE = 'no-response' satisfies Outcome;

/** The other side said no. */
export const REJECTED_STATUSES: readonly LeadStatus[] = ['rejected', 'closed-lost'];

/** How the lead ended without success; `null` for others. */
export function outcomeOf({
  status,
  customStatus,
}: Pick<Lead, 'status' | 'customStatus'>): Outcome | null {
  if (REJECTED_STATUSES.includes(status)) return 'rejected';
  if (status !== 'withdrawn') return null;
  return customStatus === NO_RESPONSE ? NO_RESPONSE : 'withdrawn';
}
