import { PenLine } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { DISCARD_QUESTION, useQuestion } from '#features/shell/useQuestion.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Row } from '#ui/layout/Stack.tsx';
import { pitchEditingCanceled, pitchEditingToggled, selectPitchDraft } from './pitchDraftSlice.ts';
import { useSavePitch } from './useSavePitch.ts';

/** Opens the letter in an editor, and saves or discards what was changed in it. */
export function EditButtons() {
  const dispatch = useAppDispatch();
  const { pitch, text, edited, editing } = useAppSelector(selectPitchDraft);
  const { savePitch, isSaving } = useSavePitch();
  const ask = useQuestion();

  async function cancel() {
    if (!edited || (await ask(DISCARD_QUESTION))) dispatch(pitchEditingCanceled());
  }
  function save() {
    // A stopped pitch isn't stored on the server.
    if (!pitch) dispatch(pitchEditingToggled());
    else if (edited) void savePitch(pitch.id, { content: text });
    else dispatch(pitchEditingCanceled());
  }

  // The buttons of the editor are gone.
  const wasEditing = useRef(editing);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasEditing.current && !editing && document.activeElement === document.body) {
      button.current?.focus();
    }
    wasEditing.current = editing;
  }, [editing]);

  if (!editing) {
    return (
      <Button
        ref={button}
        variant="ghost"
        icon={PenLine}
        onClick={() => dispatch(pitchEditingToggled())}
      >
        Edit
      </Button>
    );
  }
  return (
    <Row>
      {pitch && (
        <Button variant="ghost" onClick={cancel}>
          Cancel
        </Button>
      )}
      <Button
        variant="primary"
        busy={isSaving}
        busyLabel="Saving..."
        disabled={text.trim() === ''}
        onClick={save}
      >
        {pitch ? 'Save' : 'Done'}
      </Button>
    </Row>
  );
}
