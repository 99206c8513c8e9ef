import type { LeadCategory, LeadPriority, LeadStatus, LeadType } from './contract/enums.ts';
import type { Lead } from './contract/leads.ts';

/** What a lead is and the words its fields may hold (product spec, section 3). */

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

/** The statuses that the lead form offers; the card's dropdown offers all of them. */
export const FORM_LEAD_STATUSES = [
  'new',
  'contacted',
  'qualified',
  'proposal',
  'closed-won',
  'closed-lost',
] as const satisfies readonly LeadStatus[];

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

/** What stands where a value is missing, on screen and in contact names of older leads. */
export const NOT_AVAILABLE = 'N/A';

const CLOSED_STATUSES: ReadonlySet<LeadStatus> = new Set([
  'closed-won',
  'closed-lost',
  'rejected',
  'withdrawn',
]);

/** Whether the lead counts as 'Active' on the leads page (section 4). */
export const isActive = (lead: Pick<Lead, 'status'>): boolean => !CLOSED_STATUSES.has(lead.status);

/** Whether the lead counts as 'Qualified': marked so, or standing at that status. */
export const isQualified = (lead: Pick<Lead, 'status' | 'isQualified'>): boolean =>
  lead.isQualified || lead.status === 'qualified';
