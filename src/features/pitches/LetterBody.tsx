import { type ReactNode, useEffect, useRef } from 'react';
import { useAppDispatch } from '#app/hooks.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Muted } from '#ui/display/Muted.tsx';
import { VisuallyHidden } from '#ui/display/VisuallyHidden.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { InstructionNotice } from './asked/InstructionNotice.tsx';
import { PitchNotes, Warning } from './PitchNotes.tsx';
import { PitchText } from './PitchText.tsx';
import { pitchEdited } from './pitchDraftSlice.ts';
import type { OpenPitch } from './usePitch.ts';
import { useSavePitch } from './useSavePitch.ts';
import { useWritePitch } from './useWritePitch.ts';

/** The buttons that write, stop and edit disappear when they are pressed: the focus goes on. */
function useFocusGoesOn(state: string) {
  const body = useRef<HTMLDivElement>(null);
  const last = useRef(state);
  useEffect(() => {
    if (last.current === state) return;
    last.current = state;
    if (document.activeElement !== document.body) return;
    const successor = body.current?.querySelector('textarea') ?? body.current;
    successor?.focus({ preventScroll: true });
  }, [state]);
  return body;
}

interface LetterBodyProps {
  pitch: OpenPitch;
  /** Before there are words. */
  empty: ReactNode;
  /** Leads to the profile, where that is missing. */
  completeProfile: ReactNode;
}

/** The open letter while it's written and after that, with what it discloses. */
export function LetterBody({ pitch: open, empty, completeProfile }: LetterBodyProps) {
  const { draft, values, asked, isWriting, isEditing, problem, needsProfile, state } = open;
  const { text: content, pitch, status } = draft;
  const dispatch = useAppDispatch();
  const { goOn } = useWritePitch();
  const { savePitch } = useSavePitch();
  const body = useFocusGoesOn(isEditing ? 'editing' : status);
  // Also while a finished letter is checked.
  const isWaiting = isWriting && (content === '' || draft.waiting !== null);
  return (
    <Stack ref={body} tabIndex={-1} aria-busy={isWriting}>
      <Muted as={isWaiting ? 'p' : VisuallyHidden} role="status">
        {state}
      </Muted>
      {problem && (
        <ErrorBlock
          title="Couldn't write the pitch"
          text={problem}
          action={
            needsProfile ? completeProfile : <Button onClick={() => open.write()}>Try Again</Button>
          }
        />
      )}
      <InstructionNotice toAI={asked.toAI} />
      {status === 'empty' && empty}
      {isEditing && (
        <TextField
          label="Edit the pitch"
          multiline
          rows={14}
          value={content}
          onChange={(event) => dispatch(pitchEdited(event.target.value))}
        />
      )}
      {status !== 'empty' && !isEditing && (
        <PitchText content={content} writing={isWriting} pitch={pitch} lines={asked.lines} />
      )}
      {status === 'stopped' && (
        <Warning>Stopped before the end, so it isn’t saved. Copy it, or write it again.</Warning>
      )}
      {pitch && (
        <PitchNotes
          pitch={pitch}
          content={content}
          onContinue={draft.edited ? undefined : () => goOn(pitch, values)}
          onRestore={
            isEditing ? undefined : (original) => savePitch(pitch.id, { content: original })
          }
        />
      )}
    </Stack>
  );
}
