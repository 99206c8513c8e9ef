import { useLayoutEffect, useRef } from 'react';

/** Focuses the main part of the page. */
export const focusMain = () => document.getElementById('main')?.focus({ preventScroll: true });

/**
 * Moves the focus when a page replaces its content, such as a list by a form, because the focused
 * element was removed: to the main part, and afterwards back to the control that opened the form.
 *
 * @param opener the CSS selector of that control; read while the content is replaced
 */
export function useFocusWhenReplaced(replaced: boolean, opener: string): void {
  const wasReplaced = useRef(replaced);
  const lastOpener = useRef(opener);

  useLayoutEffect(() => {
    if (replaced) lastOpener.current = opener;
    if (wasReplaced.current === replaced) return;
    wasReplaced.current = replaced;
    focusMain();
    if (replaced) return;
    // A long list renders its items after it has measured itself.
    const frame = requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(lastOpener.current)?.focus({ preventScroll: true }),
    );
    return () => cancelAnimationFrame(frame);
  }, [replaced, opener]);
}
