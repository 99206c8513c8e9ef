import { type KeyboardEvent, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { LIMITS } from '#domain/contract/limits.ts';
import { ErrorText } from '#ui/fields/Field.tsx';
import { SentenceArea } from '#ui/fields/SentenceArea.ts';
import { color, space, text } from '#ui/theme.ts';

const Area = styled(SentenceArea)`
  min-height: 64px;
`;

const Hint = styled.p`
  margin-top: ${space[1]};
  ${text.smallest}
  color: ${color.ink3};
`;

interface ProofFieldProps {
  label: string;
  /** The sentence before the edit. */
  value: string;
  /** Resolves to whether the sentence was saved. If not, the field stays open. */
  onSave: (text: string) => Promise<boolean>;
  onClose: () => void;
}

/** A sentence that is edited in place: Enter and leaving the field save it, Escape cancels. */
export function ProofField({ label, value, onSave, onClose }: ProofFieldProps) {
  const noteId = useId();
  const [text, setText] = useState(value);
  const isDone = useRef(false);
  const sentence = text.trim();
  const tooLong = sentence.length > LIMITS.proof;

  async function leave() {
    if (isDone.current || tooLong) return;
    isDone.current = true;
    const isSaved = sentence === '' || sentence === value.trim() || (await onSave(sentence));
    if (isSaved) onClose();
    else isDone.current = false;
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      void leave();
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      isDone.current = true;
      onClose();
    }
  }

  return (
    <div>
      <Area
        autoFocus
        aria-label={label}
        aria-invalid={tooLong || undefined}
        aria-describedby={noteId}
        placeholder="At Nimbus I moved a Java monolith to AWS Lambda and cut costs by 20%."
        value={text}
        onChange={(event) =>
          setText(event.target.value.replace(/\s+/g, (gap) => (gap.includes('\n') ? ' ' : gap)))
        }
        onKeyDown={handleKeyDown}
        onBlur={leave}
      />
      {tooLong ? (
        <ErrorText id={noteId} role="alert">
          A proof must be {LIMITS.proof} characters or fewer; this one has {sentence.length}.
        </ErrorText>
      ) : (
        <Hint id={noteId}>Enter saves, Esc cancels.</Hint>
      )}
    </div>
  );
}
