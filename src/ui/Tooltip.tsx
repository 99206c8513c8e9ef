import { Tooltip as Primitive } from 'radix-ui';
import type { FocusEvent, ReactElement } from 'react';
import styled from 'styled-components';
import { fadeIn } from './animations.ts';
import { color, layer, motion, radius, space, text } from './theme.ts';

const Bubble = styled(Primitive.Content)`
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
  text: string;
  /** A button or link; it must pass on its ref and props. */
  children: ReactElement;
}

/** A focus that comes back when a dialog closes is no question about the button's name. */
const keepClosedUnlessByKeyboard = (event: FocusEvent<HTMLElement>) => {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
};

/** A short name beside a control, on hover and on keyboard focus. Escape dismisses it. */
export const Tooltip = ({ text: words, children }: TooltipProps) => (
  <Primitive.Provider delayDuration={400}>
    <Primitive.Root>
      <Primitive.Trigger asChild onFocus={keepClosedUnlessByKeyboard}>
        {children}
      </Primitive.Trigger>
      <Primitive.Portal>
        <Bubble sideOffset={6} collisionPadding={8}>
          {words}
        </Bubble>
      </Primitive.Portal>
    </Primitive.Root>
  </Primitive.Provider>
);
