import { Copy, Ellipsis, FileText, FileType, Mail, PenLine, TextCursorInput } from 'lucide-react';
import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { copyPitch } from '#features/pitches/copyPitch.ts';
import { useDownloadPitch } from '#features/pitches/DownloadPitch.tsx';
import { useMailPitch } from '#features/pitches/EmailPitch.tsx';
import { MissingAddress } from '#features/pitches/MissingAddress.tsx';
import { pitchEditingToggled } from '#features/pitches/pitchDraftSlice.ts';
import type { PitchOpportunity } from '#features/pitches/pitchOpportunity.ts';
import type { OpenPitch } from '#features/pitches/usePitch.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import { insertPitch } from './insertPitch.ts';
import { selectPanel } from './panelSlice.ts';

interface PanelLetterActionsProps {
  pitch: OpenPitch;
  opportunity: PitchOpportunity;
  /** Nothing else is to be done first. */
  isMain: boolean;
}

/** Brings the letter into the page or the clipboard; a menu has what is done with it more seldom. */
export function PanelLetterActions({ pitch: open, opportunity, isMain }: PanelLetterActionsProps) {
  const dispatch = useAppDispatch();
  const { page } = useAppSelector(selectPanel);
  const [asksAddress, setAsksAddress] = useState(false);
  const { text, pitch } = open.draft;
  const ids = { leadId: open.leadId, pitchId: pitch?.id };
  const mail = useMailPitch({ ...opportunity, pitch: text }, ids.pitchId);
  const { download } = useDownloadPitch({ letter: { ...opportunity, text }, ...ids });
  const main = isMain ? 'primary' : 'secondary';
  const canInsert = page !== null && page.access !== 'never';
  return (
    <>
      {canInsert && (
        <Button variant={main} icon={TextCursorInput} onClick={() => dispatch(insertPitch())}>
          Insert into page
        </Button>
      )}
      <Button
        variant={canInsert ? 'secondary' : main}
        icon={Copy}
        onClick={() => dispatch(copyPitch({ ...ids, content: text }))}
      >
        Copy
      </Button>
      <Menu side="top" trigger={<Button icon={Ellipsis} aria-label="More" />}>
        <MenuItem icon={PenLine} onSelect={() => dispatch(pitchEditingToggled())}>
          Edit
        </MenuItem>
        <MenuItem
          icon={Mail}
          onSelect={() => (mail.draft ? void mail.open() : setAsksAddress(true))}
        >
          Email
        </MenuItem>
        <MenuItem icon={FileText} onSelect={() => download('pdf')}>
          Download as PDF
        </MenuItem>
        <MenuItem icon={FileType} onSelect={() => download('docx')}>
          Download as Word
        </MenuItem>
      </Menu>
      {asksAddress && !mail.draft && (
        <MissingAddress posting={mail.lead?.description ?? ''} onAddress={mail.addToLead} />
      )}
    </>
  );
}
