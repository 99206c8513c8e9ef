import {
  createListenerMiddleware,
  isAnyOf,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import { serverConnectionChanged } from '#api/serverConnection.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { followUpType, proposedPurpose } from '#domain/pitches/followUp/followUpContext.ts';
import {
  isUnsaved,
  letterChanged,
  letterLoaded,
  letterOpened,
  lettersRestored,
  selectLetters,
  stepRedone,
  stepUndone,
} from './letterSlice.ts';
import { saveLetter } from './letterThunks.ts';
import { type LettersState, selectLetterLead, selectSent } from './letterView.ts';
import { EMPTY_SETTINGS, styleFor } from './pitchStyle.ts';

const { getLead, getPitches, getStatusChanges, getInterviews, getProfile, writePitch } =
  api.endpoints;

export const letterListeners = createListenerMiddleware<
  LettersState,
  ThunkDispatch<LettersState, unknown, UnknownAction>
>();

/** Milliseconds after the last change. */
const SAVING_DELAY = 1_000;

/** What a lead's next letter starts with: what it's for, by the lead's history, and the settings used last. */
function firstSettings(state: LettersState, lead: Lead) {
  const sent = selectSent(state, lead.id);
  const purpose = sent ? proposedPurpose(lead, sent) : 'first';
  return {
    ...EMPTY_SETTINGS,
    ...styleFor(lead),
    ...(sent && purpose !== 'first' && { purpose, type: followUpType(lead, sent) }),
    customPrompt: lead.customPrompt,
  };
}

letterListeners.startListening({
  actionCreator: letterOpened,
  effect: async ({ payload: { leadId, pitchId } }, { dispatch, getState }) => {
    const { newLead } = selectLetters(getState())[leadId] ?? {};
    const once = { subscribe: false };
    const [found, pitches, ...others] = newLead
      ? []
      : await Promise.all([
          dispatch(getLead.initiate(leadId, once)),
          dispatch(getPitches.initiate(leadId, once)),
          dispatch(getStatusChanges.initiate(leadId, once)),
          dispatch(getInterviews.initiate(leadId, once)),
          dispatch(getProfile.initiate(undefined, once)),
        ]);
    const lead = selectLetterLead(getState(), leadId);
    // A browser that is offline has what it loaded before.
    if (!lead || found?.error || (!newLead && !pitches?.data) || others.some(({ data, error }) => data === undefined && error)) {
      dispatch(letterLoaded({ leadId, failed: true }));
      return;
    }
    const settings = firstSettings(getState(), lead);
    const stored = pitches?.data?.find((pitch) =>
      pitchId ? pitch.id === pitchId : pitch.settings.purpose === settings.purpose,
    );
    dispatch(
      letterLoaded({
        leadId,
        pitchId: stored?.id ?? null,
        settings: { ...settings, ...stored?.settings },
      }),
    );
  },
});

letterListeners.startListening({
  matcher: isAnyOf(
    letterChanged,
    stepUndone,
    stepRedone,
    lettersRestored,
    serverConnectionChanged,
    writePitch.matchRejected,
  ),
  effect: async (_action, { dispatch, getState, delay, cancelActiveListeners }) => {
    cancelActiveListeners();
    await delay(SAVING_DELAY);
    for (const [leadId, letter] of Object.entries(selectLetters(getState()))) {
      if (isUnsaved(letter)) void dispatch(saveLetter(leadId));
    }
  },
});
