import { useAppDispatch, useAppStore } from '#app/hooks.ts';
import type { PitchRequest } from '#domain/contract/pitches.ts';
import { selectUser } from '#features/auth/index.ts';
import { selectLeadById } from '#features/leads/index.ts';
import { selectPitchDraft } from './pitchDraftSlice.ts';
import {
  formToPitchRequest,
  isSameOpportunity,
  leadIdOf,
  type PitchFormValues,
} from './pitchFormValues.ts';
import { pitchSettingsChanged } from './pitchSettingsSlice.ts';
import { rememberStyle } from './pitchStyle.ts';
import { useReplacePitch } from './useReplacePitch.ts';
import { useWritePitch } from './useWritePitch.ts';

/** Writes the open letter from the form's values. Asks before one that isn't saved is lost. */
export function useGenerate() {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const { writer, write, saveAnswer } = useWritePitch();
  const mayReplace = useReplacePitch();

  const requestFor = (values: PitchFormValues): PitchRequest =>
    formToPitchRequest(values, selectUser(store.getState())?.uid ?? '');

  function remember(values: PitchFormValues) {
    const lead = selectLeadById(store.getState(), leadIdOf(values) || null);
    if (lead) rememberStyle(lead, values);
  }

  async function generate(values: PitchFormValues) {
    const { status, opportunity } = selectPitchDraft(store.getState());
    const isSame = opportunity !== null && isSameOpportunity(opportunity, values);
    // Enter in a field submits as well.
    if (status === 'writing' && isSame) return;
    if (writer === 'assistant') dispatch(pitchSettingsChanged({ isAssistantOpen: true }));
    else if (await mayReplace('Rewrite', true)) {
      remember(values);
      void write(requestFor(values));
    }
  }

  /** Takes the answer of the user's own assistant. Resolves to whether it did. */
  async function paste(values: PitchFormValues, answer: string): Promise<boolean> {
    if (!(await mayReplace('Replace', true))) return false;
    remember(values);
    void saveAnswer(requestFor(values), answer);
    return true;
  }

  return { requestFor, generate, paste };
}
