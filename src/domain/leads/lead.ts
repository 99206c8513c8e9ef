import type { LeadCategory, LeadPriority, LeadStatus, LeadType } from '#domain/contract/enums.ts';
import type { Lead } from '#domain/contract/leads.ts';

/* Labels and rules of leads (product spec, section 3). */

export { NOT_AVAILABLE } from '#domain/contract/enums.ts';

/** Shown for an empty value in a table or list. The profile's show N/A (product spec, section 9). */
export const EMPTY_VALUE = '–';

export const LEAD_STATUS_LABELS: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  proposal: 'Proposal',
  negotiating: 'Negotiating',
  'closed-won': 'Closed-Won',
  'closed-lost': 'Closed-Lost',
  applied: 'Applied',
  interviewing: 'Interviewing',
  offer: 'Offer',
  hired: 'Hired',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

/** The statuses in groups, in the order of lists; `statusMenu` has that of a lead. */
export const LEAD_STATUS_GROUPS = [
  { label: 'Pipeline', statuses: ['new', 'contacted', 'qualified', 'proposal', 'negotiating'] },
  { label: 'Job', statuses: ['applied', 'interviewing', 'offer', 'hired'] },
  { label: 'Closed', statuses: ['closed-won', 'closed-lost', 'rejected', 'withdrawn'] },
] as const satisfies readonly { label: string; statuses: readonly LeadStatus[] }[];

export const LEAD_TYPE_LABELS: Record<LeadType, string> = {
  lead: 'Lead',
  job: 'Job',
  business: 'Business',
  client: 'Client',
  prospect: 'Prospect',
  freelance: 'Freelance',
  contract: 'Contract',
  fulltime: 'Full-time',
  parttime: 'Part-time',
  internship: 'Internship',
};

export const LEAD_CATEGORY_LABELS: Record<LeadCategory, string> = {
  'job-application': 'Job Application',
  'freelance-project': 'Freelance Project',
  'sales-lead': 'Sales Lead',
  networking: 'Networking',
};

export const LEAD_PRIORITY_LABELS: Record<LeadPriority, string> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  urgent: 'Urgent',
};

/** All statuses, in the order of lists. */
export const STATUS_ORDER = LEAD_STATUS_GROUPS.flatMap<LeadStatus>(({ statuses }) => statuses);

export const CLOSED_STATUSES: ReadonlySet<LeadStatus> = new Set(LEAD_STATUS_GROUPS[2].statuses);

/** The user may still apply: a deadline matters. */
export const NOT_APPLIED_STATUSES: readonly LeadStatus[] = ['new', 'contacted', 'qualified'];

/** Whether the lead counts as 'Active' on the leads page (section 4). */
export const isActive = (lead: Pick<Lead, 'status'>): boolean => !CLOSED_STATUSES.has(lead.status);

/** Whether the lead counts as 'Qualified': marked as qualified, or with that status. */
export const isQualified = (lead: Pick<Lead, 'status' | 'isQualified'>): boolean =>
  lead.isQualified || lead.status === 'qualified';
