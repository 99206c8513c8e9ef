import { type ReactNode, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { color, font, layer, radius, shadow, space, text } from '#ui/theme.ts';

const Marked = styled.span`
  &:not(:hover, :focus-within, :has([data-state='open'])) [role='toolbar'] {
    /* Not only invisible: it would make a narrow page scroll sideways. */
    display: none;
  }
`;

const Sentence = styled.span`
  cursor: pointer;
  border-radius: 2px;
`;

/** Where the sentence ends, without a width of its own. */
const End = styled.span`
  position: relative;
  white-space: nowrap;
`;

const Tools = styled.span<{ $above: boolean }>`
  position: absolute;
  z-index: ${layer.sticky};
  ${({ $above }) =>
    $above
      ? css`
          right: 0;
          bottom: 100%;
        `
      : css`
          left: 0;
          top: 50%;
          padding-left: ${space[2]};
          transform: translateY(-50%);
        `}

  > span {
    display: flex;
    border: 1px solid ${color.line2};
    border-radius: ${radius.control};
    background: ${color.surface};
    box-shadow: ${shadow.floating};
  }
  button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    padding: 3px ${space[2]};
    color: ${color.ink2};
    font-family: ${font.sans};
    ${text.label}
    &:hover {
      color: ${color.ink};
      background: ${color.hover};
    }
  }
  button + button {
    border-left: 1px solid ${color.line};
  }
  @media (pointer: coarse) {
    position: fixed;
    inset: auto 0 0;
    padding: ${space[3]} ${space[4]} calc(${space[3]} + env(safe-area-inset-bottom));
    transform: none;
    border-top: 1px solid ${color.line};
    background: ${color.surface};
    > span {
      box-shadow: none;
    }
    button {
      flex: 1;
      justify-content: center;
      min-height: 44px;
    }
  }
`;

/** The widest tools, in pixels. */
const ROOM = 190;

interface MarkToolsProps {
  /** The accessible name of the tools. */
  label: string;
  /** The marked text. */
  children: ReactNode;
  /** Buttons for the text. */
  tools: ReactNode;
  onActiveChange?: (isActive: boolean) => void;
}

/** A part of a letter whose tools show while it has the pointer or the focus: at its end, or above it. */
export function MarkTools({ label, children, tools, onActiveChange }: MarkToolsProps) {
  const root = useRef<HTMLSpanElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const [isAbove, setAbove] = useState(false);

  function activate() {
    const sheet = root.current?.closest('[data-letter]')?.getBoundingClientRect();
    const at = end.current?.getBoundingClientRect();
    if (sheet && at) setAbove(at.right + ROOM > sheet.right);
    onActiveChange?.(true);
  }
  const focusTools = () =>
    root.current?.querySelector<HTMLElement>('[role=toolbar] button')?.focus();

  return (
    <Marked
      ref={root}
      onPointerEnter={activate}
      onPointerLeave={() => onActiveChange?.(false)}
      onFocus={activate}
      onBlur={() => onActiveChange?.(false)}
    >
      <Sentence
        role="button"
        tabIndex={0}
        aria-description={label}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          focusTools();
        }}
      >
        {children}
      </Sentence>
      <End ref={end}>
        <Tools role="toolbar" aria-label={label} $above={isAbove}>
          <span>{tools}</span>
        </Tools>
      </End>
    </Marked>
  );
}
