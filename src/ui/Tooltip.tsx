import { Tooltip as Primitive } from 'radix-ui';
import { type ReactElement, useState } from 'react';
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
export function Tooltip({ label, children }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Primitive.Provider delayDuration={400}>
      <Primitive.Root open={isOpen} onOpenChange={setIsOpen}>
        <Primitive.Trigger
          asChild
          onFocus={(event) => {
            // When a dialog closes, the focus returns to its button: that shouldn't open the tooltip.
            if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
          }}
        >
          {children}
        </Primitive.Trigger>
        {isOpen && (
          <Primitive.Portal>
            <Content sideOffset={6} collisionPadding={8}>
              {label}
            </Content>
          </Primitive.Portal>
        )}
      </Primitive.Root>
    </Primitive.Provider>
  );
}
