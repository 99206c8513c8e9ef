import { type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { LIMITS } from '#domain/contract/limits.ts';
import { controlStyles, ErrorText } from '#ui/fields/Field.tsx';
import { text } from '#ui/theme.ts';

const Field = styled.textarea`
  ${controlStyles}
  && {
    ${text.reading}
  }
  display: block;
  field-sizing: content;
  resize: none;
`;

interface SentenceEditorProps {
  label: string;
  sentence: string;
  onSave: (sentence: string) => void;
  onCancel: () => void;
}

/** Edits one sentence in its place: Enter saves, Escape cancels. */
export function SentenceEditor({ label, sentence, onSave, onCancel }: SentenceEditorProps) {
  const [typed, setTyped] = useState(sentence);
  const isTooLong = typed.trim().length > LIMITS.proof;

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onCancel();
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const text = typed.replace(/\s+/g, ' ').trim();
    if (text === '' || text === sentence) onCancel();
    else if (!isTooLong) onSave(text);
  }

  return (
    <>
      <Field
        autoFocus
        aria-label={label}
        aria-invalid={isTooLong || undefined}
        rows={2}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
      />
      {isTooLong && (
        <ErrorText as="span" role="alert">
          Use {LIMITS.proof} characters or fewer.
        </ErrorText>
      )}
    </>
  );
}
