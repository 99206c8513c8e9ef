import { useEffect, useRef } from 'react';

/**
 * For what takes the place of something that may have had the focus: a button that is gone leaves it
 * nowhere, and here it goes on. Whoever is elsewhere by now, in a field, stays there.
 *
 * @param wanted asked when the element mounts
 */
export function useFocusWhenLost<T extends HTMLElement>(wanted = true) {
  const element = useRef<T>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what held when it came counts.
  useEffect(() => {
    if (wanted && document.activeElement === document.body) element.current?.focus();
  }, []);
  return element;
}
