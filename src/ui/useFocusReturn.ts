import { useState } from 'react';

/**
 * The `onCloseAutoFocus` of a Radix dialog that is opened by state, without a trigger of its own:
 * Radix would then leave the focus nowhere. The focus goes back to what had it when the calling
 * component mounted, or to the page's main part when that is gone, a deleted row for one, or was
 * nothing.
 */
export function useFocusReturn(): (event: Event) => void {
  const [before] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    const isThere = before?.isConnected && before !== document.body;
    const target = isThere ? before : document.querySelector('main');
    if (target instanceof HTMLElement) target.focus();
  };
}
