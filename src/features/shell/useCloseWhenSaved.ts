import { useEffect, useState } from 'react';

/**
 * Closes a form once it is saved: after a render in which it counts as saved, so that nothing asks
 * about what was typed.
 *
 * @param delay how long the saved form stays before it closes, in milliseconds
 * @returns whether it is saved, and the function that says so
 */
export function useCloseWhenSaved(
  close: () => void,
  delay = 0,
): [saved: boolean, setSaved: (saved: boolean) => void] {
  const [saved, setSaved] = useState(false);
  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(close, delay);
    return () => clearTimeout(timer);
  }, [saved, close, delay]);
  return [saved, setSaved];
}
