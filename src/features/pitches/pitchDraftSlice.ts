import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import { pitchPieceArrived } from '#api/pitchStream.ts';
import type { Pitch, PitchRequest } from '#domain/contract/pitches.ts';

/** The pitch on the desk: while it is written, as it came, or as the user has changed it. */
export interface PitchDraft {
  status: 'empty' | 'writing' | 'stopped' | 'written';
  text: string;
  /** As the server keeps it; `null` while it is written, or when that was stopped. */
  pitch: Pitch | null;
  /** What the last pitch was written for, which the form may still say. */
  writtenFor: PitchRequest | null;
  /** The text stands open for editing. */
  editing: boolean;
  /** The user has changed the text, which is kept nowhere else. */
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
      // Nothing writes it any more.
      return payload.status === 'writing' ? { ...payload, status: 'stopped' } : payload;
    },
    pitchReopened: (draft, { payload }: PayloadAction<Pitch>) => written(payload, draft.writtenFor),
  },
  extraReducers: (builder) =>
    builder
      // What comes for a pitch that is on the desk no more, another having been reopened, is passed over.
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
      // Stopped by the user or by a failure: what has come so far stays.
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
