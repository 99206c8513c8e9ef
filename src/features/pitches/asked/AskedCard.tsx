import { ListX } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { FlushCard } from '#ui/layout/Card.tsx';
import { color, space, text } from '#ui/theme.ts';
import type { Letter } from '../letter/useLetter.ts';
import { AskedList } from './AskedList.tsx';
import type { AskedLines } from './useAsked.ts';

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 48px;
  padding-inline: ${space[4]};
  ${text.small}
  color: ${color.ink2};

  > :first-child {
    margin-right: auto;
    ${text.sectionTitle}
    color: ${color.ink};
  }
`;

const ReadBy = styled.p`
  padding: ${space[2]} ${space[4]};
  border-top: 1px solid ${color.line};
  ${text.small}
  color: ${color.ink3};
`;

interface AskedCardProps {
  asked: AskedLines;
  /** The letter for the same opportunity. */
  letter?: Letter | undefined;
}

/** What a posting asks for and what covers it. Nothing for a posting without such lines. */
export function AskedCard({ asked, letter }: AskedCardProps) {
  const [corrects, setCorrects] = useState(false);
  if (asked.lines.length === 0) return null;
  const count = `${asked.covered} of ${asked.total}`;
  return (
    <FlushCard as="section" aria-label="What they ask for">
      <Head>
        <h2>What they ask for</h2>
        {asked.total > 0 && (
          <span role="status">{letter?.canChange ? `${count} covered` : `You cover ${count}`}</span>
        )}
        {asked.covered > 0 && (
          <IconButton
            label="Correct matches"
            icon={ListX}
            aria-pressed={corrects}
            onClick={() => setCorrects(!corrects)}
          />
        )}
      </Head>
      <AskedList asked={asked} letter={letter} corrects={corrects} />
      {asked.readBy !== '' && <ReadBy>{asked.readBy}</ReadBy>}
    </FlushCard>
  );
}
