import { useMemo, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { useAppSelector } from '#app/hooks.ts';
import type { LeadSort } from '#domain/leads/leadSort.ts';
import { selectLeadFilters } from '../leadFiltersSlice.ts';
import {
  selectInsightLoaded,
  selectLeadById,
  selectLeadsLoaded,
  selectMatchingIds,
} from '../leadSelectors.ts';
import { selectOwnLeads } from './ownLeadsSlice.ts';

export interface ShownLeads {
  /** Leads that no longer match or were deleted elsewhere keep their place. */
  ids: readonly string[];
  /** How many leads that other clients added match, but aren't shown. */
  news: number;
  showNews: () => void;
}

/**
 * The list of leads that match the filters. It's computed when the filters, the order or the loaded
 * state change and after an import, so that no edit moves a card under the pointer. Until then, leads that this client adds
 * or restores go on top, and those that it deletes leave.
 */
export function useShownLeads(order: LeadSort): ShownLeads {
  const filters = useAppSelector(selectLeadFilters);
  const isLoaded = useAppSelector(
    (state) => selectLeadsLoaded(state) && selectInsightLoaded(state),
  );
  const matching = useAppSelector((state) => selectMatchingIds(state, order));
  const { added, imports } = useAppSelector(selectOwnLeads);
  const gone = useAppSelector(
    (state) => selectOwnLeads(state).deleted.filter((id) => !selectLeadById(state, id)),
    shallowEqual,
  );
  const latest = { filters, isLoaded, order, imports, ids: matching, added };
  const [computed, setComputed] = useState(latest);
  const isSame =
    computed.filters === filters &&
    computed.isLoaded === isLoaded &&
    computed.order === order &&
    computed.imports === imports;
  const current = isSame && computed.ids.length > 0 ? computed : latest;
  // In the same render, so that new filters never show an old list.
  if (current !== computed && computed.ids !== matching) setComputed(latest);

  const ids = useMemo(() => {
    const latestAdded = added.slice(0, added.length - current.added.length);
    if (latestAdded.length === 0 && gone.length === 0) return current.ids;
    const listed = new Set(current.ids);
    const all = new Set([...latestAdded.filter((id) => !listed.has(id)), ...current.ids]);
    for (const id of gone) all.delete(id);
    return [...all];
  }, [current.ids, current.added, added, gone]);

  const news = useMemo(() => {
    if (current.ids === matching) return 0;
    const shown = new Set(ids);
    return matching.filter((id) => !shown.has(id)).length;
  }, [current.ids, matching, ids]);

  return { ids, news, showNews: () => setComputed(latest) };
}
