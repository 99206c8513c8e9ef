import { useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to the main part when a page replaces its content, such as a list by a form: the
 * focused element is gone by then.
 */
export function useFocusWhenReplaced(replaced: boolean): void {
  const wasReplaced = useRef(replaced);

  useLayoutEffect(() => {
    if (wasReplaced.current === replaced) return;
    wasReplaced.current = replaced;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [replaced]);
}
