import { useSyncExternalStore } from 'react';

/** Phones, as `media.narrow`. */
export const NARROW_QUERY = '(max-width: 767.98px)';

/** Whether the media query matches; rerenders when that changes. False in the build, which prerenders pages. */
export const useMediaQuery = (query: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
