import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Positions of this document's history entries. */
const positions = new Map<string, number>();

/**
 * Scrolls a new page to its top, and restores the position on Back. The browser can't: it scrolls before
 * the page has rendered, and then to the section in the URL.
 */
export function usePagePosition(): void {
  const { key, hash } = useLocation();
  const isGoingBack = useNavigationType() === 'POP';
  // All typed URLs have the same key.
  const entry = key + hash;
  const shownEntry = useRef(entry);

  useLayoutEffect(() => {
    if (shownEntry.current !== entry) {
      shownEntry.current = entry;
      const position = isGoingBack ? positions.get(entry) : undefined;
      // PublicLayout scrolls to sections.
      if (position !== undefined || hash === '') {
        window.scrollTo({ top: position ?? 0, behavior: 'instant' });
      }
    }
    const save = () => void positions.set(entry, window.scrollY);
    save();
    window.addEventListener('scroll', save, { passive: true });
    return () => window.removeEventListener('scroll', save);
  }, [entry, hash, isGoingBack]);

  // The browser itself restores the position of a document that it loads again.
  useLayoutEffect(() => {
    const setManual = () => {
      window.history.scrollRestoration = 'manual';
    };
    const setAuto = () => {
      window.history.scrollRestoration = 'auto';
    };
    setManual();
    window.addEventListener('pageshow', setManual);
    window.addEventListener('pagehide', setAuto);
    return () => {
      window.removeEventListener('pageshow', setManual);
      window.removeEventListener('pagehide', setAuto);
    };
  }, []);
}
