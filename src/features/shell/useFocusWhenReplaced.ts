import { useLayoutEffect, useRef } from 'react';

/**
 * For a page whose content is replaced in place, a list by a form: the focus, whose element is gone
 * with the old content, moves to the main part.
 */
export function useFocusWhenReplaced(replaced: boolean): void {
  const wasReplaced = useRef(replaced);

  useLayoutEffect(() => {
    if (wasReplaced.current === replaced) return;
    wasReplaced.current = replaced;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [replaced]);
}
