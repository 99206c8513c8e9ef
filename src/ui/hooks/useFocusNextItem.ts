import { type RefObject, useLayoutEffect, useRef } from 'react';
import { rememberFocus } from '../overlays/rememberFocus.ts';

/**
 * For lists whose items may be removed: when the focused item is removed, the focus moves to the item
 * that takes its position, and to the dialog or the main element when the whole list is removed.
 */
export function useFocusNextItem(
  list: RefObject<HTMLElement | null>,
  items: readonly unknown[],
): void {
  const lastFocus = useRef<{ element: Node; restore: () => void } | null>(null);
  const shown = useRef(items);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const handleFocus = ({ target }: FocusEvent) => {
      lastFocus.current = { element: target as Node, restore: rememberFocus() };
    };
    element.addEventListener('focusin', handleFocus);
    return () => {
      element.removeEventListener('focusin', handleFocus);
      if (element.contains(document.activeElement)) {
        const around = element.closest<HTMLElement>('[role=dialog], main');
        around?.focus({ preventScroll: true });
      }
    };
  }, [list]);

  useLayoutEffect(() => {
    // Scrolling unmounts items, too.
    if (shown.current === items) return;
    shown.current = items;
    if (!lastFocus.current || lastFocus.current.element.isConnected) return;
    if (document.activeElement === document.body) lastFocus.current.restore();
    lastFocus.current = null;
  }, [items]);
}
