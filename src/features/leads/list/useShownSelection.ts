import { useEffect, useLayoutEffect } from 'react';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { selectLeadsById } from '../leadSelectors.ts';
import { selectedLeadsHidden, selectionCleared, selectSelectedSet } from '../selectionSlice.ts';

/**
 * Keeps the selection to the listed leads, so that no action changes a lead that isn't visible. It ends
 * with the list.
 *
 * @param ids the listed leads
 */
export function useShownSelection(ids: readonly string[]): void {
  const dispatch = useAppDispatch();
  const selected = useAppSelector(selectSelectedSet);
  const leads = useAppSelector(selectLeadsById);
  // Before the browser handles the next click or key.
  useLayoutEffect(() => {
    if (selected.size === 0) return;
    const shown = new Set(ids);
    // A lead that is being deleted may come back.
    const hidden = [...selected].filter((id) => leads[id] && !shown.has(id));
    if (hidden.length > 0) dispatch(selectedLeadsHidden(hidden));
  }, [dispatch, selected, ids, leads]);
  useEffect(
    () => () => {
      dispatch(selectionCleared());
    },
    [dispatch],
  );
}
