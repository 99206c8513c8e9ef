import { api, useWritePitchMutation } from '#api/api.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '#app/hooks.ts';
import { selectUser } from '#features/auth/index.ts';
import { selectPitchDraft } from './pitchDraftSlice.ts';
import { formToPitchRequest, type PitchFormValues } from './pitchFormValues.ts';

/** Generates a pitch into the pitch draft, and stops it. */
export function useWritePitch() {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUser)?.uid ?? '';
  const [trigger] = useWritePitchMutation();

  function stopPitch() {
    const { requestId } = selectPitchDraft(store.getState());
    dispatch(api.util.getRunningMutationThunk('writePitch', requestId))?.abort();
  }

  function writePitch(values: PitchFormValues) {
    // It may still be running in the background, after another pitch was opened.
    stopPitch();
    return trigger(formToPitchRequest(values, userId));
  }

  return { writePitch, stopPitch };
}
