import { Copy, Mail, TextCursorInput } from 'lucide-react';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { isEmailAddress } from '#domain/emailAddress.ts';
import { mailDraft } from '#domain/mailDraft.ts';
import type { PitchOpportunity } from '#features/pitches/pitchOpportunity.ts';
import { useCopyPitch } from '#features/pitches/useCopyPitch.ts';
import { toastShown } from '#features/shell/index.ts';
import { Button } from '#ui/Button.tsx';
import { type Insertion, insertIntoPage } from '../page/insertIntoPage.ts';
import { ActionBar } from './ActionBar.tsx';
import { selectPanel } from './panelSlice.ts';

const TOASTS: Record<Insertion, { tone: 'success' | 'info'; text: string }> = {
  inserted: { tone: 'success', text: 'Inserted into the page.' },
  'no-field': { tone: 'info', text: 'Click into a text field of the page first.' },
  'foreign-frame': {
    tone: 'info',
    text: 'This field belongs to another site. Copy the pitch and paste it there.',
  },
};

interface PitchActionsProps {
  /** The pitch's own. */
  opportunity: PitchOpportunity;
  content: string;
}

/** Copies the pitch, puts it into the page, or opens a mail draft. */
export function PitchActions({ opportunity, content }: PitchActionsProps) {
  const dispatch = useAppDispatch();
  const tabId = useAppSelector(selectPanel).page?.tabId;
  const copy = useCopyPitch();

  async function insert() {
    const insertion = tabId === undefined ? 'no-field' : await insertIntoPage(tabId, content);
    dispatch(toastShown(TOASTS[insertion]));
  }

  return (
    <ActionBar>
      <Button icon={Copy} onClick={() => copy(content)}>
        Copy
      </Button>
      <Button variant="primary" icon={TextCursorInput} onClick={insert}>
        Insert into page
      </Button>
      {isEmailAddress(opportunity.contactEmail) && (
        <Button asChild icon={Mail}>
          <a href={mailDraft({ ...opportunity, pitch: content })}>Email</a>
        </Button>
      )}
    </ActionBar>
  );
}
