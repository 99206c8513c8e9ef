import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { AskedList } from '#features/pitches/asked/AskedList.tsx';
import { askedToggled, selectAsked, storeAskedOpen } from '#features/pitches/asked/askedSlice.ts';
import type { AskedLines } from '#features/pitches/asked/useAsked.ts';
import type { Letter } from '#features/pitches/letter/useLetter.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { ShareBar } from '#ui/display/ShareBar.tsx';
import { color, space, text } from '#ui/theme.ts';

const Dock = styled.section`
  display: flex;
  flex: none;
  flex-direction: column;
  max-height: 55%;
  border-top: 1px solid ${color.line};
  background: ${color.surface};
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
  container-type: inline-size;
  min-height: 0;
  overflow-y: auto;
  border-top: 1px solid ${color.line};
  scrollbar-width: thin;
`;

interface AskedDockProps {
  asked: AskedLines;
  /** The letter for the same lead. */
  letter: Letter | undefined;
}

/** What the posting asks for, below the letter. It opens over at most half of the panel. */
export function AskedDock({ asked, letter }: AskedDockProps) {
  const dispatch = useAppDispatch();
  const { isOpen } = useAppSelector(selectAsked);
  const linesId = useId();
  if (asked.lines.length + asked.toAI.length === 0) return null;

  function toggle() {
    storeAskedOpen(!isOpen);
    dispatch(askedToggled());
  }

  return (
    <Dock aria-label="What they ask for">
      <Toggle type="button" aria-expanded={isOpen} aria-controls={linesId} onClick={toggle}>
        {asked.total > 0 ? (
          <>
            Covers {asked.covered} of {asked.total}
            <ShareBar part={asked.covered} total={asked.total} />
          </>
        ) : (
          'What they ask for'
        )}
        <Icon of={isOpen ? ChevronDown : ChevronUp} />
      </Toggle>
      <Lines id={linesId} hidden={!isOpen}>
        {isOpen && <AskedList asked={asked} letter={letter} />}
      </Lines>
    </Dock>
  );
}
