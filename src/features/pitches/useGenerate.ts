import { useAppDispatch, useAppStore } from '#app/hooks.ts';
import type { PitchRequest } from '#domain/contract/pitches.ts';
import { selectUser } from '#features/auth/index.ts';
import { selectLeadById } from '#features/leads/index.ts';
import { missingAccepted, selectAsked } from './asked/askedSlice.ts';
import { formToPitchRequest, leadIdOf, type PitchFormValues } from './pitchFormValues.ts';
import { rememberStyle } from './pitchStyle.ts';
import { useReplacePitch } from './useReplacePitch.ts';
import { useWritePitch } from './useWritePitch.ts';

/**
 * Writes the open letter from the form's values, or copies the prompt for the user's own assistant. Asks
 * before edits are lost.
 *
 * @returns functions that resolve to false when the user keeps the letter
 */
export function useGenerate() {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const { writer, write, stop, copyPrompt, saveAnswer } = useWritePitch();
  const mayReplace = useReplacePitch();

  const requestFor = (values: PitchFormValues): PitchRequest =>
    formToPitchRequest(values, selectUser(store.getState())?.uid ?? '');

  function remember(values: PitchFormValues) {
    const lead = selectLeadById(store.getState(), leadIdOf(values) || null);
    if (lead) rememberStyle(lead, values);
  }

  /** `anyway`: also if nothing in the profile fits. That holds for the next letters for the posting. */
  async function generate(values: PitchFormValues, anyway = false): Promise<boolean> {
    if (writer !== 'assistant' && !(await mayReplace('Rewrite'))) return false;
    const request = requestFor(values);
    const posting = request.description ?? '';
    if (anyway) dispatch(missingAccepted(posting));
    remember(values);
    if (writer === 'assistant') await copyPrompt(request);
    else void write(request, selectAsked(store.getState()).acceptedFor === posting);
    return true;
  }

  async function paste(values: PitchFormValues, answer: string): Promise<boolean> {
    if (!(await mayReplace('Replace'))) return false;
    remember(values);
    void saveAnswer(requestFor(values), answer);
    return true;
  }

  return { writer, generate, paste, stop };
}
