import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { CoveredLine, Evidence } from '#domain/pitches/asked/coverage.ts';
import { isOwnWords } from '#domain/pitches/draft/startingDraft.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { color, space } from '#ui/theme.ts';
import type { Letter } from '../letter/useLetter.ts';
import { AskedField } from './AskedField.tsx';
import { AskedRow } from './AskedRow.tsx';
import {
  askedFieldClosed,
  askedFieldOpened,
  selectAsked,
  sentenceHighlighted,
} from './askedSlice.ts';
import { UseButton } from './UseButton.tsx';
import { type AskedLines, matchOf } from './useAsked.ts';
import { fieldFor, useCoverLine } from './useCoverLine.ts';

const List = styled.ul`
  list-style: none;
`;

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
  const dispatch = useAppDispatch();
  const { field, highlighted } = useAppSelector(selectAsked);
  const cover = useCoverLine();
  const rows = useRef(new Map<string, HTMLLIElement>());
  const isInLetter = (evidence: Evidence) => letter?.has(evidence) ?? false;
  const canUse = letter?.canChange ?? false;
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

  async function save(line: CoveredLine, typed: string): Promise<boolean> {
    const evidence = await cover(line, typed);
    if (evidence?.kind === 'proof') await asked.addMatches([matchOf(line, evidence.id)]);
    if (evidence && canUse) letter?.use(evidence);
    return evidence !== null;
  }

  return (
    <>
      <List>
        {shown.map((line) => {
          const evidence = line.evidence.find(isInLetter) ?? line.evidence[0];
          return (
            <AskedRow
              key={line.text}
              ref={(row) => {
                if (row) rows.current.set(line.text, row);
                else rows.current.delete(line.text);
              }}
              line={line}
              evidence={evidence}
              isInLetter={canUse ? evidence !== undefined && isInLetter(evidence) : null}
              isLit={evidence !== undefined && highlighted === evidence.id}
              onHighlight={(isLit) =>
                dispatch(sentenceHighlighted((isLit && evidence?.id) || null))
              }
              use={
                evidence &&
                isOwnWords(evidence) &&
                canUse &&
                letter && <UseButton line={line} evidence={evidence} letter={letter} />
              }
              onRemove={corrects ? (wrong) => asked.removeMatch(line, wrong) : undefined}
              onAdd={() => dispatch(askedFieldOpened(line.text))}
              field={
                field === line.text && (
                  <AskedField
                    line={line.text}
                    {...fieldFor(line)}
                    saveLabel={canUse ? 'Save and use' : 'Save'}
                    onSave={(typed) => save(line, typed)}
                    onClose={() => dispatch(askedFieldClosed())}
                  />
                )
              }
            />
          );
        })}
      </List>
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
