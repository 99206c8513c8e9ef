import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { type ExportedPitch, type LeadsState, pitchExported } from '#features/leads/index.ts';
import { copyText } from '#features/shell/copyText.ts';

/** Copies a pitch for a lead to the clipboard, and offers to record that it was sent. */
export const copyPitch =
  (pitch: ExportedPitch): ThunkAction<Promise<void>, LeadsState, unknown, UnknownAction> =>
  async (dispatch) => {
    if (await dispatch(copyText(pitch.content))) {
      dispatch(pitchExported('Pitch copied.', { ...pitch, channel: 'copy' }));
    }
  };
