import { useLayoutEffect, useMemo, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';
import { filterParams, filtersFrom } from './filterQuery.ts';
import { type LeadView, leadViewFrom, leadViewQuery } from './leadView.ts';

/** Kept with a visit whose view was opened from the list: the list is one step back. */
interface VisitState {
  fromList?: boolean;
}

const FROM_LIST: VisitState = { fromList: true };

const LIST: LeadView = { kind: 'list' };

interface LeadViewActions {
  /** As a visit of its own; in place of what is open already. */
  open: (view: LeadView) => void;
  /** Back to the list, as it was left. */
  close: () => void;
}

/**
 * What stands open on the leads page is said by its address alone, so that the back button closes it,
 * a reload finds it again, and a lead can be bookmarked. The actions stay the same functions whatever
 * the address is.
 */
export function useLeadView(): [LeadView, LeadViewActions] {
  const navigate = useNavigate();
  const location = useLocation();
  const view = useMemo(() => leadViewFrom(new URLSearchParams(location.search)), [location.search]);
  const latest = useRef({ location, view });
  useLayoutEffect(() => {
    latest.current = { location, view };
  });

  const actions = useMemo((): LeadViewActions => {
    const go = (next: LeadView, options: NavigateOptions) => {
      const { search } = latest.current.location;
      const filters = filterParams(filtersFrom(new URLSearchParams(search))).toString();
      navigate({ search: [filters, leadViewQuery(next)].filter(Boolean).join('&') }, options);
    };
    return {
      open: (next) => {
        const { location, view } = latest.current;
        const isOnList = view.kind === 'list';
        go(next, {
          replace: !isOnList,
          state: isOnList ? FROM_LIST : location.state,
          // The form begins at its top; all else stands over the list, which stays where it is.
          preventScrollReset: next.kind !== 'form',
        });
      },
      close: () => {
        const { location, view } = latest.current;
        // Closed already: the browser is on its way back, and a second step would leave the page.
        if (view.kind === 'list') return;
        latest.current = { location, view: LIST };
        const { fromList } = (location.state ?? {}) as VisitState;
        if (fromList) navigate(-1);
        else go(LIST, { replace: true, preventScrollReset: view.kind !== 'form' });
      },
    };
  }, [navigate]);

  return [view, actions];
}
