import { api, useGetProfileQuery, useWritePitchMutation } from '#api/api.ts';
import type { PitchJob } from '#api/writePitch.ts';
import { useAppDispatch, useAppStore } from '#app/hooks.ts';
import type { Lead, LineMatch } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { Pitch, PitchRequest } from '#domain/contract/pitches.ts';
import { askedFor } from '#domain/pitches/asked/askedFor.ts';
import {
  type FollowUp,
  followUpContext,
  NOTHING_SENT,
} from '#domain/pitches/followUp/followUpContext.ts';
import { type PitchInput, postingFrom } from '#domain/pitches/pitchInput.ts';
import {
  type PitchPrompt,
  type PromptRoom,
  pitchPrompt,
  settingsOf,
} from '#domain/pitches/prompt/pitchPrompt.ts';
import { hasProfile } from '#domain/profile/profile.ts';
import { ownTimeZone } from '#domain/timeZone.ts';
import { selectUser } from '#features/auth/index.ts';
import { selectLeadById } from '#features/leads/index.ts';
import { selectAsked } from './asked/askedSlice.ts';
import { selectPitchDraft } from './pitchDraftSlice.ts';
import { formToPitchRequest, type PitchFormValues } from './pitchFormValues.ts';
import { usePitchWriters } from './usePitchWriters.ts';

/**
 * Writes pitches with the chosen writer.
 *
 * @returns `write` writes into the pitch draft, `goOn` the rest of a letter that was cut, and `stop` ends that; `promptText` and
 * `saveAnswer` are for the user's own assistant; `jobFor` is what the writer gets
 */
export function useWritePitch() {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const { writer } = usePitchWriters();
  // Loads it. It's read from the store when it's needed, because a sentence may have been added meanwhile.
  useGetProfileQuery();
  const [trigger] = useWritePitchMutation();

  /**
   * The request with the user's matches for a posting that isn't a lead, which would keep them. A follow-up has
   * dates.
   */
  function withMatches(typed: PitchRequest): PitchRequest {
    const isFirst = typed.purpose === undefined || typed.purpose === 'first';
    const request = isFirst ? typed : { ...typed, timeZone: ownTimeZone() };
    if (request.leadId) return request;
    const { choices } = selectAsked(store.getState());
    const lines = new Set(askedFor(request.description ?? '').map(({ text }) => text));
    const ofPosting = (matches: LineMatch[]) =>
      matches.filter(({ asked }) => lines.has(asked)).slice(-LIMITS.lineMatches);
    return {
      ...request,
      addedMatches: ofPosting(choices.addedMatches),
      removedMatches: ofPosting(choices.removedMatches),
    };
  }

  function inputFor(request: PitchRequest): PitchInput | undefined {
    const state = store.getState();
    const { data: profile } = api.endpoints.getProfile.select()(state);
    if (!hasProfile(profile)) return undefined;
    const lead = selectLeadById(state, request.leadId ?? null) ?? null;
    const posting = postingFrom(request, lead);
    return {
      profile,
      posting,
      settings: settingsOf(request),
      followUp: followUpFor(request, lead),
    };
  }

  /** Read from the cache: the menu that proposes a follow-up has loaded it. */
  function followUpFor(
    { purpose = 'first', timeZone }: PitchRequest,
    lead: Lead | null,
  ): FollowUp | undefined {
    if (purpose === 'first') return undefined;
    const { getPitches, getStatusChanges, getInterviews } = api.endpoints;
    const state = store.getState();
    const context = lead
      ? followUpContext(
          lead,
          getPitches.select(lead.id)(state).data ?? [],
          getStatusChanges.select(lead.id)(state).data ?? [],
          getInterviews.select(lead.id)(state).data ?? [],
        )
      : NOTHING_SENT;
    return { ...context, purpose, timeZone };
  }

  function promptFor(request: PitchRequest, room: PromptRoom): PitchPrompt | undefined {
    const input = inputFor(request);
    return input && pitchPrompt(input, room);
  }

  function stop() {
    const { requestId } = selectPitchDraft(store.getState());
    dispatch(api.util.getRunningMutationThunk('writePitch', requestId))?.abort();
  }

  function jobFor(typed: PitchRequest): PitchJob {
    const request = withMatches(typed);
    const prompt = writer === 'browser-model' ? promptFor(request, 'small') : undefined;
    return { request, writer, prompt };
  }

  function write(request: PitchRequest) {
    // It may still be running in the background, after another pitch was opened.
    stop();
    return trigger(jobFor(request));
  }

  function goOn({ id, settings }: Pitch, values: PitchFormValues) {
    const request = formToPitchRequest(values, selectUser(store.getState())?.uid ?? '');
    return trigger({
      request: { ...withMatches({ ...request, ...settings }), continues: id },
      writer: 'server-model',
    });
  }

  function saveAnswer(request: PitchRequest, content: string) {
    stop();
    return trigger({ request: withMatches(request), writer: 'assistant', content });
  }

  /** '' without a profile. */
  function promptText(request: PitchRequest): string {
    const prompt = promptFor(withMatches(request), 'large');
    return prompt ? `${prompt.instructions}\n\n${prompt.prompt}` : '';
  }

  return { writer, write, goOn, stop, jobFor, promptText, saveAnswer };
}
