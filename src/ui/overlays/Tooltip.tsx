import { type ReactNode, useRef, useState } from 'react';
import styled from 'styled-components';
import { lazy } from '../lazy.tsx';

/** Milliseconds that the pointer rests on a control before its tooltip opens. */
const DELAY = 400;

const Scope = styled.div`
  display: contents;
`;

type Side = 'top' | 'right';

/** The attributes of a control with a tooltip, which is a short label. */
export const tooltip = (label: string, side: Side = 'top') => ({
  'data-tooltip': label,
  'data-tooltip-side': side,
});

const controlOf = (target: EventTarget): HTMLElement | null =>
  (target as Element).closest<HTMLElement>('[data-tooltip]');

const OpenTooltip = lazy(() => import('./OpenTooltip.tsx'), 'OpenTooltip', { isOptional: true });

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
