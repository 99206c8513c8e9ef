import { useId } from 'react';
import styled from 'styled-components';
import { ShareBar } from '#ui/display/ShareBar.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { color, space, text } from '#ui/theme.ts';
import type { Letter } from '../letter/useLetter.ts';
import { AskedList } from './AskedList.tsx';
import type { AskedLines } from './useAsked.ts';

const Box = styled(Card)`
  flex: none;
  container-type: inline-size;
  padding: 0;
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  padding: ${space[3]} ${space[5]};
  border-bottom: 1px solid ${color.line};
  ${text.small}
  color: ${color.ink2};

  > :first-child {
    margin-right: auto;
    ${text.sectionTitle}
    color: ${color.ink};
  }
`;

interface AskedHeadProps {
  asked: AskedLines;
  level: 'h2' | 'h3';
  titleId?: string;
}

/** The title, with how much of it the profile covers. */
export const AskedHead = ({ asked, level: Title, titleId }: AskedHeadProps) => (
  <Head>
    <Title id={titleId}>What they ask for</Title>
    {asked.total > 0 && (
      <>
        <span>
          {asked.covered} of {asked.total} covered
        </span>
        <ShareBar part={asked.covered} total={asked.total} />
      </>
    )}
  </Head>
);

interface AskedCardProps {
  asked: AskedLines;
  /** The letter for the same opportunity. */
  letter?: Letter | undefined;
}

/** What a posting asks for and what covers it, and what it says to an AI. Nothing for a posting without such lines. */
export function AskedCard({ asked, letter }: AskedCardProps) {
  const titleId = useId();
  if (asked.lines.length + asked.toAI.length === 0) return null;
  return (
    <Box as="section" aria-labelledby={titleId}>
      <AskedHead asked={asked} level="h2" titleId={titleId} />
      <AskedList asked={asked} letter={letter} />
    </Box>
  );
}
