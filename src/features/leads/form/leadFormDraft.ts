import { draftKept } from '#features/shell/draftsSlice.ts';
import type { LeadFormValues } from './leadFormValues.ts';

/** The name of the form's draft. */
export const draftName = (leadId = 'new') => `lead/${leadId}`;

/** Fills in the form of a new lead, which opens next. */
export const newLeadFilled = (value: Partial<LeadFormValues>) =>
  draftKept({ name: draftName(), value, unsaved: true });
