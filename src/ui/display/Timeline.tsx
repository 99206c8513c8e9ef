import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { ellipsis } from '../ellipsis.ts';
import { color, font, media, radius, space, text, tone } from '../theme.ts';
import { Icon } from './Icon.tsx';

/** The arrow keys move between the lines that open. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-line]')];
  const position = lines.indexOf(event.target as HTMLElement);
  if (!step || position === -1) return;
  event.preventDefault();
  lines[position + step]?.focus();
}

/** Entries one after the other along a line: `TimelineItem`s or `TimelineLine`s. */
export const Timeline = (props: ComponentProps<'ol'>) => <ol onKeyDown={moveFocus} {...props} />;

/* The line starts below the mark. */
const Item = styled.li`
  position: relative;
  padding-left: ${space[6]};
  &:not(:last-child) {
    padding-bottom: ${space[6]};
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 26px;
    bottom: -2px;
    left: 4px;
    width: 1px;
    background: ${color.line2};
  }
`;

const Dot = styled.span`
  position: absolute;
  top: 7px;
  left: 0;
  width: 9px;
  height: 9px;
  border: 2px solid ${color.accent};
  border-radius: 50%;
  background: ${color.surface};
`;

/** One entry of any height. */
export const TimelineItem = ({ children }: { children: ReactNode }) => (
  <Item>
    <Dot />
    {children}
  </Item>
);

const LineItem = styled(Item)`
  padding-left: ${space[6]};
  &&:not(:last-child) {
    padding-bottom: 0;
  }
  &:not(:last-child)::after {
    top: 31px;
    bottom: -7px;
    left: 11px;
  }
`;

const Disc = styled.span`
  position: absolute;
  top: 8px;
  left: 0;
  display: grid;
  place-items: center;
  width: 23px;
  height: 23px;
  border-radius: 50%;
  background: ${tone.neutral.bg};
  color: ${tone.neutral.fg};
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  width: 100%;
  min-height: 38px;
  padding-inline: 10px ${space[1]};
  border-radius: ${radius.control};
  ${text.small}
  text-align: left;
  color: ${color.ink2};
  &[data-line]:hover {
    background: ${color.hover};
  }
  ${media.touch} {
    min-height: 44px;
  }

  > * {
    flex: none;
    white-space: nowrap;
  }
  strong {
    max-width: calc(100% - 7rem);
    ${ellipsis}
    font-weight: 600;
    color: ${color.ink};
  }
  > span {
    flex: 0 1 auto;
    ${ellipsis}
  }
  > q {
    flex: 1 1 0;
    ${ellipsis}
    font-family: ${font.serif};
    font-size: 1rem;
    quotes: none;
  }
  time {
    margin-left: auto;
    color: ${color.ink3};
  }
`;

const Open = styled.div`
  padding: ${space[1]} 0 ${space[3]} 10px;
`;

export interface TimelineLineProps {
  icon: LucideIcon;
  title: ReactNode;
  /** More about the title. */
  detail?: string;
  /** The first words of a letter. */
  excerpt?: string;
  time?: ReactNode;
  /** How it opens; without it, it doesn't. */
  line?: { isOpen: boolean } & Required<
    Pick<ComponentProps<'button'>, 'tabIndex' | 'onFocus' | 'onClick'>
  >;
  /** What it opens. */
  children?: ReactNode;
}

/** One entry as a line, which may open in place. */
export function TimelineLine({ icon, title, detail, excerpt, time, ...opens }: TimelineLineProps) {
  const { line, children } = opens;
  const { isOpen = false, ...button } = line ?? {};
  const words = (
    <>
      <strong>{title}</strong> {detail && <span>{detail}</span>}{' '}
      {excerpt && !isOpen && <q>{excerpt}</q>} {time}
    </>
  );
  return (
    <LineItem>
      <Disc>
        <Icon of={icon} size={13} />
      </Disc>
      {line ? (
        <Line as="button" type="button" data-line aria-expanded={isOpen} {...button}>
          {words}
        </Line>
      ) : (
        <Line>{words}</Line>
      )}
      {isOpen && <Open>{children}</Open>}
    </LineItem>
  );
}
