import { ChevronDown, ChevronUp, CircleCheck, CircleDashed } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { canCover } from '#domain/pitches/asked/coverage.ts';
import { AskedList } from '#features/pitches/asked/AskedList.tsx';
import type { AskedLines } from '#features/pitches/asked/useAsked.ts';
import type { Letter } from '#features/pitches/letter/useLetter.ts';
import { Icon } from '#ui/display/Icon.tsx';
import { ellipsis } from '#ui/ellipsis.ts';
import { color, space, text, tone } from '#ui/theme.ts';

/** Open, it takes at most half of the panel. */
const Box = styled.section`
  display: flex;
  flex: none;
  flex-direction: column;
  max-height: 50%;
  border-top: 1px solid ${color.line};
  > div {
    min-height: 0;
    overflow-y: auto;
    scrollbar-width: thin;
  }
`;

const Toggle = styled.button<{ $warns: boolean }>`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
  min-height: 40px;
  padding-inline: ${space[4]};
  outline-offset: -2px;
  ${text.small}
  color: ${color.ink2};
  text-align: start;
  > :first-child {
    flex: none;
    color: ${({ $warns }) => ($warns ? tone.progress.fg : tone.success.fg)};
  }
  > span {
    flex: 1;
    ${ellipsis}
  }
  strong {
    color: ${color.ink};
    font-weight: 600;
  }
`;

interface AskedBarProps {
  asked: AskedLines;
  letter: Letter | undefined;
}

/** What the posting asks for in one line, with the first gap; it unfolds. Nothing for a posting without such lines. */
export function AskedBar({ asked, letter }: AskedBarProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (asked.lines.length === 0) return null;
  const gap = asked.lines.find((line) => canCover(line) && line.evidence.length === 0);
  return (
    <Box aria-label="What they ask for">
      <Toggle
        type="button"
        $warns={gap !== undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={gap ? CircleDashed : CircleCheck} />
        <span>
          <strong>
            {asked.covered} of {asked.total} covered.
          </strong>{' '}
          {gap && `Not in your profile: ${gap.text}`}
        </span>
        <Icon of={isOpen ? ChevronDown : ChevronUp} />
      </Toggle>
      <div id={id} hidden={!isOpen}>
        {isOpen && <AskedList asked={asked} letter={letter} corrects />}
      </div>
    </Box>
  );
}
