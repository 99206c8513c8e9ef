import { api, useGetProfileQuery, useWritePitchMutation } from '#api/api.ts';
import type { PitchJob } from '#api/writePitch.ts';
import { useAppDispatch, useAppStore } from '#app/hooks.ts';
import type { PitchRequest } from '#domain/contract/pitches.ts';
import { fitsNothing } from '#domain/fitsNothing.ts';
import { type PitchInput, postingFrom } from '#domain/pitchInput.ts';
import { type PitchPrompt, pitchPrompt, settingsOf } from '#domain/pitchPrompt.ts';
import { hasProfile } from '#domain/profile.ts';
import { coveredLines } from '#domain/startingDraft.ts';
import { selectLeadById } from '#features/leads/index.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { nothingFitted } from './asked/askedSlice.ts';
import { selectPitchDraft } from './pitchDraftSlice.ts';
import { useCopyText } from './useCopyPitch.ts';
import { PROFILE_FIRST } from './useNeedsProfile.ts';
import { usePitchWriters } from './usePitchWriters.ts';

/**
 * Writes pitches with the chosen writer.
 *
 * @returns `write` writes into the pitch draft, and `stop` ends that; `copyPrompt` and `saveAnswer` are
 * for the user's own assistant; `jobFor` is what the writer gets
 */
export function useWritePitch() {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const copy = useCopyText();
  const { writer } = usePitchWriters();
  // Loads it. It's read from the store when it's needed, because a sentence may have been added meanwhile.
  useGetProfileQuery();
  const [trigger] = useWritePitchMutation();

  function inputFor(request: PitchRequest): PitchInput | undefined {
    const state = store.getState();
    const { data: profile } = api.endpoints.getProfile.select()(state);
    if (!hasProfile(profile)) return undefined;
    const lead = selectLeadById(state, request.leadId ?? null) ?? null;
    return { profile, posting: postingFrom(request, lead), settings: settingsOf(request) };
  }

  function promptFor(request: PitchRequest): PitchPrompt | undefined {
    const input = inputFor(request);
    return input && pitchPrompt(input);
  }

  function stop() {
    const { requestId } = selectPitchDraft(store.getState());
    dispatch(api.util.getRunningMutationThunk('writePitch', requestId))?.abort();
  }

  const jobFor = (request: PitchRequest): PitchJob => ({
    request,
    writer,
    prompt: writer === 'browser-model' ? promptFor(request) : undefined,
  });

  /** Nothing is written while nothing fits, unless the user wants it `anyway`. */
  function write(request: PitchRequest, anyway = false) {
    const input = inputFor(request);
    if (!anyway && input && fitsNothing(coveredLines(input))) {
      dispatch(nothingFitted(request.description ?? ''));
      return;
    }
    // It may still be running in the background, after another pitch was opened.
    stop();
    return trigger(jobFor(request));
  }

  function saveAnswer(request: PitchRequest, content: string) {
    stop();
    return trigger({ request, writer: 'assistant', content });
  }

  async function copyPrompt(request: PitchRequest) {
    const prompt = promptFor(request);
    if (prompt) {
      await copy(
        `${prompt.instructions}\n\n${prompt.prompt}`,
        'Prompt copied. Paste it into your assistant.',
      );
    } else {
      dispatch(toastShown({ tone: 'info', text: PROFILE_FIRST }));
    }
  }

  return { writer, write, stop, jobFor, copyPrompt, saveAnswer };
}
