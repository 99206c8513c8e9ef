import { useEffect, useRef } from 'react';

/**
 * Focuses an element when it mounts, if the focus was lost with the element it replaces.
 *
 * @param wanted read once, when the element mounts
 */
export function useFocusWhenLost<T extends HTMLElement>(wanted = true) {
  const element = useRef<T>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the value on mount counts.
  useEffect(() => {
    if (wanted && document.activeElement === document.body) element.current?.focus();
  }, []);
  return element;
}
