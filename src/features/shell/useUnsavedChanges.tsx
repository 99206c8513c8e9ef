import { type ReactNode, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { DiscardDialog } from './DiscardDialog.tsx';
import { useUnsavedForm } from './useUnsavedForm.ts';

/**
 * Keeps what was typed from being lost by accident. While `dirty`, leaving by a link, by the back
 * button or by the form's own way out (`requestClose`) asks first, and so does closing the tab and
 * logging out.
 *
 * @param close closes the form once the user has agreed, or at once when nothing was typed
 * @returns `requestClose` for the form's buttons, and the `dialog` to render
 */
export function useUnsavedChanges(
  dirty: boolean,
  close: () => void,
): { requestClose: () => void; dialog: ReactNode } {
  const [closing, setClosing] = useState(false);
  const agreed = useRef(false);
  const blocker = useBlocker(() => dirty && !agreed.current);
  useUnsavedForm(dirty);

  const stay = () => {
    setClosing(false);
    blocker.reset?.();
  };
  const leave = () => {
    agreed.current = true;
    setClosing(false);
    if (blocker.state === 'blocked') blocker.proceed();
    else close();
  };

  return {
    requestClose: () => (dirty ? setClosing(true) : close()),
    dialog: (
      <DiscardDialog
        open={closing || blocker.state === 'blocked'}
        onDiscard={leave}
        onKeep={stay}
      />
    ),
  };
}
