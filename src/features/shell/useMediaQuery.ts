import { createContext, useContext, useSyncExternalStore } from 'react';

/** The result of media queries in the build, which prerenders pages without a window. */
export const PrerenderedMedia = createContext(false);

/** Whether the media query matches; rerenders when that changes. */
export function useMediaQuery(query: string): boolean {
  const isPrerendered = useContext(PrerenderedMedia);
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => isPrerendered,
  );
}
