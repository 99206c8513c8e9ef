import { Copy, Sparkles } from 'lucide-react';
import { Button } from '#ui/buttons/Button.tsx';
import { PasteAnswer } from './PasteAnswer.tsx';
import { usePitchWriters } from './usePitchWriters.ts';

interface WriteButtonsProps {
  busy: boolean;
  /** Without it, the button submits its form. */
  onWrite?: () => void;
  /** Gets the answer of the user's own assistant. */
  onPaste: (answer: string) => void;
}

/** Writes the letter, or copies the prompt for the user's own assistant and takes its answer. */
export function WriteButtons({ busy, onWrite, onPaste }: WriteButtonsProps) {
  const isAssistant = usePitchWriters().writer === 'assistant';
  return (
    <>
      <Button
        type={onWrite ? 'button' : 'submit'}
        variant="primary"
        icon={isAssistant ? Copy : Sparkles}
        busy={busy && !isAssistant}
        busyLabel="Generating..."
        onClick={onWrite}
      >
        {isAssistant ? 'Copy prompt' : 'Generate Pitch'}
      </Button>
      {isAssistant && <PasteAnswer busy={busy} onPaste={onPaste} />}
    </>
  );
}
