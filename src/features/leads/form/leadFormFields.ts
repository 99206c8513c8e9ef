import type { ContactInfo, Lead } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';

/** A field of the lead form, and where the lead has it. */
type LeadFormRow = ({ lead: keyof Lead } | { contact: keyof ContactInfo }) & {
  label: string;
  /** Without it, a line of text. */
  kind?: 'text' | 'url' | 'email' | 'phone' | 'date' | 'choice';
  /** In characters. Addresses have limits of their own. */
  max?: number;
  required?: true;
};

/** The fields of the lead form, named as in the product spec (section 3). Values, rules and labels follow from it. */
export const LEAD_FORM_FIELDS = {
  leadTitle: { label: 'Lead Title / Position', lead: 'title', max: LIMITS.title, required: true },
  company: {
    label: 'Company / Organization',
    lead: 'company',
    max: LIMITS.company,
    required: true,
  },
  type: { label: 'Type', lead: 'category', kind: 'choice' },
  status: { label: 'Status', lead: 'status', kind: 'choice' },
  leadDescription: {
    label: 'Lead Description',
    lead: 'description',
    kind: 'text',
    max: LIMITS.description,
    required: true,
  },
  foundWhere: { label: 'Found Where', lead: 'source', max: LIMITS.source },
  appliedWhere: { label: 'Applied Where', lead: 'appliedWhere', max: LIMITS.source },
  postingUrl: { label: 'Posting URL', lead: 'postUrl', kind: 'url' },
  applicationUrl: { label: 'Application URL', lead: 'applicationUrl', kind: 'url' },
  location: { label: 'Location', lead: 'location', max: LIMITS.location },
  compensationRange: {
    label: 'Compensation Range',
    lead: 'compensationRange',
    max: LIMITS.compensationRange,
  },
  deadline: { label: 'Deadline', lead: 'closesAt', kind: 'date' },
  contactName: { label: 'Contact Name', contact: 'name', max: LIMITS.personName },
  contactEmail: { label: 'Contact Email', contact: 'email', kind: 'email' },
  contactPhone: { label: 'Contact Phone', contact: 'phone', kind: 'phone', max: LIMITS.phone },
  contactLinkedin: { label: 'Contact LinkedIn', contact: 'linkedin', kind: 'url' },
  pitch: { label: 'Pitch', lead: 'pitch', kind: 'text', max: LIMITS.pitch },
  customPrompt: {
    label: 'Custom Prompt',
    lead: 'customPrompt',
    kind: 'text',
    max: LIMITS.customPrompt,
  },
} as const satisfies Record<string, LeadFormRow>;

export type LeadFormField = keyof typeof LEAD_FORM_FIELDS;
export const LEAD_FORM_NAMES = Object.keys(LEAD_FORM_FIELDS) as LeadFormField[];

/** A field of the table as what all of them have in common. */
export const leadFormField = (name: LeadFormField): LeadFormRow => LEAD_FORM_FIELDS[name];
