import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import { modelDownloadProgressed } from '#api/browserModel.ts';
import { pitchMessage } from '#api/errorMessages.ts';
import { pitchPartReceived } from '#api/pitchStream.ts';
import type { Pitch, PitchRequest } from '#domain/contract/pitches.ts';
import { wholeWords } from '#domain/pitches/letter/continuedLetter.ts';
import { opportunityOf, type PitchOpportunity } from './pitchOpportunity.ts';

/** The open pitch: while it streams in, as generated, or as edited by the user. */
export interface PitchDraft {
  status: 'empty' | 'writing' | 'stopped' | 'written';
  text: string;
  /** The opportunity of the text; `null` while there is none. */
  opportunity: PitchOpportunity | null;
  /** The saved pitch; `null` while it streams in, or when it was stopped. */
  pitch: Pitch | null;
  /** The request of the last pitch. */
  writtenFor: PitchRequest | null;
  /** The id of the last request, to stop it. */
  requestId: string;
  /** The share of the browser's model that was downloaded, 0 to 1; `null` when it isn't being downloaded. */
  download: number | null;
  /** Why the model doesn't write yet, or that it checks the letter. */
  waiting: string | null;
  /** What the text began with: a letter that is continued. */
  beginning: string;
  /** Why the last request failed. */
  problem: string | null;
  /** The lead of that request. */
  problemLeadId: string | null;
  /** The text is in an editor. */
  editing: boolean;
  /** The user changed the text and hasn't saved it. */
  edited: boolean;
  /** Restored if the pitch that is being written fails. */
  previous: PitchDraft | null;
}

/** No letter is open. */
export const EMPTY_PITCH_DRAFT: PitchDraft = {
  status: 'empty',
  text: '',
  opportunity: null,
  pitch: null,
  writtenFor: null,
  requestId: '',
  download: null,
  waiting: null,
  beginning: '',
  problem: null,
  problemLeadId: null,
  editing: false,
  edited: false,
  previous: null,
};

const INTERRUPTED = 'The window was closed before anything was written. Please try again.';
const NO_CONTENT = 'Failed to generate pitch: No content received.';

/** @param contactEmail that the user gave for a pitch without one */
const written = (pitch: Pitch, writtenFor: PitchRequest | null, contactEmail = ''): PitchDraft => {
  const opportunity = opportunityOf(pitch);
  return {
    ...EMPTY_PITCH_DRAFT,
    status: 'written',
    text: pitch.content,
    opportunity: { ...opportunity, contactEmail: opportunity.contactEmail || contactEmail },
    pitch,
    writtenFor,
  };
};

/** What was written of the new pitch, or the draft to return to. */
function afterFailure(draft: PitchDraft, problem: string | null): PitchDraft {
  const failure = { problem, problemLeadId: draft.opportunity?.leadId ?? null };
  return draft.text === draft.beginning
    ? { ...(draft.previous ?? EMPTY_PITCH_DRAFT), ...failure }
    : { ...draft, ...failure, status: 'stopped', waiting: null, previous: null };
}

/** The open pitch as another tab saved it. What the user has typed stays. */
function asSaved(draft: PitchDraft, pitches: readonly Pitch[]): PitchDraft {
  const saved = pitches.find(({ id }) => id === draft.pitch?.id);
  if (!saved || draft.status !== 'written' || draft.edited) return draft;
  if (saved.content === draft.text) return { ...draft, pitch: saved };
  const { requestId, problem, problemLeadId, editing, opportunity } = draft;
  return {
    ...written(saved, draft.writtenFor, opportunity?.contactEmail),
    requestId,
    problem,
    problemLeadId,
    editing,
  };
}

const { writePitch, getPitches, getPitch, updatePitch, deletePitch } = api.endpoints;

