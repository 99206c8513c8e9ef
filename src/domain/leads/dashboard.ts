import type { LeadStatus } from '#domain/contract/enums.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { toDate } from '#domain/timestamp.ts';

/* The rules of the dashboard (product spec, sections 2, 4 and 9). */

/** How many leads the dashboard shows. */
const RECENT_LEADS = 5;

const time = (lead: Lead): number => toDate(lead.updatedAt)?.getTime() ?? 0;

/** The last updated leads, latest first. */
export const recentLeads = (leads: readonly Lead[]): Lead[] =>
  leads.toSorted((a, b) => time(b) - time(a)).slice(0, RECENT_LEADS);

/** Older leads may have 'interview' instead of 'interviewing'. */
const ACTIVE_APPLICATION_STATUSES: ReadonlySet<LeadStatus | 'interview'> = new Set([
  'contacted',
  'applied',
  'interview',
  'interviewing',
]);

/** The 'Active Applications' among the recent leads. */
export const activeApplications = (recent: readonly Lead[]): number =>
  recent.filter(({ status }) => ACTIVE_APPLICATION_STATUSES.has(status)).length;
