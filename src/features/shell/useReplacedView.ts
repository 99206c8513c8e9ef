import { useLayoutEffect, useRef } from 'react';

/**
 * For a page whose content is replaced in place, a list by a form: what comes starts at its top,
 * and the list is found again where it was left. Either way the focus, whose element is gone with
 * the old content, moves to the main part.
 */
export function useReplacedView(replaced: boolean): void {
  const wasReplaced = useRef(replaced);
  const leftAt = useRef(0);

  useLayoutEffect(() => {
    if (wasReplaced.current === replaced) return;
    wasReplaced.current = replaced;
    if (replaced) leftAt.current = window.scrollY;
    window.scrollTo(0, replaced ? 0 : leftAt.current);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [replaced]);
}
