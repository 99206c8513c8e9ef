import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId } from 'react';
import styled, { css } from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { ShareBar } from '#ui/display/ShareBar.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { color, space, text } from '#ui/theme.ts';
import type { Letter } from '../letter/useLetter.ts';
import { AskedList, coverText } from './AskedList.tsx';
import { askedToggled, selectAsked, storeAskedOpen } from './askedSlice.ts';
import type { AskedLines } from './useAsked.ts';

/** Docked, it takes at most half of the panel. */
const Box = styled(Card)<{ $docked: boolean }>`
  flex: none;
  container-type: inline-size;
  padding: 0;
  ${({ $docked }) =>
    $docked &&
    css`
      display: flex;
      flex-direction: column;
      max-height: 55%;
      border-width: 1px 0 0;
      border-radius: 0;
      box-shadow: none;
    `}
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

const Toggle = styled.button`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[3]};
  min-height: 40px;
  padding-inline: ${space[4]};
  outline-offset: -2px;
  ${text.label}

  > svg {
    margin-left: auto;
    color: ${color.ink3};
  }
`;

const Lines = styled.div`
  ${Toggle} + & {
    min-height: 0;
    overflow-y: auto;
    border-top: 1px solid ${color.line};
    scrollbar-width: thin;
  }
`;

interface AskedHeadProps {
  asked: AskedLines;
  letter?: Letter | undefined;
  level: 'h2' | 'h3';
}

/** The title, with how much of it the profile covers. */
export const AskedHead = ({ asked, letter, level: Title }: AskedHeadProps) => (
  <Head>
    <Title>What they ask for</Title>
    {asked.total > 0 && (
      <>
        <span>{coverText(asked, letter)}</span>
        <ShareBar part={asked.covered} total={asked.total} />
      </>
    )}
    {asked.readBy !== '' && <span>{asked.readBy}</span>}
  </Head>
);

interface AskedCardProps {
  asked: AskedLines;
  /** The letter for the same opportunity. */
  letter?: Letter | undefined;
  /** Opens and closes at the foot of a panel. */
  docked?: boolean;
}

/** What a posting asks for and what covers it. Nothing for a posting without such lines. */
export function AskedCard({ asked, letter, docked = false }: AskedCardProps) {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectAsked).isOpen || !docked;
  const id = useId();
  if (asked.lines.length === 0) return null;

  function toggle() {
    storeAskedOpen(!isOpen);
    dispatch(askedToggled());
  }

  return (
    <Box as="section" $docked={docked} aria-label="What they ask for">
      {docked ? (
        <Toggle type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          Covers {asked.covered} of {asked.total}
          <ShareBar part={asked.covered} total={asked.total} />
          <Icon of={isOpen ? ChevronDown : ChevronUp} />
        </Toggle>
      ) : (
        <AskedHead asked={asked} letter={letter} level="h2" />
      )}
      <Lines id={id} hidden={!isOpen}>
        {isOpen && <AskedList asked={asked} letter={letter} />}
      </Lines>
    </Box>
  );
}
