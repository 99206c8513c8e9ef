import { useId, useState } from 'react';
import styled from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import {
  answerBank,
  longestAnswer,
  newAnswer,
  topicOf,
  unanswered,
  withAnswer,
} from '#domain/profile/answerBank.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { color } from '#ui/theme.ts';
import { changeProfile } from '../changeProfile.ts';
import { AnswerEditor } from './AnswerEditor.tsx';

const Added = styled.div`
  border-top: 1px solid ${color.line};
  background: ${color.selected};
  /* Typing opens the offers. */
  ::-webkit-calendar-picker-indicator {
    display: none !important;
  }
`;

interface AddAnswerProps {
  profile: UserProfile;
  onClose: () => void;
}

/** A new question with its answer. Suggests common questions that have no answer yet. */
export function AddAnswer({ profile, onClose }: AddAnswerProps) {
  const dispatch = useAppDispatch();
  const offers = useId();
  const [question, setQuestion] = useState('');
  const [problem, setProblem] = useState('');
  const words = question.trim();

  async function add(answer: string): Promise<boolean> {
    const isKnown = answerBank(profile).some((known) => known.question === words);
    const wrong = isKnown ? 'You have answered this. Change the answer above.' : '';
    setProblem(words === '' ? 'Enter the question.' : wrong);
    if (words === '' || isKnown) return false;
    const added = {
      ...newAnswer(words, answer),
      topic: topicOf(words),
      at: new Date().toISOString(),
    };
    return dispatch(changeProfile((now) => withAnswer(now, null, added)));
  }
  return (
    <Added>
      <AnswerEditor
        question=""
        answer=""
        longest={longestAnswer(topicOf(words))}
        onSave={add}
        onClose={onClose}
        head={
          <div>
            <TextField
              autoFocus
              label="Question"
              placeholder="As a form or a posting asks it"
              list={offers}
              maxLength={LIMITS.keptQuestion}
              error={problem || undefined}
              value={question}
              onChange={({ target }) => setQuestion(target.value)}
            />
            <datalist id={offers}>
              {unanswered(profile).map((text) => (
                <option key={text} value={text} />
              ))}
            </datalist>
          </div>
        }
      />
    </Added>
  );
}
