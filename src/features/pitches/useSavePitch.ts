import { useUpdatePitchMutation } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppDispatch } from '#app/hooks.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';

/** Saves the text of a pitch on the server. Errors are shown as a toast. */
export function useSavePitch() {
  const dispatch = useAppDispatch();
  const [updatePitch, { isLoading: isSaving }] = useUpdatePitchMutation();

  async function savePitch(id: string, content: string) {
    const { error } = await updatePitch({ id, changes: { content } });
    if (!error) return;
    const text = `Error saving pitch: ${errorMessage(error)}`;
    dispatch(toastShown({ tone: 'error', text, about: id }));
  }

  return { savePitch, isSaving };
}
