import { useUpdatePitchMutation } from '#api/api.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { PitchUpdate } from '#domain/contract/pitches.ts';
import { failed } from '#features/shell/failed.ts';

/** Saves changes of a pitch on the server. Errors are shown as a toast. */
export function useSavePitch() {
  const dispatch = useAppDispatch();
  const [updatePitch, { isLoading: isSaving }] = useUpdatePitchMutation();

  async function savePitch(id: string, changes: PitchUpdate) {
    const { error } = await updatePitch({ id, changes });
    if (error) dispatch(failed(error, 'saving pitch', id));
  }

  return { savePitch, isSaving };
}
