import { type KeyboardEvent, type MouseEvent, useCallback, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { color, radius, space, tone, text as typography } from '#ui/theme.ts';
import { type PickedWords, type PickField, PickMenu } from './PickMenu.tsx';
import { markedLines } from './reading.ts';
import { useFormReading } from './useReading.ts';

const Posting = styled.div`
  ${typography.reading}
  font-size: 1rem;
  overflow-wrap: anywhere;
  [role='option'] {
    min-height: 0.75em;
    border-radius: ${radius.control};
    white-space: pre-wrap;
    cursor: pointer;
    outline-offset: 1px;
    &:hover,
    &[aria-selected='true'] {
      background: ${color.selected};
    }
  }
  mark {
    background: ${color.accentSoft};
    color: inherit;
    text-decoration: underline ${color.accentText};
    text-underline-offset: 3px;
  }
  mark[data-check] {
    background: ${tone.progress.bg};
    text-decoration-color: ${tone.progress.fg};
  }
  ::selection {
    background: ${color.accent};
    color: ${color.onAccent};
  }
  padding-bottom: ${space[2]};
`;

interface PostingTextProps {
  text: string;
  /** The fields that take words, in the order of the menu. */
  fields: readonly PickField[];
  /** The words to mark, by the name of the field. */
  quotes: Record<string, string>;
}

/** A posting, with the words tinted that the form's values rest on. A click on a line or words offers the fields. */
export function PostingText({ text, fields, quotes }: PostingTextProps) {
  const form = useFormReading();
  const [picked, setPicked] = useState<PickedWords | null>(null);
  const [range, setRange] = useState({ from: 0, to: 0 });
  const box = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setPicked(null), []);
  const lines = markedLines(text, quotes);
  const textOf = (line: number) =>
    lines[line]
      ?.map((part) => part.text)
      .join('')
      .trim() ?? '';

  function handleClick({ target, clientX: x, clientY: y }: MouseEvent) {
    const selection = getSelection();
    const isInside = selection?.anchorNode && box.current?.contains(selection.anchorNode);
    const selected = isInside ? selection.toString().trim() : '';
    const line = Number((target as Element).closest<HTMLElement>('[data-line]')?.dataset.line);
    const words = selected || textOf(line);
    if (words === '') return;
    if (!selected) setRange({ from: line, to: line });
    setPicked({ words, at: { x, y } });
  }

  /** The next line with text in a direction. */
  function lineFrom(line: number, step: number): number {
    let next = line + step;
    while (next >= 0 && next < lines.length && textOf(next) === '') next += step;
    return lines[next] ? next : line;
  }
  const lineElement = (line: number) =>
    box.current?.querySelector<HTMLElement>(`[data-line='${line}']`);

  function handleKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      const to = lineFrom(range.to, step);
      setRange({ from: event.shiftKey ? range.from : to, to });
      lineElement(to)?.focus();
      event.preventDefault();
    } else if (event.key === 'Enter') {
      const [first, last] = [Math.min(range.from, range.to), Math.max(range.from, range.to)];
      const words = lines.map((_, at) => at).filter((at) => at >= first && at <= last);
      const { left = 0, bottom = 0 } = lineElement(range.to)?.getBoundingClientRect() ?? {};
      setPicked({ words: words.map(textOf).join(' ').trim(), at: { x: left, y: bottom } });
      event.preventDefault();
    } else if (event.key === 'z' && (event.ctrlKey || event.metaKey) && form?.replaced) {
      form.undoPick();
      event.preventDefault();
    }
  }

  /** The focus goes on to the next empty field. */
  function use(name: string) {
    const words = picked?.words ?? '';
    close();
    if (!form?.pick(name, words)) return;
    const next = fields.find((field) => field.isEmpty && field.name !== name)?.name;
    const container = box.current?.closest('form');
    requestAnimationFrame(() =>
      container
        ?.querySelector<HTMLElement>(`[data-field='${next ?? name}'] :is(input, textarea)`)
        ?.focus({ preventScroll: true }),
    );
  }

  const isSelected = (line: number) =>
    range.from !== range.to &&
    line >= Math.min(range.from, range.to) &&
    line <= Math.max(range.from, range.to);
  return (
    <Posting
      ref={box}
      role="listbox"
      aria-label="Lines of the posting"
      aria-multiselectable
      onClick={handleClick}
      onKeyDown={handleKeyDown}
    >
      {lines.map((parts, line) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity.
          key={line}
          role="option"
          // A blank line is nothing to choose.
          aria-hidden={textOf(line) === ''}
          aria-selected={isSelected(line)}
          data-line={line}
          tabIndex={line === range.to ? 0 : -1}
          onFocus={() => range.from === range.to && setRange({ from: line, to: line })}
        >
          {parts.map(({ text, name }) =>
            name === undefined ? (
              text
            ) : (
              <mark
                key={name}
                data-field={name}
                data-check={form?.toCheck.includes(name) || undefined}
              >
                {text}
              </mark>
            ),
          )}
        </div>
      ))}
      {picked && <PickMenu picked={picked} fields={fields} onUse={use} onClose={close} />}
    </Posting>
  );
}

/** For what surrounds a form and its posting: hovering or focusing one of a value and its words outlines both. */
export const linkedQuotes = (names: readonly string[]) =>
  names.map(
    (name) => css`
      &:has([data-field='${name}']:is(:hover, :focus-within)) mark[data-field='${name}'],
      &:has(mark[data-field='${name}']:hover) [data-field='${name}'] {
        border-radius: 2px;
        box-shadow: 0 0 0 2px ${color.accentText};
      }
    `,
  );
