import { useUpdatePitchMutation } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { PitchUpdate } from '#domain/contract/pitches.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';

/** Saves changes of a pitch on the server. Errors are shown as a toast. */
export function useSavePitch() {
  const dispatch = useAppDispatch();
  const [updatePitch, { isLoading: isSaving }] = useUpdatePitchMutation();

  async function savePitch(id: string, changes: PitchUpdate) {
    const { error } = await updatePitch({ id, changes });
    if (!error) return;
    const text = `Error saving pitch: ${errorMessage(error)}`;
    dispatch(toastShown({ tone: 'error', text, about: id }));
  }

  return { savePitch, isSaving };
}
