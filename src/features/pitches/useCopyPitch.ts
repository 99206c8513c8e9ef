import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useAppDispatch } from '#app/hooks.ts';
import { type ExportedPitch, type LeadsState, pitchExported } from '#features/leads/index.ts';
import { copyText } from '#features/shell/useCopyText.ts';

/** Copies a pitch for a lead to the clipboard, and offers to record that it was sent. */
export const copyPitch =
  (pitch: ExportedPitch): ThunkAction<Promise<void>, LeadsState, unknown, UnknownAction> =>
  async (dispatch) => {
    if (await dispatch(copyText(pitch.content))) {
      dispatch(pitchExported('Pitch copied.', { ...pitch, channel: 'copy' }));
    }
  };

export function useCopyPitch(
  pitch: Pick<ExportedPitch, 'leadId' | 'pitchId'>,
): (text: string) => Promise<void> {
  const dispatch = useAppDispatch();
  return (content) => dispatch(copyPitch({ ...pitch, content }));
}
