import { Tooltip as Primitive } from 'radix-ui';
import type { FocusEvent, ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { fadeIn } from './animations.ts';
import { color, layer, motion, radius, space, text } from './theme.ts';

const Content = styled(Primitive.Content)`
  z-index: ${layer.floating};
  max-width: 16rem;
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.control};
  background: ${color.ink};
  color: ${color.paper};
  ${text.smallest}
  font-weight: 500;
  pointer-events: none;
  animation: ${fadeIn} ${motion.fast};
`;

interface TooltipProps {
  label: string;
  side?: 'top' | 'right';
  /** The control; it must pass on its ref and props. */
  children: ReactElement;
}

/** Every tree with tooltips needs one of these at its root. */
export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Primitive.Provider delayDuration={400}>{children}</Primitive.Provider>
);

/** When a dialog closes, the focus returns to its button: that shouldn't open the tooltip. */
function ignoreRestoredFocus(event: FocusEvent<HTMLElement>): void {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
}

/** A short label beside a control, on hover and on keyboard focus; Escape closes it. */
export const Tooltip = ({ label, side = 'top', children }: TooltipProps) => (
  <Primitive.Root>
    <Primitive.Trigger asChild onFocus={ignoreRestoredFocus}>
      {children}
    </Primitive.Trigger>
    <Primitive.Portal>
      <Content side={side} sideOffset={6} collisionPadding={8}>
        {label}
      </Content>
    </Primitive.Portal>
  </Primitive.Root>
);
