import { Copy, Ellipsis, TextCursorInput } from 'lucide-react';
import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { DownloadPitch } from '#features/pitches/DownloadPitch.tsx';
import { EditButtons } from '#features/pitches/EditButtons.tsx';
import { EmailPitch } from '#features/pitches/EmailPitch.tsx';
import { useCopyPitch } from '#features/pitches/useCopyPitch.ts';
import type { OpenPitch } from '#features/pitches/usePitch.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { insertPitch } from './insertPitch.ts';
import { selectPanel } from './panelSlice.ts';

interface PanelLetterActionsProps {
  pitch: OpenPitch;
  /** Nothing else is to be done first. */
  isMain: boolean;
}

/** Brings the letter into the page or the clipboard, and unfolds what is done with it more seldom. */
export function PanelLetterActions({ pitch: open, isMain }: PanelLetterActionsProps) {
  const dispatch = useAppDispatch();
  const { page } = useAppSelector(selectPanel);
  const [showsMore, setShowsMore] = useState(false);
  const { opportunity, pitch, text } = open.draft;
  const leadId = open.leadId;
  const copy = useCopyPitch({ leadId, pitchId: pitch?.id });
  if (!opportunity) return null;
  const main = isMain ? 'primary' : 'secondary';
  const canInsert = page !== null && page.access !== 'never';
  return (
    <>
      {canInsert && (
        <Button variant={main} icon={TextCursorInput} onClick={() => dispatch(insertPitch())}>
          Insert into page
        </Button>
      )}
      <Button variant={canInsert ? 'secondary' : main} icon={Copy} onClick={() => copy(text)}>
        Copy
      </Button>
      <Button
        icon={Ellipsis}
        aria-label="More"
        aria-expanded={showsMore}
        onClick={() => setShowsMore(!showsMore)}
      />
      {showsMore && (
        <>
          <EditButtons />
          <EmailPitch mail={{ ...opportunity, pitch: text }} pitchId={pitch?.id}>
            Email
          </EmailPitch>
          <DownloadPitch letter={{ ...opportunity, text }} leadId={leadId} pitchId={pitch?.id} />
        </>
      )}
    </>
  );
}
