import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useAppSelector } from '#app/hooks.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { color, space } from '#ui/theme.ts';
import type { Letter } from '../letter/useLetter.ts';
import { AskedRow } from './AskedRow.tsx';
import { selectAsked } from './askedSlice.ts';
import type { AskedLines } from './useAsked.ts';

/** So many rows are read at a glance. */
const SHOWN = 8;

const More = styled.div`
  padding: ${space[2]} ${space[4]};
  border-top: 1px solid ${color.line};
`;

interface AskedListProps {
  asked: AskedLines;
  /** The letter for the same opportunity; left out where none is shown. */
  letter?: Letter | undefined;
  /** The user removes matches that are none. */
  corrects?: boolean;
}

/** What a posting asks for, line by line in its order, with what covers it. */
export function AskedList({ asked, letter, corrects = false }: AskedListProps) {
  const { field } = useAppSelector(selectAsked);
  const rows = useRef(new Map<string, HTMLLIElement>());
  const [showsAll, setShowsAll] = useState(false);
  const isOpenBelow = asked.lines.findIndex(({ text }) => text === field) >= SHOWN;
  const shown = asked.lines.slice(0, showsAll || isOpenBelow ? undefined : SHOWN);
  const hidden = asked.lines.length - shown.length;

  // The field replaces the button that opened it, and is gone after Save or Escape.
  const lastField = useRef(field);
  useEffect(() => {
    const row = lastField.current === null ? undefined : rows.current.get(lastField.current);
    lastField.current = field;
    if (field !== null || document.activeElement !== document.body) return;
    (row?.querySelector('button') ?? row)?.focus();
  }, [field]);

  return (
    <>
      <ul>
        {shown.map((line) => (
          <AskedRow
            key={line.text}
            ref={(row) => {
              if (row) rows.current.set(line.text, row);
              else rows.current.delete(line.text);
            }}
            line={line}
            asked={asked}
            letter={letter}
            corrects={corrects}
          />
        ))}
      </ul>
      {hidden > 0 && (
        <More>
          <Button variant="ghost" icon={ChevronDown} onClick={() => setShowsAll(true)}>
            Show {hidden} more
          </Button>
        </More>
      )}
    </>
  );
}
