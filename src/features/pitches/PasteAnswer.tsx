import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { TextField } from '#ui/fields/TextField.tsx';

interface PasteAnswerProps {
  busy: boolean;
  onPaste: (answer: string) => void;
}

/** Takes the answer of the user's own assistant from the clipboard, or from a field if that's blocked. */
export function PasteAnswer({ busy, onPaste }: PasteAnswerProps) {
  const [isBlocked, setBlocked] = useState(false);

  async function paste() {
    const text = await navigator.clipboard.readText().catch(() => '');
    if (text.trim() === '') setBlocked(true);
    else onPaste(text);
  }

  return (
    <>
      <Button icon={ClipboardPaste} busy={busy} busyLabel="Saving..." onClick={paste}>
        Paste answer
      </Button>
      {isBlocked && (
        <TextField
          label="Answer"
          hint="Paste your assistant’s answer here."
          multiline
          rows={3}
          // Not typed text: the first letter would be the answer.
          onPaste={({ clipboardData }) => {
            setBlocked(false);
            onPaste(clipboardData.getData('text'));
          }}
        />
      )}
    </>
  );
}
