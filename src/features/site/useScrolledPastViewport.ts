import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  window.addEventListener('resize', onChange);
  return () => {
    window.removeEventListener('scroll', onChange);
    window.removeEventListener('resize', onChange);
  };
}

/** Whether the page is scrolled by more than the height of the window. */
export const useScrolledPastViewport = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > window.innerHeight,
    () => false,
  );
