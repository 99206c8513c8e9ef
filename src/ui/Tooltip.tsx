import { Tooltip as Primitive } from 'radix-ui';
import { type FocusEvent, type PointerEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { fadeIn } from './animations.ts';
import { color, layer, motion, radius, space, text } from './theme.ts';

/** Milliseconds that the pointer rests before the name is shown. */
const DELAY = 400;

const Label = styled(Primitive.Content)`
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

/** Stands invisibly where the control is, for the label to be placed by. */
const Spot = styled.span`
  position: fixed;
  pointer-events: none;
`;

interface BubbleProps {
  text: string;
  at: DOMRect;
  onClose: () => void;
}

const Bubble = ({ text: words, at: { top, left, width, height }, onClose }: BubbleProps) => (
  <Primitive.Provider>
    <Primitive.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      {createPortal(
        <Primitive.Trigger asChild>
          <Spot style={{ top, left, width, height }} />
        </Primitive.Trigger>,
        document.body,
      )}
      <Primitive.Portal>
        <Label sideOffset={6} collisionPadding={8}>
          {words}
        </Label>
      </Primitive.Portal>
    </Primitive.Root>
  </Primitive.Provider>
);

/**
 * A short name beside a control, on hover and on keyboard focus; Escape dismisses it. Answers what the
 * control takes as props, and what stands beside it. Radix comes in only while the name is shown: a
 * long list has hundreds of these, and each would cost what its button does.
 */
export function useTooltip(words: string) {
  const [at, setAt] = useState<DOMRect | null>(null);
  const timer = useRef(0);
  const show = (control: HTMLElement) => setAt(control.getBoundingClientRect());
  const hide = () => {
    clearTimeout(timer.current);
    setAt(null);
  };
  const control = {
    onPointerEnter({ currentTarget, pointerType }: PointerEvent<HTMLElement>) {
      if (pointerType !== 'touch') timer.current = window.setTimeout(show, DELAY, currentTarget);
    },
    onPointerLeave: hide,
    onPointerDown: hide,
    // A focus that comes back when a dialog closes is no question about the control's name.
    onFocus({ currentTarget }: FocusEvent<HTMLElement>) {
      if (currentTarget.matches(':focus-visible')) show(currentTarget);
    },
    onBlur: hide,
  };
  return { control, tooltip: at && <Bubble text={words} at={at} onClose={hide} /> };
}
