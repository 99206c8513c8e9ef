import { type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import type { OfferedLine } from '#domain/pitches/lines/askedLines.ts';
import { saidLine, takeOutLine } from '#domain/pitches/lines/letterLines.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { color, font, media, motion, space, text } from '#ui/theme.ts';
import { changeText, reword, tickLine } from '../letterSteps.ts';
import { useLit } from '../lit.ts';
import { RowButton } from '../RowButton.ts';
import type { OpenLetter } from '../useLetter.ts';
import { LineEditor } from './LineEditor.tsx';

const Row = styled.div<{ $isLit: boolean }>`
  position: relative;
  padding: ${space[1]} ${space[5]};
  background: ${({ $isLit }) => ($isLit ? color.selected : 'none')};
  transition: background ${motion.fast};
  &:hover,
  &:focus-within {
    background: ${color.hover};
  }
  ${media.touch} {
    padding-block: ${space[2]};
  }
`;

const Label = styled.label`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  gap: 0 ${space[3]};
  cursor: pointer;
  > input {
    margin-top: 3px;
  }
`;

const Words = styled.span<{ $isTicked: boolean }>`
  font: 400 0.9375rem / 1.375rem ${font.serif};
  color: ${({ $isTicked }) => ($isTicked ? color.ink : color.ink2)};
  overflow-wrap: anywhere;
`;

const Source = styled.span`
  grid-column: 2;
  padding-right: 64px;
  ${text.smallest}
  color: ${color.ink3};
`;

/** At the end of the source, where it moves nothing. */
const Action = styled(RowButton)`
  position: absolute;
  right: ${space[5]};
  bottom: ${space[1]};
`;

interface LineRowProps {
  letter: OpenLetter;
  /** The request that it's offered for; '' beside any. */
  asked: string;
  line: OfferedLine;
  /** Where Tab stops in its request. */
  isStop: boolean;
  onFocus: () => void;
}

/** A line of the profile, ticked where the letter has it. */
export function LineRow({ letter, asked, line, isStop, onFocus }: LineRowProps) {
  const dispatch = useAppDispatch();
  const { lit, light, reveal } = useLit();
  const [isEditing, setEditing] = useState(false);
  const { leadId, state, lead, isDrawn } = letter;
  const key = `line:${line.id}`;
  const ticks = state.ticks ?? lead?.lineTicks ?? [];
  const isUnticked = ticks.some((tick) => tick.line === line.id && !tick.isTicked);
  const isStillSaid = isUnticked && !line.isTicked && saidLine(letter.text.content, line) !== 'no';
  const isSince = state.tickedSince.includes(line.id);
  const canReword = line.place !== null || line.kind === 'answer';

  if (isEditing) {
    return (
      <Row $isLit={false}>
        <LineEditor
          label="Reword"
          text={line.text}
          onSave={(words) => dispatch(reword(leadId, asked, line, words))}
          onClose={() => setEditing(false)}
        />
      </Row>
    );
  }
  const tick = (isTicked: boolean) => dispatch(tickLine(leadId, asked, line, isTicked));
  const remarks = [
    line.source,
    isSince && 'ticked since this letter',
    isStillSaid && (isDrawn ? 'Changed in the letter' : 'Still in the letter'),
  ];
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const all = [...document.querySelectorAll<HTMLElement>('[data-lines] input[type=checkbox]')];
    all[all.indexOf(event.currentTarget as HTMLElement) + step]?.focus();
  }
  return (
    <Row
      data-keys={key}
      $isLit={lit === key}
      onPointerEnter={() => light(key)}
      onPointerLeave={() => light(null)}
    >
      <Label>
        <Checkbox
          type="checkbox"
          checked={line.isTicked}
          disabled={letter.isWriting}
          tabIndex={isStop ? 0 : -1}
          onChange={({ target }) => tick(target.checked)}
          onKeyDown={onKeyDown}
          onFocus={({ target }) => {
            onFocus();
            if (target.matches(':focus-visible')) reveal(key);
          }}
          onBlur={() => light(null)}
        />
        <Words $isTicked={line.isTicked}>{line.text}</Words>
        <Source>{remarks.filter(Boolean).join(' · ')}</Source>
      </Label>
      {isStillSaid ? (
        <Action
          type="button"
          data-shown
          onClick={() =>
            dispatch(changeText(leadId, { content: takeOutLine(letter.text.content, line) }))
          }
        >
          Take out
        </Action>
      ) : (
        canReword && (
          <Action type="button" onClick={() => setEditing(true)}>
            Reword
          </Action>
        )
      )}
    </Row>
  );
}
