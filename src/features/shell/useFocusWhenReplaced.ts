import { useLayoutEffect, useRef } from 'react';

/** Focuses the main part of the page. */
const focusMain = () => document.getElementById('main')?.focus({ preventScroll: true });

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
    const focused = document.activeElement;
    const focusOpener = () =>
      document.querySelector<HTMLElement>(lastOpener.current)?.focus({ preventScroll: true });
    // A long list renders its items after it has measured itself and its scroll position is restored.
    const observer = new MutationObserver(() => {
      if (document.activeElement === focused) focusOpener();
      if (document.activeElement !== focused) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    focusOpener();
    return () => observer.disconnect();
  }, [replaced, opener]);
}
