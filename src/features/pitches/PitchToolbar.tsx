import { Check, Copy, PenLine, RefreshCw, Square, X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { DISCARD_QUESTION } from '#features/shell/discardQuestion.ts';
import { useQuestion } from '#features/shell/useQuestion.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { DownloadPitch } from './DownloadPitch.tsx';
import { EmailPitch } from './EmailPitch.tsx';
import {
  pitchAddressed,
  pitchEditingCanceled,
  pitchEditingToggled,
  selectPitchDraft,
} from './pitchDraftSlice.ts';
import type { PitchOpportunity } from './pitchOpportunity.ts';
import { useCopyPitch } from './useCopyPitch.ts';
import { usePitchWriters } from './usePitchWriters.ts';
import { useSavePitch } from './useSavePitch.ts';

interface PitchToolbarProps {
  editButton: Ref<HTMLButtonElement>;
  onStop: () => void;
  /** `undefined` when the form describes another opportunity. */
  onRewrite: (() => void) | undefined;
}

/** Buttons that stop, rewrite and edit the open letter. */
export function PitchToolbar({ editButton, onStop, onRewrite }: PitchToolbarProps) {
  const dispatch = useAppDispatch();
  const { status, editing } = useAppSelector(selectPitchDraft);
  const isAssistant = usePitchWriters().writer === 'assistant';

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
      {onRewrite && (
        <IconButton
          label={isAssistant ? 'Copy prompt again' : 'Rewrite'}
          icon={isAssistant ? Copy : RefreshCw}
          onClick={onRewrite}
        />
      )}
      <Button
        ref={editButton}
        variant="ghost"
        icon={PenLine}
        onClick={() => dispatch(pitchEditingToggled())}
      >
        Edit
      </Button>
    </>
  );
}

interface PitchActionsProps {
  /** The pitch's own, never the form's. */
  opportunity: PitchOpportunity;
  /** `undefined` when the form's is another one. */
  posting: string | undefined;
  variant: 'ghost' | 'secondary';
  /** A way to use the letter where it's shown. */
  children?: ReactNode;
}

/** Copies, emails and downloads the open letter. */
export function PitchActions({ opportunity, posting, variant, children }: PitchActionsProps) {
  const dispatch = useAppDispatch();
  const { text, pitch } = useAppSelector(selectPitchDraft);
  const copy = useCopyPitch({ leadId: opportunity.leadId, pitchId: pitch?.id });
  return (
    <>
      <Button variant={variant} icon={Copy} onClick={() => copy(text)}>
        Copy
      </Button>
      {children}
      <EmailPitch
        variant={variant}
        mail={{ ...opportunity, pitch: text }}
        pitchId={pitch?.id}
        posting={posting}
        onAddress={
          opportunity.leadId === null ? (email) => dispatch(pitchAddressed(email)) : undefined
        }
      >
        Email
      </EmailPitch>
      <DownloadPitch
        variant={variant}
        letter={{ ...opportunity, text }}
        leadId={opportunity.leadId}
        pitchId={pitch?.id}
      />
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
