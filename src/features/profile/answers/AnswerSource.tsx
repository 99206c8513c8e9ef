import styled from 'styled-components';
import type { UserProfile } from '#domain/contract/profile.ts';
import type { BankAnswer } from '#domain/profile/answerBank.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { Box } from '#ui/layout/Stack.tsx';
import { media } from '#ui/theme.ts';

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
export function AnswerSource({ answer, profile }: { answer: BankAnswer; profile: UserProfile }) {
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
