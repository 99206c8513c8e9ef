import type { ReactNode } from 'react';
import type { Lead, NewLead } from '#domain/contract/leads.ts';
import type { PostingReading } from '#features/extraction/index.ts';
import { draftKept } from '#features/shell/draftsSlice.ts';
import type { LeadFormValues } from './leadFormValues.ts';

/** The name of the form's draft. */
export const draftName = (leadId = 'new') => `lead/${leadId}`;

/** Fills in the form of a new lead, which opens next. */
export const newLeadFilled = (value: Partial<LeadFormValues>) =>
  draftKept({ name: draftName(), value, unsaved: true });

/** A saved lead. `isWaiting` for one that the server doesn't have yet. */
export interface SavedLead {
  id: string;
  isWaiting: boolean;
}

/** What the form of a new lead starts with: a captured page, or a lead that waits for the server. */
export interface LeadFormStart {
  /** The heading. */
  title: string;
  /** The name of the draft. */
  name: string;
  values: LeadFormValues;
  /** What was read of a page. */
  read?: PostingReading;
  /** All that the page says. */
  pageText?: string;
  /** Of the lead that waits. */
  waitingId?: string;
  /** The leads that the server doesn't have yet. */
  unsynced: readonly NewLead[];
  onSaved: (saved: SavedLead, writesPitch: boolean) => void;
  /** Above the fields. */
  notice: ReactNode;
}

/** The status of the form, as Formik holds it. */
export interface LeadFormStatus {
  /** What changes are relative to: the lead as the form opened with it, or as a conflict brought it. */
  base: Lead | undefined;
  /** The fields that were changed here and elsewhere. They must be decided before the form is saved. */
  conflicts: readonly (keyof LeadFormValues)[];
}
