import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import { pitchPieceArrived } from '#api/pitchStream.ts';
import type { Pitch } from '#domain/pitch.ts';

/** The pitch on the desk: while it is written, as it came, or as the user has changed it. */
export interface PitchDraft {
  status: 'empty' | 'writing' | 'stopped' | 'written';
  text: string;
  /** As the server keeps it; `null` while it is written, or when that was stopped. */
  pitch: Pitch | null;
}

const EMPTY: PitchDraft = { status: 'empty', text: '', pitch: null };

const written = (pitch: Pitch): PitchDraft => ({ status: 'written', text: pitch.content, pitch });

export const pitchDraftSlice = createSlice({
  name: 'pitchDraft',
  initialState: EMPTY,
  reducers: {
    pitchEdited: (draft, { payload }: PayloadAction<string>) => {
      draft.text = payload;
    },
    pitchReopened: (_draft, { payload }: PayloadAction<Pitch>) => written(payload),
    pitchDraftCleared: () => EMPTY,
  },
  extraReducers: (builder) =>
    builder
      .addCase(pitchPieceArrived, (draft, { payload }) => {
        draft.text += payload;
      })
      .addMatcher(api.endpoints.writePitch.matchPending, () => ({
        ...EMPTY,
        status: 'writing' as const,
      }))
      .addMatcher(api.endpoints.writePitch.matchFulfilled, (_draft, { payload }) =>
        written(payload.pitch),
      )
      // Stopped by the user or by a failure: what has come so far stays.
      .addMatcher(api.endpoints.writePitch.matchRejected, (draft) => {
        draft.status = draft.text === '' ? 'empty' : 'stopped';
      }),
  selectors: {
    selectPitchDraft: (draft) => draft,
  },
});

export const { pitchEdited, pitchReopened, pitchDraftCleared } = pitchDraftSlice.actions;
export const { selectPitchDraft } = pitchDraftSlice.selectors;
