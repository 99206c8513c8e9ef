import { Tooltip as Primitive } from 'radix-ui';
import type { ReactElement } from 'react';
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
  /** The control; it must pass on its ref and props. */
  children: ReactElement;
}

/** A short label beside a control, on hover and on keyboard focus; Escape closes it. */
export const Tooltip = ({ label, children }: TooltipProps) => (
  <Primitive.Provider delayDuration={400}>
    <Primitive.Root>
      <Primitive.Trigger
        asChild
        onFocus={(event) => {
          // When a dialog closes, the focus comes back to its button: that's no reason for a tooltip.
          if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
        }}
      >
        {children}
      </Primitive.Trigger>
      <Primitive.Portal>
        <Content sideOffset={6} collisionPadding={8}>
          {label}
        </Content>
      </Primitive.Portal>
    </Primitive.Root>
  </Primitive.Provider>
);
