import { useSyncExternalStore } from 'react';

/** The sidebar is beside the page (product spec, section 9). */
export const WIDE_QUERY = '(min-width: 768px)';

/** Phones and the side panel, as `media.narrow`. */
export const NARROW_QUERY = '(max-width: 767.98px)';

/** No room for a second column beside the sidebar, as `media.single`. */
export const SINGLE_QUERY = '(max-width: 1099.98px)';

/**
 * Whether the media query matches; rerenders when that changes. False in the build, which prerenders pages. The
 * size of the paper changes nothing: dialogs would move over each other.
 */
export const useMediaQuery = (query: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      const onScreenChange = () => window.matchMedia('print').matches || onChange();
      list.addEventListener('change', onScreenChange);
      return () => list.removeEventListener('change', onScreenChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
