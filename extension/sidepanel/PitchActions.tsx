import { Copy, TextCursorInput } from 'lucide-react';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { pitchTaken } from '#features/leads/index.ts';
import { EmailPitch } from '#features/pitches/EmailPitch.tsx';
import type { PitchOpportunity } from '#features/pitches/pitchOpportunity.ts';
import { useCopyPitch } from '#features/pitches/useCopyPitch.ts';
import { toastShown } from '#features/shell/index.ts';
import { Button } from '#ui/buttons/Button.tsx';
import type { ToastMessage } from '#ui/overlays/Toast.tsx';
import { type Insertion, insertIntoPage } from '../page/insertIntoPage.ts';
import { ActionBar } from './ActionBar.tsx';
import { selectPanel } from './panelSlice.ts';

const PROBLEMS = {
  'no-field': 'Click into a text field of the page first.',
  'foreign-frame': 'This field belongs to another site. Copy the pitch and paste it there.',
};

/** Says why an insertion of a text put none of it or only a part into the page. */
function insertionMessage(insertion: Insertion, { length }: string): Omit<ToastMessage, 'id'> {
  if (typeof insertion === 'string') return { tone: 'info', text: PROBLEMS[insertion] };
  const text = `Inserted ${insertion} of ${length} characters. The field doesn't take more.`;
  return { tone: 'info', text };
}

interface PitchActionsProps {
  /** The pitch's own. */
  opportunity: PitchOpportunity;
  content: string;
  /** A stopped pitch isn't saved. */
  pitchId: string | undefined;
}

/** Copies the pitch, puts it into the page, or opens a mail draft. */
export function PitchActions({ opportunity, content, pitchId }: PitchActionsProps) {
  const dispatch = useAppDispatch();
  const tabId = useAppSelector(selectPanel).page?.tabId;
  const { leadId } = opportunity;
  const copy = useCopyPitch({ leadId, pitchId });

  async function insert() {
    const insertion = tabId === undefined ? 'no-field' : await insertIntoPage(tabId, content);
    if (insertion === content.length) {
      const taken = { leadId, pitchId, content, channel: 'insert' } as const;
      dispatch(pitchTaken('Inserted into the page.', taken));
    } else dispatch(toastShown(insertionMessage(insertion, content)));
  }

  return (
    <ActionBar>
      <Button icon={Copy} onClick={() => copy(content)}>
        Copy
      </Button>
      <Button variant="primary" icon={TextCursorInput} onClick={insert}>
        Insert into page
      </Button>
      <EmailPitch mail={{ ...opportunity, pitch: content }} pitchId={pitchId}>
        Email
      </EmailPitch>
    </ActionBar>
  );
}
