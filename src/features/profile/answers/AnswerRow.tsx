import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import type { UserProfile } from '#domain/contract/profile.ts';
import { type BankAnswer, longestAnswer, withAnswer } from '#domain/profile/answerBank.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { Box } from '#ui/layout/Stack.tsx';
import { color, font, media, space, text } from '#ui/theme.ts';
import { changeProfile } from '../changeProfile.ts';
import { AnswerEditor } from './AnswerEditor.tsx';
import { AnswerMenu } from './AnswerMenu.tsx';

const Uses = styled.span`
  display: none;
  ${media.narrow} {
    display: inline;
  }
`;

function limits({ topic, inForms }: BankAnswer, { answers }: UserProfile): string {
  const inLetters = topic !== 'salary' || answers.salaryWhen !== 'never';
  if (inForms) return inLetters ? '' : '. Never goes into letters';
  return inLetters
    ? '. Goes into letters that ask for it, never into forms'
    : '. Goes into neither letters nor forms';
}

/** Where an answer comes from, where it may go, and in which other words it was asked. */
function AnswerSource({ answer, profile }: { answer: BankAnswer; profile: UserProfile }) {
  const { from, at, also, uses } = answer;
  return (
    <Box as="span" $size="smallest" $tone="ink3">
      {from === '' ? 'Added by you' : `From the form at ${from}`}
      {at && (
        <>
          , <EventTime at={at} inText />
        </>
      )}
      {limits(answer, profile)}
      {also.length > 0 && `. Also asked as ${also.map((text) => `“${text}”`).join(', ')}`}
      {uses > 0 && <Uses>. Used {uses === 1 ? 'once' : `${uses} times`}</Uses>}
    </Box>
  );
}

const Row = styled.li<{ $isOpen: boolean }>`
  position: relative;
  border-top: 1px solid ${color.line};
  background: ${({ $isOpen }) => ($isOpen ? color.selected : 'none')};
`;

const Shown = styled.button`
  display: grid;
  gap: 2px;
  width: 100%;
  padding: ${space[3]} ${space[5]};
  text-align: start;
  outline-offset: -2px;
  li:hover > & {
    background: ${color.hover};
  }
  > :first-child {
    padding-right: 9rem;
    ${text.label}
    ${media.narrow} {
      padding-right: ${space[8]};
    }
  }
  > :nth-child(2) {
    font: 400 1rem / 1.5rem ${font.serif};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

/** Over the row, so that the row is one button. */
const Side = styled.div`
  position: absolute;
  top: 7px;
  right: ${space[5]};
  display: flex;
  gap: ${space[3]};
  align-items: center;
  min-height: 28px;
  ${text.small}
  color: ${color.ink3};
  pointer-events: none;
  > button {
    opacity: 0;
    pointer-events: auto;
  }
  li:hover > & > button,
  li:focus-within > & > button,
  > button[aria-expanded='true'] {
    opacity: 1;
  }
  ${media.touch} {
    > button {
      opacity: 1;
    }
  }
  ${media.narrow} {
    right: ${space[2]};
    > span {
      display: none;
    }
  }
`;

const usedText = (uses: number): string =>
  uses === 0 ? '' : uses === 1 ? 'used once' : `used ${uses} times`;

interface AnswerRowProps {
  answer: BankAnswer;
  profile: UserProfile;
}

/** A question and its answer. A click edits it in place. */
export function AnswerRow({ answer, profile }: AnswerRowProps) {
  const dispatch = useAppDispatch();
  const [isOpen, setOpen] = useState(false);
  const row = useRef<HTMLButtonElement>(null);
  const source = <AnswerSource answer={answer} profile={profile} />;
  function close() {
    flushSync(() => setOpen(false));
    row.current?.focus();
  }
  const save = (typed: string) => {
    const after = { ...answer, answer: typed, at: new Date().toISOString() };
    return dispatch(changeProfile((now) => withAnswer(now, answer, after)));
  };
  return (
    <Row $isOpen={isOpen}>
      {isOpen ? (
        <AnswerEditor
          question={answer.question}
          answer={answer.answer}
          longest={longestAnswer(answer.topic)}
          aside={source}
          onSave={save}
          onClose={close}
        />
      ) : (
        <Shown ref={row} type="button" onClick={() => setOpen(true)}>
          <span>{answer.question}</span>
          <span>{answer.answer}</span>
          {source}
        </Shown>
      )}
      <Side>
        {!isOpen && <AnswerMenu answer={answer} profile={profile} />}
        <span>{usedText(answer.uses)}</span>
      </Side>
    </Row>
  );
}
