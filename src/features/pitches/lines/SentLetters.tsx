import styled from 'styled-components';
import type { FollowUpContext } from '#domain/pitches/followUp/followUpContext.ts';
import { EventTime } from '#features/shell/EventTime.tsx';
import { Fold } from '#ui/layout/Fold.tsx';
import { color, font, space, text } from '#ui/theme.ts';
import { kindLabel } from '../pitchOptions.ts';

const Sent = styled.div`
  border-bottom: 1px solid ${color.line};
`;

const Words = styled.p`
  padding: 0 ${space[5]} ${space[4]};
  font: 400 0.9375rem / 1.375rem ${font.serif};
  color: ${color.ink2};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Note = styled.p`
  padding: ${space[3]} ${space[5]};
  border-bottom: 1px solid ${color.line};
  ${text.small}
  color: ${color.ink2};
`;

/** What a follow-up follows up on. */
export function SentLetters({ sent: { letters, sentAt } }: { sent: FollowUpContext }) {
  if (letters.length === 0) {
    return (
      <Note>
        {sentAt ? (
          <>
            Sent <EventTime at={sentAt} inText />, without a letter kept here.
          </>
        ) : (
          'No letter is kept here.'
        )}
      </Note>
    );
  }
  return letters.map((letter, index) => (
    <Sent key={letter.at}>
      <Fold
        isEntry
        isOpen={index === 0}
        title={`${kindLabel(letter)}, as sent`}
        aside={<EventTime at={letter.at} />}
      >
        <Words>{letter.content}</Words>
      </Fold>
    </Sent>
  ));
}
