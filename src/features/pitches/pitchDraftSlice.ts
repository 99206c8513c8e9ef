import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import { pitchPieceArrived } from '#api/pitchStream.ts';
import type { Pitch, PitchRequest } from '#domain/contract/pitches.ts';

/** The open pitch: while it streams in, as generated, or as edited by the user. */
export interface PitchDraft {
  status: 'empty' | 'writing' | 'stopped' | 'written';
  text: string;
  /** The saved pitch; `null` while it streams in, or when it was stopped. */
  pitch: Pitch | null;
  /** The request of the last pitch. */
  writtenFor: PitchRequest | null;
  /** The text is in an editor. */
  editing: boolean;
  /** The user changed the text, and it is saved nowhere else. */
  edited: boolean;
}

const EMPTY: PitchDraft = {
  status: 'empty',
  text: '',
  pitch: null,
  writtenFor: null,
  editing: false,
  edited: false,
};

const written = (pitch: Pitch, writtenFor: PitchRequest | null): PitchDraft => ({
  ...EMPTY,
  status: 'written',
  text: pitch.content,
  pitch,
  writtenFor,
});

export const pitchDraftSlice = createSlice({
  name: 'pitchDraft',
  initialState: EMPTY,
  reducers: {
    pitchEditingToggled: (draft) => {
      draft.editing = !draft.editing;
    },
    pitchEdited: (draft, { payload }: PayloadAction<string>) => {
      draft.text = payload;
      draft.edited = payload !== draft.pitch?.content;
    },
    /** Restores the pitch of an expired session. */
    pitchDraftRestored: (draft, { payload }: PayloadAction<PitchDraft>) => {
      if (draft.status !== 'empty') return draft;
      // Its request ended with the page.
      return payload.status === 'writing' ? { ...payload, status: 'stopped' } : payload;
    },
    pitchReopened: (draft, { payload }: PayloadAction<Pitch>) => written(payload, draft.writtenFor),
  },
  extraReducers: (builder) =>
    builder
      // Chunks for a pitch that is no longer open are ignored.
      .addCase(pitchPieceArrived, (draft, { payload }) => {
        if (draft.status === 'writing') draft.text += payload;
      })
      .addMatcher(api.endpoints.writePitch.matchPending, () => ({
        ...EMPTY,
        status: 'writing' as const,
      }))
      .addMatcher(api.endpoints.writePitch.matchFulfilled, (draft, { payload, meta }) =>
        draft.status === 'writing' ? written(payload.pitch, meta.arg.originalArgs) : draft,
      )
      // Stopped by the user or by an error: the text so far stays.
      .addMatcher(api.endpoints.writePitch.matchRejected, (draft) => {
        if (draft.status === 'writing') draft.status = draft.text === '' ? 'empty' : 'stopped';
      }),
  selectors: {
    selectPitchDraft: (draft) => draft,
  },
});

export const { pitchEditingToggled, pitchEdited, pitchDraftRestored, pitchReopened } =
  pitchDraftSlice.actions;
export const { selectPitchDraft } = pitchDraftSlice.selectors;
