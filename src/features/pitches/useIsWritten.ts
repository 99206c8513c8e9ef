import { useFormikContext } from 'formik';
import { useAppSelector } from '#app/hooks.ts';
import { changedFields } from '#domain/changedFields.ts';
import { selectUser } from '#features/auth/index.ts';
import { selectPitchDraft } from './pitchDraftSlice.ts';
import { formToPitchRequest, type PitchFormValues } from './pitchFormValues.ts';

/** Whether the last pitch was written from the form as it is. Then nothing in it is unsaved. */
export function useIsWritten(): boolean {
  const { values } = useFormikContext<PitchFormValues>();
  const userId = useAppSelector(selectUser)?.uid ?? '';
  const { writtenFor } = useAppSelector(selectPitchDraft);
  if (writtenFor === null) return false;
  return Object.keys(changedFields(writtenFor, formToPitchRequest(values, userId))).length === 0;
}
