import styled from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import { color, layer, space, text } from '#ui/theme.ts';
import { changeText } from '../letterSteps.ts';
import type { OpenLetter } from '../useLetter.ts';
import { ClaimStrip } from './ClaimStrip.tsx';
import { LetterActions } from './LetterActions.tsx';
import { LetterField } from './LetterField.tsx';

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
  bottom: 0;
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
  const { leadId, text: shown, isWriting, marks, claims } = letter;
  const marked = [...marks, ...claims.map(({ start, end }) => ({ key: '', start, end }))];
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
          onType={(content) => dispatch(changeText(leadId, { content }, true))}
        />
      </Words>
      <Foot>
        <ClaimStrip letter={letter} />
        <LetterActions letter={letter} />
      </Foot>
    </>
  );
}
