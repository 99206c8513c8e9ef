import { Check, Copy, Mail, PenLine, RefreshCw, Square, X } from 'lucide-react';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { isEmailAddress } from '#domain/emailAddress.ts';
import { mailDraft } from '#domain/mailDraft.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { pitchEditingCanceled, pitchEditingToggled, selectPitchDraft } from './pitchDraftSlice.ts';
import type { PitchOpportunity } from './pitchOpportunity.ts';
import { useCopyPitch } from './useCopyPitch.ts';
import { useSavePitch } from './useSavePitch.ts';

interface PitchToolbarProps {
  /** The pitch's own, never the form's. */
  opportunity: PitchOpportunity;
  onStop: () => void;
  /** `undefined` when the form describes another opportunity. */
  onRegenerate: (() => void) | undefined;
}

/** Buttons that stop, edit, copy and email the open pitch. */
export function PitchToolbar({ opportunity, onStop, onRegenerate }: PitchToolbarProps) {
  const dispatch = useAppDispatch();
  const { status, editing, text } = useAppSelector(selectPitchDraft);
  const copy = useCopyPitch();

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
      <Button variant="ghost" icon={PenLine} onClick={() => dispatch(pitchEditingToggled())}>
        Edit
      </Button>
      <Button variant="ghost" icon={Copy} onClick={() => copy(text)}>
        Copy
      </Button>
      {isEmailAddress(opportunity.contactEmail.trim()) ? (
        <Button asChild variant="ghost" icon={Mail}>
          <a href={mailDraft({ ...opportunity, pitch: text })}>Email</a>
        </Button>
      ) : (
        <Button
          variant="ghost"
          icon={Mail}
          disabled
          title="Please provide a contact email to send the pitch"
        >
          Email
        </Button>
      )}
    </>
  );
}

/** Saves the edited text on the pitch, or discards the changes. */
function EditorButtons() {
  const dispatch = useAppDispatch();
  const { pitch, text, edited } = useAppSelector(selectPitchDraft);
  const { savePitch, isSaving } = useSavePitch();

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
      <Button variant="ghost" icon={X} onClick={() => dispatch(pitchEditingCanceled())}>
        Cancel
      </Button>
      <Button
        variant="primary"
        icon={Check}
        busy={isSaving}
        busyLabel="Saving..."
        disabled={text.trim() === ''}
        onClick={() => (edited ? savePitch(pitch.id, text) : dispatch(pitchEditingCanceled()))}
      >
        Save
      </Button>
    </>
  );
}
