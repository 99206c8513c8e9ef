import { nanoid } from '@reduxjs/toolkit';
import { useEffect } from 'react';

/* How far down a page one was, beyond what the router's own scroll restoration does about it. */

/** Where in the session's storage the router keeps how far down one was, by the keys of the visits. */
export const PLACES = 'leadside.places';

/** By these the user goes somewhere else on the page. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Gives an address that was entered a key as every other visit has. The router keeps places by these
 * keys, and without one the page would open where one was on the page before. To be called before the
 * router is made.
 */
export function nameEnteredVisit(): void {
  const { state } = window.history;
  if (!state?.key) window.history.replaceState({ ...state, key: nanoid() }, '');
}

function placeOf(visit: unknown): number | undefined {
  try {
    return JSON.parse(window.sessionStorage.getItem(PLACES) ?? '{}')[String(visit)];
  } catch {
    // Storage is blocked, or holds something else: the page begins at its top.
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
