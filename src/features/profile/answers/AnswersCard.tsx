import { ChevronDown, Plus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { UserProfile } from '#domain/contract/profile.ts';
import { foldText } from '#domain/leads/searchText.ts';
import { answerBank } from '#domain/profile/answerBank.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Muted } from '#ui/display/Muted.tsx';
import { SearchField } from '#ui/fields/SearchField.tsx';
import { FlushCard } from '#ui/layout/Card.tsx';
import { Box, Row } from '#ui/layout/Stack.tsx';
import { media, space, text } from '#ui/theme.ts';
import { AddAnswer } from './AddAnswer.tsx';
import { AnswerRow } from './AnswerRow.tsx';

/** Answers at first. */
const SHOWN = 7;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding: ${space[3]} ${space[5]};
  h2 {
    ${text.sectionTitle}
  }
  > :last-child:not(:only-child) {
    width: 13rem;
    ${media.narrow} {
      width: 100%;
    }
  }
`;

/** What the user answered in letters and forms, the most used first, each edited in place. */
export function AnswersCard({ profile }: { profile: UserProfile }) {
  const [search, setSearch] = useState('');
  const [isAdding, setAdding] = useState(false);
  const [isAll, setAll] = useState(false);
  const answers = answerBank(profile);
  const wanted = foldText(search);
  const found = answers.filter(({ question, answer, also }) =>
    foldText([question, answer, ...also].join('\n')).includes(wanted),
  );
  const shown = isAll || search !== '' ? found : found.slice(0, SHOWN);
  return (
    <FlushCard as="section" aria-label="Answers">
      <Head>
        <div>
          <h2>Answers</h2>
          <Muted>
            What you have answered in forms and letters. Used again when one asks the same.
          </Muted>
        </div>
        {answers.length > 0 && (
          <SearchField
            label="Search answers"
            placeholder={`Search ${answers.length} ${answers.length === 1 ? 'answer' : 'answers'}`}
            value={search}
            onValueChange={setSearch}
          />
        )}
      </Head>
      <ul>
        {shown.map((answer) => (
          <AnswerRow key={answer.question} answer={answer} profile={profile} />
        ))}
      </ul>
      {shown.length === 0 && (
        <Box $pad={[4, 5]} $line>
          <Muted role="status">
            {search === ''
              ? 'Answers you give in forms are kept here.'
              : 'No answer has these words.'}
          </Muted>
        </Box>
      )}
      {isAdding ? (
        <AddAnswer profile={profile} onClose={() => setAdding(false)} />
      ) : (
        <Row as="footer" $justify="space-between" $pad={[2, 2]} $line $align="stretch">
          <Button variant="ghost" icon={Plus} onClick={() => setAdding(true)}>
            Add an answer
          </Button>
          {shown.length < found.length && (
            <Button variant="ghost" icon={ChevronDown} onClick={() => setAll(true)}>
              Show {found.length - shown.length} more
            </Button>
          )}
        </Row>
      )}
    </FlushCard>
  );
}
