import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { filterParams, filtersFrom } from './filterQuery.ts';
import { filtersRestored, selectLeadFilters } from './leadFiltersSlice.ts';
import { leadViewFrom } from './leadView.ts';

/** How long the search must rest before it goes into the address, in milliseconds. */
const REST = 300;

/**
 * Keeps the filters and the address in step, so that a view can be bookmarked and the back button
 * works: an address that is visited sets the filters, and a choice of the user sets the address.
 * A chosen filter is a step of its own for the back button; typing in the search is none. It draws
 * nothing: a component, so that a key in the search renders this and not the page around it.
 */
export function FiltersInAddress(): null {
  const dispatch = useAppDispatch();
  const filters = useAppSelector(selectLeadFilters);
  const [params, setParams] = useSearchParams();
  const isListed = leadViewFrom(params).kind === 'list';
  const inAddress = filterParams(filtersFrom(params)).toString();
  const chosen = filterParams(filters).toString();
  /** The address that was seen last: any other was visited, and wins, unless it was written here. */
  const seen = useRef<string>(undefined);
  /** What was written and not seen yet: the router shows an address when there is time for it. */
  const underWay = useRef<readonly string[]>([]);

  useEffect(() => {
    if (inAddress !== seen.current) {
      seen.current = inAddress;
      const own = underWay.current.indexOf(inAddress);
      underWay.current = own < 0 ? [] : underWay.current.slice(own + 1);
      if (own < 0) {
        dispatch(filtersRestored(filtersFrom(new URLSearchParams(inAddress))));
        return;
      }
    }
    const next = underWay.current.at(-1) ?? inAddress;
    // The list is what a choice belongs to: while something stands open over it, it waits.
    if (chosen === next || !isListed) return;
    const searchOf = (query: string) => filtersFrom(new URLSearchParams(query)).search;
    const isTyping = searchOf(chosen) !== searchOf(next);
    const write = () => {
      underWay.current = [...underWay.current, chosen];
      setParams(new URLSearchParams(chosen), { replace: isTyping });
    };
    if (!isTyping) return write();
    const timer = setTimeout(write, REST);
    return () => clearTimeout(timer);
  }, [dispatch, inAddress, chosen, isListed, setParams]);

  return null;
}
