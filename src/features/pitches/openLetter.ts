import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { followUpType, proposedPurpose } from '#domain/pitches/followUp/followUpContext.ts';
import { letterLoaded, type OpenedLetter, selectLetters } from './letterSlice.ts';
import { type LettersState, selectLetterLead, selectSent } from './letterView.ts';
import { EMPTY_SETTINGS, styleFor } from './pitchStyle.ts';

const { getLead, getPitches, getStatusChanges, getInterviews, getProfile } = api.endpoints;

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

/** Loads what an opened letter is drawn from, and opens the stored one or the lead's newest for what comes next. */
export const openLetter =
  ({
    leadId,
    pitchId,
  }: OpenedLetter): ThunkAction<Promise<void>, LettersState, unknown, UnknownAction> =>
  async (dispatch, getState) => {
    const isNew = selectLetters(getState())[leadId]?.newLead !== null;
    const once = { subscribe: false };
    const results = isNew
      ? []
      : await Promise.all([
          dispatch(getLead.initiate(leadId, once)),
          dispatch(getPitches.initiate(leadId, once)),
          dispatch(getStatusChanges.initiate(leadId, once)),
          dispatch(getInterviews.initiate(leadId, once)),
          dispatch(getProfile.initiate(undefined, once)),
        ]);
    const lead = selectLetterLead(getState(), leadId);
    // What was loaded before is enough.
    if (!lead || results.some(({ data, error }) => error && data === undefined)) {
      dispatch(letterLoaded({ leadId, failed: true }));
      return;
    }
    const settings = firstSettings(getState(), lead);
    const pitches = getPitches.select(leadId)(getState()).data ?? [];
    const stored = pitches.find((pitch) =>
      pitchId ? pitch.id === pitchId : pitch.settings.purpose === settings.purpose,
    );
    dispatch(
      letterLoaded({
        leadId,
        pitchId: stored?.id ?? null,
        settings: { ...settings, ...stored?.settings },
      }),
    );
  };
