import { useEffect } from 'react';

/** Where in the session's storage the router keeps how far down one was, by the keys of the visits. */
export const PLACES = 'leadside.places';

/** By these the user goes somewhere else on the page. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

function placeOf(visit: unknown): number | undefined {
  try {
    return JSON.parse(window.sessionStorage.getItem(PLACES) ?? '{}')[String(visit)];
  } catch {
    return undefined;
  }
}

/**
 * After a reload the router scrolls to where one was, as far as the page goes by then: a list whose
 * leads are on their way is not as long yet. This goes on while the page grows, until one is there or
 * goes elsewhere.
 */
export function usePlaceAfterReload(): void {
  useEffect(() => {
    const visit = window.history.state?.key;
    const place = placeOf(visit);
    if (!place) return;

    const growth = new ResizeObserver(() => {
      if (window.history.state?.key !== visit) return stop();
      const farthest = document.documentElement.scrollHeight - window.innerHeight;
      window.scrollTo(0, Math.min(place, farthest));
      if (farthest >= place) stop();
    });
    function stop() {
      growth.disconnect();
      for (const move of MOVES) window.removeEventListener(move, stop);
    }
    growth.observe(document.body);
    for (const move of MOVES) window.addEventListener(move, stop, { passive: true });
    return stop;
  }, []);
}
