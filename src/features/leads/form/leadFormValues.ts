import { currencyIn } from '#domain/amount.ts';
import { applyChanges, changedFields, conflictingFields } from '#domain/changedFields.ts';
import type { LeadCategory, LeadStatus } from '#domain/contract/enums.ts';
import type { Lead, LeadUpdate, NewLead } from '#domain/contract/leads.ts';
import { toWebAddress } from '#domain/webAddress.ts';

/** The fields of the lead form, named as in the product spec (section 3). */
export interface LeadFormValues {
  leadTitle: string;
  company: string;
  /** The chosen type; '' for leads without one. */
  type: LeadCategory | '';
  status: LeadStatus;
  leadDescription: string;
  foundWhere: string;
  appliedWhere: string;
  postingUrl: string;
  applicationUrl: string;
  location: string;
  compensationRange: string;
  /** Such as '2026-11-21'; '' without one. */
  deadline: string;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  contactLinkedin: string;
  pitch: string;
  pitchId: string;
  customPrompt: string;
}

export const EMPTY_LEAD_FORM: LeadFormValues = {
  leadTitle: '',
  company: '',
  type: 'job-application',
  status: 'new',
  leadDescription: '',
  foundWhere: '',
  appliedWhere: '',
  postingUrl: '',
  applicationUrl: '',
  location: '',
  compensationRange: '',
  deadline: '',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  contactLinkedin: '',
  pitch: '',
  pitchId: '',
  customPrompt: '',
};

/** The fields in the form's order, except `pitchId`, which goes with the pitch. */
export const LEAD_FORM_LABELS: Record<Exclude<keyof LeadFormValues, 'pitchId'>, string> = {
  leadTitle: 'Lead Title / Position',
  company: 'Company / Organization',
  type: 'Type',
  status: 'Status',
  leadDescription: 'Lead Description',
  foundWhere: 'Found Where',
  appliedWhere: 'Applied Where',
  postingUrl: 'Posting URL',
  applicationUrl: 'Application URL',
  location: 'Location',
  compensationRange: 'Compensation Range',
  deadline: 'Deadline',
  contactName: 'Contact Name',
  contactEmail: 'Contact Email',
  contactPhone: 'Contact Phone',
  contactLinkedin: 'Contact LinkedIn',
  customPrompt: 'Custom Prompt',
  pitch: 'Pitch',
};

export const leadToForm = (lead: Lead): LeadFormValues => ({
  leadTitle: lead.title,
  company: lead.company,
  type: lead.category ?? '',
  status: lead.status,
  leadDescription: lead.description,
  foundWhere: lead.source,
  appliedWhere: lead.appliedWhere,
  postingUrl: lead.postUrl,
  applicationUrl: lead.applicationUrl,
  location: lead.location,
  compensationRange: lead.compensationRange,
  deadline: lead.closesAt,
  contactName: lead.contactInfo.name,
  contactEmail: lead.contactInfo.email,
  contactPhone: lead.contactInfo.phone,
  contactLinkedin: lead.contactInfo.linkedin ?? '',
  pitch: lead.pitch,
  pitchId: lead.pitchId,
  customPrompt: lead.customPrompt,
});

/** The lead's fields as typed: trimmed, web addresses with https://. */
const formToLead = (values: LeadFormValues) => ({
  title: values.leadTitle.trim(),
  company: values.company.trim(),
  category: values.type || null,
  status: values.status,
  description: values.leadDescription.trim(),
  source: values.foundWhere.trim(),
  appliedWhere: values.appliedWhere.trim(),
  postUrl: toWebAddress(values.postingUrl) ?? '',
  applicationUrl: toWebAddress(values.applicationUrl) ?? '',
  location: values.location.trim(),
  compensationRange: values.compensationRange.trim(),
  closesAt: values.deadline,
  contactInfo: {
    name: values.contactName.trim(),
    email: values.contactEmail.trim(),
    phone: values.contactPhone.trim(),
    linkedin: toWebAddress(values.contactLinkedin) ?? '',
  },
  pitch: values.pitch.trim(),
  // An emptied pitch isn't the generated one anymore.
  pitchId: values.pitch.trim() && values.pitchId,
  customPrompt: values.customPrompt.trim(),
});

/** A new lead with the form's defaults (product spec, section 9). `currency` is the user's own. */
export const formToNewLead = (
  values: LeadFormValues,
  { id, userId, currency }: { id: string; userId: string; currency: string },
): NewLead => ({
  ...formToLead(values),
  id,
  userId,
  type: 'lead',
  value: 0,
  currency: currencyIn(values.compensationRange, currency),
  priority: 'medium',
});

/** The form of a lead that was stored before it was sent, maybe by an earlier version. */
export const storedLeadToForm = (lead: NewLead): LeadFormValues =>
  leadToForm(applyChanges(formToLead({ ...EMPTY_LEAD_FORM, type: '' }), lead) as Lead);

/** The fields that the form changed; fields it doesn't show stay as they are. */
export function formToLeadUpdate(lead: Lead, values: LeadFormValues): LeadUpdate {
  const { type, value, priority, ...shown } = { ...lead };
  shown.contactInfo = { ...lead.contactInfo, linkedin: lead.contactInfo.linkedin ?? '' };
  return changedFields<Partial<Lead>>(shown, formToLead(values)) as LeadUpdate;
}

/**
 * The form after the lead was changed elsewhere: the user's changes of `lead` applied to `current`.
 *
 * @returns the merged values, and the fields that both changed, which have the user's value
 */
export function rebaseForm(lead: Lead, values: LeadFormValues, current: Lead) {
  const before = leadToForm(lead);
  // As they would be saved, so that a space is no change.
  const typed = leadToForm(applyChanges(lead, formToLeadUpdate(lead, values) as Partial<Lead>));
  const changes = changedFields(before, typed);
  const theirs = leadToForm(current);
  return {
    values: applyChanges(theirs, changes),
    conflicts: conflictingFields(before, changes, theirs) as (keyof LeadFormValues)[],
  };
}

/** A new lead with everything of one that was deleted, except its notes and stored pitches. */
export const leadCopy = (lead: Lead, id: string): NewLead => {
  const { version, notes, createdAt, updatedAt, ...fields } = lead;
  return { ...fields, id, pitchId: '' };
};
