import { useMemo } from 'react';
import styled from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import { changedSentences } from '#domain/pitches/letter/letterSentences.ts';
import { color, layer, space, text } from '#ui/theme.ts';
import { changeText } from '../letterSteps.ts';
import type { OpenLetter } from '../useLetter.ts';
import { ClaimStrip } from './ClaimStrip.tsx';
import { LetterActions } from './LetterActions.tsx';
import { LetterField } from './LetterField.tsx';
import { CHANGED, ReadingStrip } from './ReadingStrip.tsx';

const Subject = styled.label`
  display: flex;
  align-items: baseline;
  gap: ${space[4]};
  padding: 0 ${space[7]};
  border-bottom: 1px solid ${color.line};
  ${text.small}
  color: ${color.ink3};
  > input {
    flex: 1;
    min-width: 0;
    min-height: 46px;
    border: 0;
    outline: none;
    background: none;
    color: ${color.ink};
    ${text.body}
    font-weight: 500;
  }
  &:focus-within {
    box-shadow: inset 0 -2px ${color.accent};
  }
  @container letter (max-width: 479.98px) {
    padding-inline: ${space[4]};
  }
`;

const Words = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  scrollbar-width: thin;
`;

/** What isn't the letter itself stays in view. */
const Foot = styled.div`
  position: sticky;
  anchor-name: --bar;
  bottom: var(--foot, 0px);
  z-index: ${layer.raised};
  background: ${color.surface};
  border-radius: inherit;
  /* More of the letter is below it. */
  @media (max-width: 1099.98px) {
    &::before {
      position: absolute;
      inset: -44px 0 100%;
      background: linear-gradient(transparent, ${color.surface});
      pointer-events: none;
      content: '';
    }
  }
`;

/** The letter with its subject, what to check in it, and what is done with it. */
export function LetterCard({ letter }: { letter: OpenLetter }) {
  const dispatch = useAppDispatch();
  const { leadId, text: shown, isWriting, isReading, marks, claims, state } = letter;
  const before = state.before?.content;
  const changed = useMemo(
    () => (before === undefined ? [] : changedSentences(before, shown.content)),
    [before, shown.content],
  );
  const marked = [
    ...marks,
    ...claims.map(({ start, end }) => ({ key: '', start, end })),
    ...changed.map(({ start, end }) => ({ key: CHANGED, start, end })),
  ];
  return (
    <>
      <Subject>
        Subject
        <input
          data-steps
          value={shown.subject}
          readOnly={isWriting}
          onChange={({ target }) => dispatch(changeText(leadId, { subject: target.value }, true))}
        />
      </Subject>
      <Words data-letter>
        <LetterField
          content={shown.content}
          marks={marked}
          isWriting={isWriting}
          isBusy={isWriting && !isReading}
          onType={(content) => dispatch(changeText(leadId, { content }, true))}
        />
      </Words>
      <Foot>
        <ReadingStrip letter={letter} />
        <ClaimStrip letter={letter} />
        <LetterActions letter={letter} />
      </Foot>
    </>
  );
}
