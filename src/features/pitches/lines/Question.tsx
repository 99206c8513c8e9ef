import { type FormEvent, type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { LIMITS } from '#domain/contract/limits.ts';
import { counted } from '#domain/counted.ts';
import type { LetterQuestion } from '#domain/pitches/asked/letterQuestions.ts';
import { longestAnswer } from '#domain/profile/answerBank.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { color, font, media, space, text } from '#ui/theme.ts';

const Asked = styled.form`
  display: grid;
  gap: ${space[2]};
  padding-block: ${space[3]} ${space[4]};
  > header {
    display: flex;
    justify-content: space-between;
    ${text.small}
    color: ${color.ink3};
    /* The fold says it. */
    ${media.single} {
      display: none;
    }
  }
  > strong {
    font: 500 0.9375rem / 1.3125rem ${font.sans};
    overflow-wrap: anywhere;
  }
  > blockquote {
    font: 400 0.9375rem / 1.3125rem ${font.serif};
    color: ${color.ink2};
    overflow-wrap: anywhere;
  }
  > small {
    ${text.smallest}
    color: ${color.ink3};
  }
`;

const Ready = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  > button {
    min-height: 32px;
    ${media.touch} {
      min-height: 44px;
    }
  }
`;

const Own = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
  align-items: end;
`;

/** The ready answers are one stop for Tab; arrows move between them. */
function moveFocus({ key, currentTarget, target }: KeyboardEvent<HTMLElement>) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (!step) return;
  const all = [...currentTarget.querySelectorAll('button')];
  all[all.indexOf(target as HTMLButtonElement) + step]?.focus();
}

interface QuestionProps {
  question: LetterQuestion;
  count: number;
  onAnswer: (answer: string | null) => Promise<void>;
  onFold: () => void;
}

/** A question with its ready answers, and a field for any other. */
export function Question({ question, count, onAnswer, onFold }: QuestionProps) {
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const answer = typed.replace(/\s+/g, ' ').trim();
  async function give(given: string | null) {
    setBusy(true);
    await onAnswer(given);
    setBusy(false);
  }
  function use(event: FormEvent) {
    event.preventDefault();
    if (answer !== '') void give(answer);
  }
  return (
    <Asked
      aria-label={question.title}
      onSubmit={use}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onFold();
      }}
    >
      <header>
        <span>Only you can answer</span>
        <span>{counted(count, 'question')}</span>
      </header>
      <strong>{question.title}</strong>
      <blockquote>“{question.asked}”</blockquote>
      <Ready onKeyDown={moveFocus}>
        {question.ready.map(({ label, answer: ready }, at) => (
          <Button
            key={label}
            tabIndex={at === 0 ? 0 : -1}
            disabled={isBusy}
            onClick={() => void give(ready)}
          >
            {label}
          </Button>
        ))}
        <Button
          tabIndex={question.ready.length === 0 ? 0 : -1}
          disabled={isBusy}
          onClick={() => void give(null)}
        >
          Leave it out
        </Button>
      </Ready>
      <Own>
        <TextField
          label="Your answer"
          maxLength={Math.min(longestAnswer(question.topic), LIMITS.keptAnswer)}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button
          type="submit"
          variant={answer === '' ? 'secondary' : 'primary'}
          disabled={answer === '' || isBusy}
        >
          Use
        </Button>
      </Own>
      <small>Kept in Your answers, for the next time somebody asks.</small>
    </Asked>
  );
}
