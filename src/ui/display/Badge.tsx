import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { radius, type Tone, text, tone as tones } from '../theme.ts';

const Pill = styled.span<{ $tone: Tone; $dot: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 24px;
  padding: 2px 9px;
  border-radius: ${radius.pill};
  background: ${({ $tone }) => tones[$tone].bg};
  color: ${({ $tone }) => tones[$tone].fg};
  ${text.smallest}
  font-weight: 500;
  white-space: nowrap;
  ${({ $dot }) =>
    $dot &&
    css`
      &::before {
        content: '';
        flex: none;
        width: 6px;
        height: 6px;
        border-radius: 50%;
        background: currentColor;
      }
    `}
`;

interface BadgeProps {
  tone?: Tone;
  dot?: boolean;
  /** Of `styled(Badge)`. */
  className?: string;
  children: ReactNode;
}

/** A state in a word. */
export const Badge = ({ tone = 'neutral', dot = false, className, children }: BadgeProps) => (
  <Pill className={className} $tone={tone} $dot={dot}>
    {children}
  </Pill>
);
