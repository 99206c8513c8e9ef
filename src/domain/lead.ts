import type { Note } from './note.ts';
import type { Timestamp } from './timestamp.ts';

/** What a lead is and the words its fields may hold (product spec, section 3). */

export const LEAD_STATUSES = [
  'new',
  'contacted',
  'qualified',
  'proposal',
  'negotiating',
  'closed-won',
  'closed-lost',
  'applied',
  'interviewing',
  'offer',
  'hired',
  'rejected',
  'withdrawn',
] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

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

export const LEAD_TYPES = [
  'lead',
  'job',
  'business',
  'client',
  'prospect',
  'freelance',
  'contract',
  'fulltime',
  'parttime',
  'internship',
] as const;
export type LeadType = (typeof LEAD_TYPES)[number];

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

/** What the form's Type dropdown offers. It is kept beside `type`, which the form always sends as 'lead'. */
export const LEAD_CATEGORIES = [
  'job-application',
  'freelance-project',
  'sales-lead',
  'networking',
] as const;
export type LeadCategory = (typeof LEAD_CATEGORIES)[number];

export const LEAD_CATEGORY_LABELS: Record<LeadCategory, string> = {
  'job-application': 'Job Application',
  'freelance-project': 'Freelance Project',
  'sales-lead': 'Sales Lead',
  networking: 'Networking',
};

export const LEAD_PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const;
export type LeadPriority = (typeof LEAD_PRIORITIES)[number];

export const LEAD_PRIORITY_LABELS: Record<LeadPriority, string> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  urgent: 'Urgent',
};

/** What stands where a value is missing, on screen and in contact names of older leads. */
export const NOT_AVAILABLE = 'N/A';

export interface ContactInfo {
  name: string;
  email: string;
  phone: string;
  linkedin?: string;
  website?: string;
}

/** A lead as the API answers it. An empty string means "not given"; `null` means "not set". */
export interface Lead {
  id: string;
  userId: string;
  title: string;
  company: string;
  type: LeadType;
  category: LeadCategory | null;
  status: LeadStatus;
  description: string;
  source: string;
  appliedWhere: string;
  postUrl: string;
  applicationUrl: string;
  location: string;
  compensationRange: string;
  /** Expected worth in whole or fractional dollars. */
  value: number;
  priority: LeadPriority;
  contactInfo: ContactInfo;
  pitch: string;
  pitchId: string;
  customPrompt: string;
  /** Oldest first. */
  notes: Note[];
  tags: string[];
  /** 0 to 100. */
  score: number | null;
  isQualified: boolean;
  qualificationNotes: string;
  createdAt: Timestamp;
  updatedAt: Timestamp;
  lastContactAt: Timestamp | null;
  nextFollowUpAt: Timestamp | null;
}

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
