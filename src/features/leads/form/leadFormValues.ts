import { applyChanges, changedFields, conflictingFields } from '#domain/changedFields.ts';
import type { LeadCategory } from '#domain/contract/enums.ts';
import {
  LEAD_FORM_NAMES,
  type LeadFormField,
  leadField,
  type PathOf,
} from '#domain/contract/leadFields.ts';
import type { ContactInfo, Lead, LeadUpdate, NewLead } from '#domain/contract/leads.ts';
import { currencyIn } from '#domain/leads/amount.ts';
import { valueAt, withValueAt } from '#domain/leads/leadField.ts';
import { statusKey, statusOfKey } from '#domain/leads/statusMenu.ts';
import { toWebAddress } from '#domain/webAddress.ts';

export type LeadFormValues = Record<LeadFormField, string> & {
  /** The chosen type; '' for leads without one. */
  type: LeadCategory | '';
  /** As `statusKey` writes it. */
  status: string;
  /** The stored pitch that `pitch` is. */
  pitchId: string;
  /** The message that the lead is added for. */
  messageId: string;
};

const valuesOf = (pitchId: string, textOf: (name: LeadFormField) => string) =>
  ({
    ...Object.fromEntries(LEAD_FORM_NAMES.map((name) => [name, textOf(name)])),
    pitchId,
    messageId: '',
  }) as LeadFormValues;

export const EMPTY_LEAD_FORM: LeadFormValues = {
  ...valuesOf('', () => ''),
  type: 'job-application',
  status: 'new',
};

export const leadToForm = (lead: Lead): LeadFormValues => ({
  ...valuesOf(lead.pitchId, (name) => String(valueAt(lead, leadField(name).path) ?? '')),
  status: statusKey(lead),
});

/** The lead's fields as typed: trimmed, web addresses with https://. */
function formToLead(values: LeadFormValues) {
  const lead = LEAD_FORM_NAMES.reduce<object>((typed, name) => {
    const { path, kind } = leadField(name);
    const text = values[name].trim();
    const value = kind === 'url' ? (toWebAddress(text) ?? '') : text;
    return applyChanges(typed, withValueAt(path, value));
  }, {});
  return {
    ...(lead as Pick<Lead, Exclude<PathOf<LeadFormField>, `contactInfo.${string}`>> & {
      contactInfo: Required<ContactInfo>;
    }),
    ...statusOfKey(values.status),
    category: values.type || null,
    // An emptied pitch isn't the generated one anymore.
    pitchId: values.pitch.trim() && values.pitchId,
  };
}

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
  shown.contactInfo = { linkedin: '', website: '', ...lead.contactInfo };
  const changes = changedFields<Partial<Lead>>(shown, formToLead(values)) as LeadUpdate;
  // An own status is one of a status.
  if (changes.customStatus !== undefined) changes.status ??= lead.status;
  return changes;
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
  const { version, notes, createdAt, updatedAt, appliedAt, ...fields } = lead;
  return { ...fields, id, pitchId: '' };
};
