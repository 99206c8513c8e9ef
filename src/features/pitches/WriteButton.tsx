import { ClipboardPaste, PenLine, RefreshCw, Sparkles, Square } from 'lucide-react';
import type { PitchWriter } from '#domain/contract/enums.ts';
import { Button } from '#ui/buttons/Button.tsx';
import type { OpenPitch } from './usePitch.ts';
import { usePitchWriters } from './usePitchWriters.ts';
import { useWritePitch } from './useWritePitch.ts';

const FIRST: Record<PitchWriter, { label: string; icon: typeof PenLine }> = {
  template: { label: 'Write a starting draft', icon: PenLine },
  'browser-model': { label: 'Generate Pitch', icon: Sparkles },
  'server-model': { label: 'Generate Pitch', icon: Sparkles },
  assistant: { label: 'Use your own assistant', icon: ClipboardPaste },
};

/** Of the form that the button submits, which may be elsewhere. */
export const PITCH_FORM_ID = 'pitch-form';

/** Writes the letter with the chosen writer, stops that, and writes it again. */
export function WriteButton({ pitch }: { pitch: OpenPitch }) {
  const { writer } = usePitchWriters();
  const { stop } = useWritePitch();
  if (pitch.isWriting) {
    return (
      <Button icon={Square} onClick={stop}>
        Stop
      </Button>
    );
  }
  const { label, icon } = FIRST[writer];
  return (
    <Button
      type="submit"
      form={PITCH_FORM_ID}
      variant={pitch.isRewrite ? 'secondary' : 'primary'}
      icon={pitch.isRewrite ? RefreshCw : icon}
      disabled={!pitch.canWrite}
    >
      {pitch.isRewrite ? 'Rewrite' : label}
    </Button>
  );
}
