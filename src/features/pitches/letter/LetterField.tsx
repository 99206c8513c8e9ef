import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { VisuallyHidden } from '#ui/display/VisuallyHidden.tsx';
import { color, font, radius, space, tone } from '#ui/theme.ts';
import { useLit } from '../lit.ts';
import { type Mark, pieces } from './letterMarks.ts';

/** The field over the same words with their marks, in the same place. */
const Sheet = styled.div`
  display: grid;
  min-height: 100%;
  > * {
    grid-area: 1 / 1;
    min-width: 0;
    padding: ${space[5]} ${space[7]};
    font-family: ${font.serif};
    font-size: 1.0625rem;
    line-height: 1.75rem;
    letter-spacing: normal;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    @container letter (max-width: 479.98px) {
      padding: ${space[4]};
    }
  }
`;

const Marks = styled.div`
  color: transparent;
  user-select: none;
`;

const Field = styled.textarea`
  width: 100%;
  overflow: hidden;
  border: 0;
  outline: none;
  resize: none;
  background: transparent;
  color: ${color.ink};
`;

const Words = styled.span<{ $isLit: boolean; $isClaim: boolean; $isBlank: boolean }>`
  border-radius: 2px;
  ${({ $isLit }) =>
    $isLit &&
    css`
      background: ${color.accentSoft};
    `}
  ${({ $isBlank }) =>
    $isBlank &&
    css`
      outline: 1px dashed ${tone.progress.fg};
      outline-offset: 1px;
      background: ${tone.progress.bg};
    `}
  ${({ $isClaim }) =>
    $isClaim &&
    css`
      background: ${tone.progress.bg};
      text-decoration: underline wavy ${tone.progress.fg} 1px;
      text-underline-offset: 4px;
    `}
`;

/** In the space above the last letters, so that no word moves. */
const Ending = styled.span`
  position: relative;
`;

const Badge = styled.span<{ $isLit: boolean; $at: number }>`
  position: absolute;
  right: ${({ $at }) => -8 - 18 * $at}px;
  bottom: calc(100% - 4px);
  min-width: 15px;
  padding-inline: 3px;
  border-radius: ${radius.control};
  background: ${({ $isLit }) => ($isLit ? color.accent : tone.neutral.bg)};
  color: ${({ $isLit }) => ($isLit ? color.onAccent : tone.neutral.fg)};
  font: 500 10px / 14px ${font.sans};
  text-align: center;
`;

interface LetterFieldProps {
  content: string;
  marks: readonly Mark[];
  /** The user can't type now. */
  isWriting: boolean;
  /** More words come. */
  isBusy: boolean;
  onType: (content: string) => void;
}

/** The letter as one text field. Words that say a line, answer a request or need a check are marked behind it. */
export function LetterField({ content, marks, isWriting, isBusy, onType }: LetterFieldProps) {
  const { lit, light, reveal } = useLit();
  const field = useRef<HTMLTextAreaElement>(null);
  const [blank, setBlank] = useState('');
  const shown = useMemo(() => pieces(content, marks), [content, marks]);

  // A tick or an undo changes the words before the cursor: it stays at its words, not at its number.
  const cursor = useRef<{ content: string; end: number }>(null);
  useEffect(() => {
    const last = cursor.current;
    const element = field.current;
    if (element && last && last.content !== content && document.activeElement === element) {
      const fromEnd = last.content.length - last.end;
      element.setSelectionRange(content.length - fromEnd, content.length - fromEnd);
    }
    cursor.current = null;
  }, [content]);

  /** The marked words under the pointer are behind the field. */
  function keyAt({ clientX, clientY }: PointerEvent): string | null {
    const under = document.elementsFromPoint?.(clientX, clientY) ?? [];
    const words = under.find((element) => element instanceof HTMLElement && element.dataset.keys);
    return (words as HTMLElement | undefined)?.dataset.keys?.split('\n')[0] ?? null;
  }

  /** A blank is one character for the cursor: in it, all of it is selected. */
  function enterBlank(element: HTMLTextAreaElement) {
    const { selectionStart: from, selectionEnd: to } = element;
    const inside = marks.find(
      ({ blank, start, end }) => blank !== undefined && start <= from && to <= end,
    );
    const isIn = inside && (from !== to || (inside.start < from && from < inside.end));
    if (isIn && from === to) element.setSelectionRange(inside.start, inside.end);
    setBlank(isIn ? `blank: ${inside.blank}` : '');
  }

  function lightAtCursor({ selectionStart }: HTMLTextAreaElement) {
    const mark = marks.find(
      ({ key, start, end }) => key && start <= selectionStart && selectionStart <= end,
    );
    if (mark) reveal(mark.key);
    else light(null);
  }

  return (
    <Sheet>
      <Marks aria-hidden>
        {shown.map(({ text, start, keys, isClaim, isBlank, numbers }) => (
          <Words
            key={start}
            data-keys={keys.join('\n') || undefined}
            data-claim={isClaim || undefined}
            data-blank={isBlank || undefined}
            $isLit={lit !== null && keys.includes(lit)}
            $isClaim={isClaim}
            $isBlank={isBlank}
          >
            {text}
            {numbers.map(({ key, number }, at) => (
              <Ending key={key}>
                <Badge $isLit={lit === key} $at={at}>
                  {number}
                </Badge>
              </Ending>
            ))}
          </Words>
        ))}
        {'\u200b'}
      </Marks>
      <Field
        ref={field}
        aria-label="Letter"
        data-steps
        aria-busy={isBusy || undefined}
        readOnly={isWriting}
        spellCheck
        value={content}
        onChange={({ target }) => {
          cursor.current = null;
          onType(target.value);
        }}
        onSelect={({ currentTarget }) => {
          cursor.current = { content, end: currentTarget.selectionEnd };
          enterBlank(currentTarget);
          lightAtCursor(currentTarget);
        }}
        onBlur={() => light(null)}
        onPointerMove={(event) => event.pointerType === 'mouse' && light(keyAt(event))}
        onPointerLeave={() => light(null)}
      />
      <VisuallyHidden role="status">{blank}</VisuallyHidden>
    </Sheet>
  );
}
