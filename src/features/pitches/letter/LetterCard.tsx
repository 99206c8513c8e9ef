import { useMemo } from 'react';
import styled from 'styled-components';
import { useFindPeopleQuery } from '#api/api.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { ContactInfo } from '#domain/contract/leads.ts';
import { contactOf, isSameContact } from '#domain/people/person.ts';
import { changedSentences } from '#domain/pitches/letter/letterSentences.ts';
import { DetailChoice } from '#features/leads/index.ts';
import { color, layer, space, text } from '#ui/theme.ts';
import { changeRecipient, changeText } from '../letterSteps.ts';
import type { OpenLetter } from '../useLetter.ts';
import { ClaimStrip } from './ClaimStrip.tsx';
import { LetterActions } from './LetterActions.tsx';
import { LetterField } from './LetterField.tsx';
import { CHANGED, ReadingStrip } from './ReadingStrip.tsx';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  min-height: 46px;
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
  }
  > * {
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

/** Whom the letter is to, where the lead has several people that it can be to. */
function Recipient({ letter: { leadId, lead, state, isWriting } }: { letter: OpenLetter }) {
  const dispatch = useAppDispatch();
  const { data: people = [] } = useFindPeopleQuery({ lead: leadId });
  if (!lead) return null;
  const { contactInfo } = lead;
  const choices = people.map((person) => ({ id: person.id, to: contactOf(person) }));
  const chosen = choices.find(({ to }) => isSameContact(to, contactInfo));
  const all = chosen ? choices : [{ id: '', to: contactInfo }, ...choices];
  const labelOf = ({ name, email }: ContactInfo) =>
    [name, email].filter(Boolean).join(' ') || lead.company;
  if (all.length < 2 && !state.to) return null;
  return (
    <Line>
      To
      <DetailChoice
        label="To"
        value={chosen?.id ?? ''}
        labels={Object.fromEntries(all.map(({ id, to }) => [id, labelOf(to)]))}
        onChoose={(id) => {
          const { to } = all.find((each) => each.id === id) ?? {};
          if (to && !isWriting) dispatch(changeRecipient(leadId, to));
        }}
      />
    </Line>
  );
}

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
      <Recipient letter={letter} />
      <Line as="label">
        Subject
        <input
          data-steps
          value={shown.subject}
          readOnly={isWriting}
          onChange={({ target }) => dispatch(changeText(leadId, { subject: target.value }, true))}
        />
      </Line>
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
