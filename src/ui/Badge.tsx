import type { LucideIcon } from 'lucide-react';
import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Icon } from './Icon.tsx';
import { radius, space, type Tone, text, tone as tones } from './theme.ts';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  tone?: Tone;
  /** A point before the words, so that a state is not told by colour alone of its ground. */
  dot?: boolean;
  icon?: LucideIcon;
  /** Gives the looks to the only child instead, a button that opens a menu for one. */
  asChild?: boolean;
}

const Root = styled.span<{ $tone: Tone }>`
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
`;

const Dot = styled.span`
  width: 6px;
  height: 6px;
  margin-right: ${space[0]};
  border-radius: 50%;
  background: currentColor;
`;

/** A state in a word. */
export function Badge({
  tone = 'neutral',
  dot = false,
  icon,
  asChild = false,
  children,
  ...props
}: BadgeProps) {
  return (
    <Root {...(asChild && { as: Slot.Root })} $tone={tone} {...props}>
      {dot && <Dot />}
      {icon && <Icon of={icon} size={12} />}
      <Slot.Slottable>{children}</Slot.Slottable>
    </Root>
  );
}
