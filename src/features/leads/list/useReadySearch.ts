import { useEffect } from 'react';
import { useAppSelector } from '#app/hooks.ts';
import { cachedSearchText } from '#domain/leads/leadFilters.ts';
import { selectLeads } from '../leadSelectors.ts';

/** Reads the leads while the browser is idle, so that the first key of a search doesn't have to. */
export function useReadySearch(): void {
  const leads = useAppSelector(selectLeads);
  useEffect(() => {
    // Not in every browser.
    if (!window.requestIdleCallback) return;
    const waiting = leads.values();
    const read = (deadline: IdleDeadline) => {
      while (deadline.timeRemaining() > 1) {
        const { value, done } = waiting.next();
        if (done) return;
        cachedSearchText(value);
      }
      handle = requestIdleCallback(read);
    };
    let handle = requestIdleCallback(read);
    return () => cancelIdleCallback(handle);
  }, [leads]);
}
