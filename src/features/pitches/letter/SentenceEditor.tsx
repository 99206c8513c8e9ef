import { type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { ErrorText } from '#ui/fields/Field.tsx';
import { SentenceArea } from '#ui/fields/SentenceArea.ts';
import { text } from '#ui/theme.ts';
import { asSentence, isTooLong, SENTENCE_TOO_LONG } from '../asked/sentence.ts';

const Field = styled(SentenceArea)`
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
