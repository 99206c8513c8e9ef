import { api, useGetProfileQuery, useWritePitchMutation } from '#api/api.ts';
import type { PitchJob } from '#api/writePitch.ts';
import { useAppDispatch, useAppStore } from '#app/hooks.ts';
import type { PitchRequest } from '#domain/contract/pitches.ts';
import { postingFrom } from '#domain/pitchInput.ts';
import { type PitchPrompt, pitchPrompt, settingsOf } from '#domain/pitchPrompt.ts';
import { hasProfile } from '#domain/profile.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
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
  const { data: profile } = useGetProfileQuery();
  const [trigger] = useWritePitchMutation();

  function promptFor(request: PitchRequest): PitchPrompt | undefined {
    if (!hasProfile(profile)) return undefined;
    const { data } = api.endpoints.getLeads.select()(store.getState());
    const lead = data?.entities[request.leadId ?? ''] ?? null;
    const posting = postingFrom(request, lead);
    return pitchPrompt({ profile, posting, settings: settingsOf(request) });
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

  function write(request: PitchRequest) {
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
