import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useAppSelector } from '#app/hooks.ts';
import { type LeadsState, selectLeadById, selectLeadsLoaded } from '#features/leads/index.ts';
import type { PitchFormValues } from './pitchFormValues.ts';

/** Keeps the form's text when its lead is deleted: the pitch is then written without a lead. */
export function useForgetDeletedLead(): void {
  const { values, setFieldValue } = useFormikContext<PitchFormValues>();
  const { leadId } = values;
  const isDeleted = useAppSelector(
    (state: LeadsState) =>
      leadId !== '' && selectLeadsLoaded(state) && !selectLeadById(state, leadId),
  );
  useEffect(() => {
    if (isDeleted) void setFieldValue('leadId', '');
  }, [isDeleted, setFieldValue]);
}
