import { type RefObject, useEffect } from 'react';
import { findControl, focusControl, nameOf } from '../overlays/rememberFocus.ts';

/**
 * Lets the arrow keys move the focus between the items of a grid: to the same control of the next item,
 * or to its first one. Items carry `data-position`.
 */
export function useArrowKeys(list: RefObject<HTMLElement | null>, columns: number): void {
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const steps: Record<string, number> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -columns,
      ArrowDown: columns,
    };
    const handleKey = (event: KeyboardEvent) => {
      const step = steps[event.key];
      const control = event.target as HTMLElement;
      const opensMenu = event.key === 'ArrowDown' && control.hasAttribute('aria-haspopup');
      const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (!step || isModified || opensMenu) return;
      const position = Number(control.closest<HTMLElement>('[data-position]')?.dataset.position);
      const item = element.querySelector(`[data-position="${position + step}"]`);
      const next = item && findControl(item, nameOf(control));
      if (!next) return;
      event.preventDefault();
      item.scrollIntoView({ block: 'nearest' });
      focusControl(item, next, { preventScroll: true });
    };
    element.addEventListener('keydown', handleKey);
    return () => element.removeEventListener('keydown', handleKey);
  }, [list, columns]);
}
