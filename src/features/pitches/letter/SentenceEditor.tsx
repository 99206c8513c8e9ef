import { type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { ErrorText } from '#ui/fields/Field.tsx';
import { text } from '#ui/theme.ts';
import { asSentence, isTooLong, SENTENCE_TOO_LONG, SentenceInput } from '../asked/SentenceInput.ts';

const Field = styled(SentenceInput)`
  && {
    ${text.reading}
  }
`;

interface SentenceEditorProps {
  sentence: string;
  onSave: (sentence: string) => void;
  onCancel: () => void;
}

/** Edits one sentence of a letter in its place: Enter saves, Escape cancels. */
export function SentenceEditor({ sentence, onSave, onCancel }: SentenceEditorProps) {
  const [typed, setTyped] = useState(sentence);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onCancel();
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const text = asSentence(typed);
    if (text === '' || text === sentence) onCancel();
    else if (!isTooLong(typed)) onSave(text);
  }

  return (
    <>
      <Field
        autoFocus
        aria-label="Edit this sentence"
        aria-invalid={isTooLong(typed) || undefined}
        rows={2}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
      />
      {isTooLong(typed) && (
        <ErrorText as="span" role="alert">
          {SENTENCE_TOO_LONG}
        </ErrorText>
      )}
    </>
  );
}
