import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { SentenceArea } from '#ui/fields/SentenceArea.ts';
import { Row, Stack } from '#ui/layout/Stack.tsx';

interface LineEditorProps {
  label: string;
  text: string;
  /** Resolves to whether it was saved. */
  onSave: (text: string) => Promise<boolean>;
  onClose: () => void;
  saveLabel?: string;
  /** Also the text as it was is saved. */
  keepsUnchanged?: boolean;
  /** Between the field and the buttons. */
  children?: ReactNode;
}

/** A line as a field in its place: Enter saves, Escape cancels. What can't be saved stays in the field. */
export function LineEditor({
  label,
  text,
  onSave,
  onClose,
  saveLabel = 'Save',
  keepsUnchanged = false,
  children,
}: LineEditorProps) {
  const [typed, setTyped] = useState(text);
  const [isSaving, setSaving] = useState(false);
  const words = typed.replace(/\s+/g, ' ').trim();

  async function save() {
    if (words === '' || (words === text.trim() && !keepsUnchanged)) {
      onClose();
      return;
    }
    setSaving(true);
    if (await onSave(words)) onClose();
    else setSaving(false);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      void save();
    }
  }
  return (
    <Stack $gap={2} $pad={[1, 0]}>
      <SentenceArea
        autoFocus
        aria-label={label}
        rows={2}
        value={typed}
        onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
      />
      {children}
      <Row>
        <Button variant="primary" busy={isSaving} onClick={save}>
          {saveLabel}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}
