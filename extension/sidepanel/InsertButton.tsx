import { TextCursorInput } from 'lucide-react';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { pitchExported } from '#features/leads/index.ts';
import { selectPitchDraft } from '#features/pitches/pitchDraftSlice.ts';
import { toastShown } from '#features/shell/index.ts';
import { Button } from '#ui/buttons/Button.tsx';
import type { ToastMessage } from '#ui/overlays/Toast.tsx';
import { type Insertion, insertIntoPage } from '../page/insertIntoPage.ts';
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

/** Puts a text into the focused field of the page. */
export function InsertButton({ text }: { text: string }) {
  const dispatch = useAppDispatch();
  const tabId = useAppSelector(selectPanel).page?.tabId;
  const { opportunity, pitch } = useAppSelector(selectPitchDraft);

  async function insert() {
    const insertion = tabId === undefined ? 'no-field' : await insertIntoPage(tabId, text);
    if (insertion !== text.length) {
      dispatch(toastShown(insertionMessage(insertion, text)));
      return;
    }
    const exported = { leadId: opportunity?.leadId, pitchId: pitch?.id, content: text };
    dispatch(pitchExported('Inserted into the page.', { ...exported, channel: 'insert' }));
  }

  return (
    <Button variant="primary" icon={TextCursorInput} onClick={insert}>
      Insert into page
    </Button>
  );
}
