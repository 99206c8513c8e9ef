import { ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { useGetProfileQuery, useGetResumeTextQuery } from '#api/api.ts';
import { useAppDispatch } from '#app/hooks.ts';
import { counted } from '#domain/counted.ts';
import {
  type LetterQuestion,
  letterQuestions,
  MOST_QUESTIONS,
} from '#domain/pitches/asked/letterQuestions.ts';
import { EMPTY_PROFILE } from '#domain/profile/profile.ts';
import { SINGLE_QUERY, useMediaQuery } from '#features/shell/useMediaQuery.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { VisuallyHidden } from '#ui/display/VisuallyHidden.tsx';
import { color, space, text } from '#ui/theme.ts';
import { FoldHead } from '../FoldHead.tsx';
import { answerQuestion } from '../letterSaving.ts';
import { TextButton } from '../TextButton.ts';
import { type OpenLetter, useAsked } from '../useLetter.ts';
import { Question } from './Question.tsx';

const Block = styled.section`
  background: ${color.selected};
  > * {
    padding-inline: ${space[5]};
    border-bottom: 1px solid ${color.line};
  }
`;

const Line = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  min-height: 44px;
  ${text.label}
  text-align: start;
  overflow-wrap: anywhere;
`;

const Answered = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-height: 44px;
  ${text.small}
  overflow-wrap: anywhere;
`;

interface Given {
  question: LetterQuestion;
  answer: string | null;
}

interface QuestionsProps {
  letter: OpenLetter;
  /** Where the letter has no lines beside it, they are a fold of their own. */
  isFold?: boolean;
}

/** What the posting requires and nothing says of the user: at most three questions, one of them open. */
export function Questions({ letter, isFold = false }: QuestionsProps) {
  const dispatch = useAppDispatch();
  const isNarrow = useMediaQuery(SINGLE_QUERY);
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const { leadId, asked, state, lead, language } = letter;
  const requests = useAsked(leadId);
  const profile = useGetProfileQuery().data ?? EMPTY_PROFILE;
  const { data: resume } = useGetResumeTextQuery();
  const [given, setGiven] = useState<Given[]>([]);
  const [current, setCurrent] = useState<string | null>(null);
  const ticks = state.ticks ?? lead?.lineTicks ?? [];
  const open = useMemo(
    () =>
      letterQuestions(requests, asked, profile, ticks, {
        resume: resume?.text,
        location: lead?.location,
        language,
      }),
    [requests, asked, profile, ticks, resume, lead?.location, language],
  );
  const answered = given.filter(
    (one) => !open.some(({ question }) => question === one.question.question),
  );
  const shown = open.slice(0, Math.max(0, MOST_QUESTIONS - answered.length));
  const [again] = given.filter(
    ({ question }) => question.question === current && !shown.includes(question),
  );
  const questions = again ? [again.question, ...shown] : shown;
  if (isFold !== isNarrow || state.settings.purpose !== 'first') return null;
  if (questions.length === 0 && answered.length === 0) return null;

  async function answer(question: LetterQuestion, text: string | null) {
    if (!(await dispatch(answerQuestion(leadId, question, text)))) return;
    setGiven((all) => [
      ...all.filter((one) => one.question.question !== question.question),
      { question, answer: text },
    ]);
    setCurrent(null);
  }
  const openOne =
    current === null ? questions[0] : questions.find(({ question }) => question === current);
  const isDone = questions.length === 0;
  const done = `${answered.length} answered`;
  const hasFold = isFold || isDone;
  const isShown = !hasFold || (isOpen ?? !isDone);
  const all = (
    <>
      {questions.map((question) =>
        question === openOne ? (
          <Question
            key={question.question}
            question={question}
            count={questions.length}
            onAnswer={(text) => answer(question, text)}
            onFold={() => setCurrent('')}
          />
        ) : (
          <Line
            key={question.question}
            type="button"
            aria-expanded={false}
            onClick={() => setCurrent(question.question)}
          >
            <Icon of={ChevronRight} />
            {question.title.replace(' What may the letter say?', '')}
          </Line>
        ),
      )}
      {answered
        .filter((one) => one !== again)
        .map(({ question, answer: said }) => (
          <Answered key={question.question}>
            <span>
              {question.question}: {said ?? 'left out'}
            </span>
            <TextButton type="button" onClick={() => setCurrent(question.question)}>
              Change
            </TextButton>
          </Answered>
        ))}
    </>
  );
  return (
    <Block aria-label="Only you can answer">
      {hasFold && (
        <FoldHead
          title={isDone ? done : `${counted(questions.length, 'question')}, only you can answer`}
          isOpen={isShown}
          onToggle={() => setOpen(!isShown)}
        />
      )}
      {isShown && all}
      {answered.length > 0 && (
        <VisuallyHidden role="status">
          {isDone ? done : `Answered, ${questions.length} left`}
        </VisuallyHidden>
      )}
    </Block>
  );
}
