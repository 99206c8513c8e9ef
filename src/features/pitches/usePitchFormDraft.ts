import { useFormikContext } from 'formik';
import { useAppSelector } from '#app/hooks.ts';
import { changedFields } from '#domain/changedFields.ts';
import { selectUser } from '#features/auth/index.ts';
import { useDraft } from '#features/shell/useDraft.ts';
import { useUnsavedForm } from '#features/shell/useUnsavedForm.ts';
import { selectPitchDraft } from './pitchDraftSlice.ts';
import { EMPTY_PITCH_FORM, formToPitchRequest, type PitchFormValues } from './pitchFormValues.ts';

const isSame = (a: object, b: object): boolean => Object.keys(changedFields(a, b)).length === 0;

/**
 * Keeps the generator's fields while the user is elsewhere in the app. They count as unsaved until a
 * pitch was written from them.
 */
export function usePitchFormDraft(): void {
  const { values, setValues } = useFormikContext<PitchFormValues>();
  const { writtenFor } = useAppSelector(selectPitchDraft);
  const userId = useAppSelector(selectUser)?.uid ?? '';
  const isWritten = writtenFor !== null && isSame(writtenFor, formToPitchRequest(values, userId));
  const unsaved = !isWritten && !isSame(EMPTY_PITCH_FORM, values);
  useUnsavedForm(unsaved);
  useDraft<PitchFormValues>('pitch', {
    read: () => values,
    restore: (kept) => {
      setValues(kept);
    },
    unsaved,
    always: true,
  });
}
