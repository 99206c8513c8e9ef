import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';

/* The heights that the rows of a list have, kept for when the same list comes back to the page. */

const heightsOf = new WeakMap<readonly unknown[], VirtualItem[]>();

/** What the rows of a list with these items were found to be high when it was last on the page. */
export const knownHeights = (items: readonly unknown[]): VirtualItem[] =>
  heightsOf.get(items) ?? [];

/** Keeps the heights of a list's rows when it leaves the page: who comes back finds the same place. */
export function useKeptHeights(
  items: readonly unknown[],
  virtualizer: Virtualizer<Window, Element>,
): void {
  const shown = useRef(items);
  useLayoutEffect(() => {
    shown.current = items;
  }, [items]);
  useLayoutEffect(
    () => () => void heightsOf.set(shown.current, virtualizer.takeSnapshot()),
    [virtualizer],
  );
}
