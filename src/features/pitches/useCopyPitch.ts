import { useAppDispatch } from '#app/hooks.ts';
import { type ExportedPitch, pitchExported } from '#features/leads/index.ts';
import { useCopyText } from '#features/shell/useCopyText.ts';

/** Copies a pitch for a lead to the clipboard, and offers to record that it was sent. */
export function useCopyPitch(
  pitch: Pick<ExportedPitch, 'leadId' | 'pitchId'>,
): (text: string) => Promise<void> {
  const dispatch = useAppDispatch();
  const copy = useCopyText();
  return async (content) => {
    if (await copy(content)) {
      dispatch(pitchExported('Pitch copied.', { ...pitch, content, channel: 'copy' }));
    }
  };
}
