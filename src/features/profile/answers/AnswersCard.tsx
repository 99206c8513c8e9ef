import { useState } from 'react';
import styled from 'styled-components';
import type { UserProfile } from '#domain/contract/profile.ts';
import { foldText } from '#domain/leads/searchText.ts';
import { Muted } from '#ui/display/Muted.tsx';
import { SearchField } from '#ui/fields/SearchField.tsx';
import { FlushCard } from '#ui/layout/Card.tsx';
import { color, media, space, text } from '#ui/theme.ts';
import { AnswerRow } from './AnswerRow.tsx';
import { ANSWER_FIELDS } from './answerFields.ts';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding: ${space[3]} ${space[5]};
  border-bottom: 1px solid ${color.line};
  h2 {
    ${text.sectionTitle}
  }
  > :last-child {
    width: 14rem;
    ${media.narrow} {
      width: 100%;
    }
  }
`;

const None = styled.div`
  padding: ${space[4]} ${space[5]};
`;

/** What the user answers in letters, each once, edited in place. */
export function AnswersCard({ profile: { answers } }: { profile: UserProfile }) {
  const [search, setSearch] = useState('');
  const wanted = foldText(search);
  const found = ANSWER_FIELDS.filter(({ name, label }) =>
    foldText(`${label} ${answers[name]}`).includes(wanted),
  );
  return (
    <FlushCard as="section" aria-label="Answers">
      <Head>
        <div>
          <h2>Answers</h2>
          <Muted>
            Used in letters for postings that ask. Empty ones are left out, never guessed.
          </Muted>
        </div>
        <SearchField
          label="Search answers"
          placeholder={`Search ${ANSWER_FIELDS.length} answers`}
          value={search}
          onValueChange={setSearch}
        />
      </Head>
      {found.map((field) => (
        <AnswerRow key={field.name} field={field} answers={answers} />
      ))}
      {found.length === 0 && (
        <None>
          <Muted role="status">No answer has these words.</Muted>
        </None>
      )}
    </FlushCard>
  );
}
