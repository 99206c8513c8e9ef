import { useState } from 'react';
import { rememberFocus } from './rememberFocus.ts';

/**
 * The `onCloseAutoFocus` of a Radix dialog that has no trigger: returns the focus to where it was when
 * the calling component mounted.
 */
export function useFocusReturn(): (event: Event) => void {
  const [restoreFocus] = useState(rememberFocus);
  return (event) => {
    event.preventDefault();
    restoreFocus();
  };
}