export const pitchDraftSlice = createSlice({
  name: 'pitchDraft',
  initialState: EMPTY_PITCH_DRAFT,
  reducers: {
    pitchEditingToggled: (draft) => {
      draft.editing = !draft.editing;
    },
    pitchEdited: (draft, { payload }: PayloadAction<string>) => {
      draft.text = payload;
      draft.edited = payload !== draft.pitch?.content;
    },
    /** The user gave the email address that the opportunity lacked. */
    pitchAddressed: ({ opportunity }, { payload }: PayloadAction<string>) => {
      if (opportunity) opportunity.contactEmail = payload;
    },
    /** Discards the unsaved changes of a saved pitch. */
    pitchEditingCanceled: (draft) => {
      draft.text = draft.pitch?.content ?? draft.text;
      draft.edited = false;
      draft.editing = false;
    },
    /** Restores the pitch of an expired session, or of a side panel that was closed. */
    pitchDraftRestored: (draft, { payload: stored }: PayloadAction<PitchDraft>) => {
      if (draft.status !== 'empty') return draft;
      // An earlier version may have stored it.
      const payload = { ...draft, ...stored };
      // Its request ended with the page.
      if (payload.status !== 'writing') return payload;
      return payload.text === '' ? afterFailure(payload, INTERRUPTED) : afterFailure(payload, null);
    },
    pitchReopened: (draft, { payload }: PayloadAction<Pitch>) => ({
      ...written(payload, draft.writtenFor),
      requestId: draft.requestId,
    }),
  },
  extraReducers: (builder) =>
    builder
      // Parts of a pitch that is no longer open are ignored.
      .addCase(pitchPartReceived, (draft, { payload }) => {
        if (draft.status !== 'writing') return;
        if (payload.type === 'restart') draft.text = draft.beginning;
        if (payload.type === 'token') draft.text += payload.text;
        draft.waiting = payload.type === 'waiting' ? payload.text : null;
        draft.download = null;
      })
      .addCase(modelDownloadProgressed, (draft, { payload }) => {
        if (draft.status === 'writing') draft.download = payload < 1 ? payload : null;
      })
      .addMatcher(writePitch.matchPending, (draft, { meta }) => {
        const { request } = meta.arg.originalArgs;
        const current = draft.status === 'writing' ? draft.previous : draft;
        const beginning = request.continues && current ? wholeWords(current.text) : '';
        return {
          ...EMPTY_PITCH_DRAFT,
          status: 'writing' as const,
          text: beginning,
          beginning,
          opportunity: opportunityOf(request),
          requestId: meta.requestId,
          previous: current?.status === 'empty' ? null : current,
        };
      })
      .addMatcher(writePitch.matchFulfilled, (draft, { payload, meta }) => {
        if (draft.status !== 'writing' || draft.requestId !== meta.requestId) return draft;
        return payload.pitch.content
          ? written(payload.pitch, meta.arg.originalArgs.request)
          : afterFailure(draft, NO_CONTENT);
      })
      .addMatcher(writePitch.matchRejected, (draft, { payload, meta }) => {
        if (draft.status !== 'writing' || draft.requestId !== meta.requestId) return draft;
        return afterFailure(draft, meta.aborted ? null : pitchMessage(payload));
      })
      .addMatcher(getPitches.matchFulfilled, (draft, { payload }) => asSaved(draft, payload))
      .addMatcher(getPitch.matchFulfilled, (draft, { payload }) =>
        payload ? asSaved(draft, [payload]) : draft,
      )
      .addMatcher(updatePitch.matchFulfilled, (draft, { payload, meta }) => {
        if (draft.pitch?.id !== payload.id) return;
        const { content } = meta.arg.originalArgs.changes;
        if (content !== undefined) {
          return written(payload, draft.writtenFor, draft.opportunity?.contactEmail);
        }
        // The user may be typing.
        draft.pitch = payload;
      })
      .addMatcher(deletePitch.matchFulfilled, (draft, { meta }) =>
        draft.pitch?.id === meta.arg.originalArgs ? EMPTY_PITCH_DRAFT : draft,
      ),
  selectors: {
    selectPitchDraft: (draft) => draft,
  },
});

export const {
  pitchAddressed,
  pitchEditingToggled,
  pitchEdited,
  pitchEditingCanceled,
  pitchDraftRestored,
  pitchReopened,
} = pitchDraftSlice.actions;
export const { selectPitchDraft } = pitchDraftSlice.selectors;
