import { Check, Copy, PenLine, RefreshCw, Square, X } from 'lucide-react';
import type { Ref } from 'react';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { DISCARD_QUESTION } from '#features/shell/discardQuestion.ts';
import { useQuestion } from '#features/shell/useQuestion.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { EmailPitch } from './EmailPitch.tsx';
import { pitchEditingCanceled, pitchEditingToggled, selectPitchDraft } from './pitchDraftSlice.ts';
import type { PitchOpportunity } from './pitchOpportunity.ts';
import { useCopyPitch } from './useCopyPitch.ts';
import { useSavePitch } from './useSavePitch.ts';

interface PitchToolbarProps {
  /** The pitch's own, never the form's. */
  opportunity: PitchOpportunity;
  editButton: Ref<HTMLButtonElement>;
  onStop: () => void;
  /** `undefined` when the form describes another opportunity. */
  onRegenerate: (() => void) | undefined;
}

/** Buttons that stop, edit, copy and email the open pitch. */
export function PitchToolbar({ opportunity, editButton, onStop, onRegenerate }: PitchToolbarProps) {
  const dispatch = useAppDispatch();
  const { status, editing, text, pitch } = useAppSelector(selectPitchDraft);
  const copy = useCopyPitch({ leadId: opportunity.leadId, pitchId: pitch?.id });

  if (status === 'writing') {
    return (
      <Button icon={Square} onClick={onStop}>
        Stop
      </Button>
    );
  }
  if (editing) return <EditorButtons />;
  return (
    <>
      {onRegenerate && <IconButton label="Regenerate" icon={RefreshCw} onClick={onRegenerate} />}
      <Button
        ref={editButton}
        variant="ghost"
        icon={PenLine}
        onClick={() => dispatch(pitchEditingToggled())}
      >
        Edit
      </Button>
      <Button variant="ghost" icon={Copy} onClick={() => copy(text)}>
        Copy
      </Button>
      <EmailPitch variant="ghost" mail={{ ...opportunity, pitch: text }} pitchId={pitch?.id}>
        Email
      </EmailPitch>
    </>
  );
}

/** Saves the edited text on the pitch, or discards the changes. */
function EditorButtons() {
  const dispatch = useAppDispatch();
  const { pitch, text, edited } = useAppSelector(selectPitchDraft);
  const { savePitch, isSaving } = useSavePitch();
  const ask = useQuestion();

  async function cancel() {
    if (!edited || (await ask(DISCARD_QUESTION))) dispatch(pitchEditingCanceled());
  }

  // A stopped pitch isn't stored on the server.
  if (!pitch) {
    return (
      <Button icon={Check} onClick={() => dispatch(pitchEditingToggled())}>
        Done
      </Button>
    );
  }

  return (
    <>
      <Button variant="ghost" icon={X} onClick={cancel}>
        Cancel
      </Button>
      <Button
        variant="primary"
        icon={Check}
        busy={isSaving}
        busyLabel="Saving..."
        disabled={text.trim() === ''}
        onClick={() =>
          edited ? savePitch(pitch.id, { content: text }) : dispatch(pitchEditingCanceled())
        }
      >
        Save
      </Button>
    </>
  );
}
