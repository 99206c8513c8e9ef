import { Tooltip as Primitive } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';
import styled from 'styled-components';
import { fadeIn } from '../animations.ts';
import { color, layer, motion, radius, space, text } from '../theme.ts';

/** Milliseconds that the pointer rests on a control before its tooltip opens. */
const DELAY = 400;

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

const Scope = styled.div`
  display: contents;
`;

const Anchor = styled.span`
  position: fixed;
  pointer-events: none;
`;

type Side = 'top' | 'right';

/** The attributes of a control with a tooltip, which is a short label. */
export const tooltip = (label: string, side: Side = 'top') => ({
  'data-tooltip': label,
  'data-tooltip-side': side,
});

const controlOf = (target: EventTarget): HTMLElement | null =>
  (target as Element).closest<HTMLElement>('[data-tooltip]');

function OpenTooltip({ control, onClose }: { control: HTMLElement; onClose: () => void }) {
  const { left, top, width, height } = control.getBoundingClientRect();
  return (
    <Primitive.Provider>
      <Primitive.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
        <Primitive.Trigger asChild>
          <Anchor style={{ left, top, width, height }} />
        </Primitive.Trigger>
        <Primitive.Portal>
          <Content side={control.dataset.tooltipSide as Side} sideOffset={6} collisionPadding={8}>
            {control.dataset.tooltip}
          </Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}

/**
 * Shows the tooltip of the control under the pointer or with the keyboard focus. Every tree with
 * tooltips needs one at its root: one for all, because a page has hundreds of controls.
 */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const [control, setControl] = useState<HTMLElement | null>(null);
  const hovered = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function show(next: HTMLElement | null, delay = 0) {
    clearTimeout(timer.current);
    if (delay === 0) setControl(next);
    else timer.current = setTimeout(() => setControl(next), delay);
  }

  function hover(next: HTMLElement | null) {
    if (next === hovered.current) return;
    hovered.current = next;
    show(null);
    if (next) show(next, DELAY);
  }

  return (
    <Scope
      onPointerOver={({ target, pointerType }) =>
        hover(pointerType === 'touch' ? null : controlOf(target))
      }
      onPointerLeave={() => hover(null)}
      onPointerDown={() => show(null)}
      onClick={() => show(null)}
      // Not when a dialog returns the focus to its button after a click.
      onFocus={({ target }) => target.matches(':focus-visible') && show(controlOf(target))}
      onBlur={() => show(null)}
    >
      {children}
      {control && <OpenTooltip control={control} onClose={() => show(null)} />}
    </Scope>
  );
}
