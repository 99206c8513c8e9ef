import { useMemo, useState } from 'react';
import { useAppSelector } from '#app/hooks.ts';
import type { LeadSort } from '#domain/leadSort.ts';
import { selectLeadFilters } from '../leadFiltersSlice.ts';
import { selectLeadsLoaded, selectMatchingIds } from '../leadSelectors.ts';
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
 * state change, so that no edit moves a card under the pointer. Until then, own new leads go on top.
 */
export function useShownLeads(order: LeadSort): ShownLeads {
  const filters = useAppSelector(selectLeadFilters);
  const isLoaded = useAppSelector(selectLeadsLoaded);
  const matching = useAppSelector((state) => selectMatchingIds(state, order));
  const { added, deleted } = useAppSelector(selectOwnLeads);
  const latest = { filters, isLoaded, order, ids: matching, added };
  const [computed, setComputed] = useState(latest);
  const isSame =
    computed.filters === filters && computed.isLoaded === isLoaded && computed.order === order;
  const current = isSame && computed.ids.length > 0 ? computed : latest;
  // In the same render, so that new filters never show an old list.
  if (current !== computed && computed.ids !== matching) setComputed(latest);

  const ids = useMemo(() => {
    const fresh = added.filter((id) => !current.added.includes(id));
    const all = [...fresh, ...current.ids.filter((id) => !fresh.includes(id))];
    return deleted.length > 0 ? all.filter((id) => !deleted.includes(id)) : all;
  }, [current.ids, current.added, added, deleted]);

  const news = useMemo(() => {
    if (current.ids === matching) return 0;
    const shown = new Set(ids);
    return matching.filter((id) => !shown.has(id)).length;
  }, [current.ids, matching, ids]);

  return { ids, news, showNews: () => setComputed(latest) };
}
