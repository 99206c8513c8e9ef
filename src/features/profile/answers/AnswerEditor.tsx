import { type KeyboardEvent, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorText } from '#ui/fields/Field.tsx';
import { SentenceArea } from '#ui/fields/SentenceArea.ts';
import { Row } from '#ui/layout/Stack.tsx';
import { space, text } from '#ui/theme.ts';

const Editor = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]} ${space[5]};
  > span:first-child {
    padding-right: 7rem;
    ${text.label}
  }
`;

interface AnswerEditorProps {
  question: string;
  answer: string;
  /** The most that it may have. */
  longest: number;
  /** In place of the question. */
  head?: ReactNode;
  /** Beside the buttons. */
  aside?: ReactNode;
  /** Resolves to whether it was saved. */
  onSave: (answer: string) => Promise<boolean>;
  onClose: () => void;
}

/** An answer as a field in its place: Ctrl or Cmd Enter saves, Escape cancels. */
export function AnswerEditor({
  question,
  answer,
  longest,
  head,
  aside,
  onSave,
  onClose,
}: AnswerEditorProps) {
  const [typed, setTyped] = useState(answer);
  const [isSaving, setSaving] = useState(false);
  const words = typed.trim();
  const isTooLong = words.length > longest;

  async function save() {
    if (isTooLong || words === '') return;
    setSaving(true);
    if (words === answer || (await onSave(words))) onClose();
    else setSaving(false);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
  }
  return (
    <Editor onKeyDown={onKeyDown}>
      {head ?? <span>{question}</span>}
      <SentenceArea
        autoFocus={!head}
        aria-label={question || 'Answer'}
        aria-invalid={isTooLong || undefined}
        rows={2}
        placeholder="Your answer"
        value={typed}
        onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
        onChange={({ target }) => setTyped(target.value)}
      />
      {isTooLong && (
        <ErrorText role="alert">
          The answer must be {longest.toLocaleString()} characters or fewer.
        </ErrorText>
      )}
      <Row $gap={2} $justify="space-between">
        <div>{aside}</div>
        <Row $gap={2}>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" busy={isSaving} disabled={words === ''} onClick={save}>
            Save
          </Button>
        </Row>
      </Row>
    </Editor>
  );
}
