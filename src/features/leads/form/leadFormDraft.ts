import type { Dispatch } from '@reduxjs/toolkit';
import type { PageFacts } from '#domain/contract/extraction.ts';
import { postingRead } from '#features/extraction/index.ts';
import { draftKept } from '#features/shell/draftsSlice.ts';
import type { LeadFormValues } from './leadFormValues.ts';
import { FIELD_OF_FACT, factsToForm } from './leadFromPosting.ts';

/** The name of the form's draft. */
export const draftName = (leadId = 'new') => `lead/${leadId}`;

/** Fills in the form of a new lead, which opens next. */
export const newLeadFilled = (value: Partial<LeadFormValues>) =>
  draftKept({ name: draftName(), value, unsaved: true });

/** Fills in the form of a new lead, which opens next, from a posting, and shows that beside it to pick from. */
export const newLeadRead =
  ({ quotes = {}, unsure = [], notice = '', ...facts }: Partial<PageFacts>) =>
  (dispatch: Dispatch): void => {
    const values = factsToForm(facts);
    dispatch(newLeadFilled(values));
    const read = {
      source: 'your text',
      values,
      quotes: factsToForm(quotes),
      unsure: unsure.map((fact) => FIELD_OF_FACT[fact] ?? fact),
      kept: [],
      notice,
    };
    dispatch(postingRead({ form: draftName(), read }));
  };
