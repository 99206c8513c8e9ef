import {
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { isTyping } from '#features/shell/isTyping.ts';
import { useLongPress } from '#features/shell/useLongPress.ts';
import { NARROW_QUERY, useMediaQuery } from '#features/shell/useMediaQuery.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { lazy } from '#ui/lazy.tsx';
import { space } from '#ui/theme.ts';
import { LEADS_AT_A_TIME, moreLeadsShown, selectLayout, selectLimit } from '../leadListSlice.ts';
import { selectLeadsById } from '../leadSelectors.ts';
import { SampleLeadsBar } from '../SampleLeads.tsx';
import {
  leadsSelected,
  leadToggled,
  selectedLeadsHidden,
  selectionCleared,
  selectSelectedSet,
} from '../selectionSlice.ts';
import { selectShownIds } from '../shownLeadsSlice.ts';
import { BulkBar } from './BulkBar.tsx';
import { LeadFigures } from './LeadFigures.tsx';
import { LeadGrid, LeadGridSkeleton } from './LeadGrid.tsx';
import { NoMatchingLeads } from './LeadsEmptyState.tsx';
import { LeadToolbar } from './LeadToolbar.tsx';
import { NewLeadsNotice } from './NewLeadsNotice.tsx';

/**
 * Keeps the selection to the listed leads, so that no action changes a lead that isn't visible. It ends
 * with the list.
 *
 * @param ids the listed leads
 */
function useShownSelection(ids: readonly string[]): void {
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

/** Holding a lead selects it, not its text. */
const List = styled.div`
  @media (hover: none) {
    user-select: none;
    -webkit-touch-callout: none;
  }
`;

const More = styled(Button)`
  display: flex;
  margin: ${space[4]} auto 0;
`;

const UNTIL_LOADED = { fallback: <LeadGridSkeleton /> };

// The cards load first.
const LAYOUTS = {
  cards: LeadGrid,
  table: lazy(() => import('./LeadTable.tsx'), 'LeadTable', UNTIL_LOADED),
  board: lazy(() => import('./LeadBoard.tsx'), 'LeadBoard', UNTIL_LOADED),
};

let wasShown = false;

/** Whether the list is rendered yet. The first one of a visit comes in slices, between which the page reacts. */
function useSlicedFirst(): boolean {
  useEffect(() => {
    wasShown = true;
  }, []);
  return useDeferredValue(true, wasShown);
}

/**
 * The list of leads, with its search and filters (product spec, section 2, Leads).
 *
 * @param props.loading not all leads are loaded yet: show the first ones without counting them
 */
export function LeadResults({ loading }: { loading: boolean }) {
  const dispatch = useAppDispatch();
  const count = useRef<HTMLParagraphElement>(null);
  const all = useAppSelector(selectShownIds);
  const chosen = useAppSelector(selectLayout);
  const limit = useAppSelector(selectLimit);
  const isSelecting = useAppSelector((state) => selectSelectedSet(state).size > 0);
  const isNarrow = useMediaQuery(NARROW_QUERY);
  const layout = isNarrow && chosen === 'table' ? 'cards' : chosen;
  const isCut = isNarrow && layout === 'cards' && all.length > limit;
  const ids = useMemo(() => (isCut ? all.slice(0, limit) : all), [all, isCut, limit]);
  useShownSelection(ids);
  const longPress = useLongPress((id) => dispatch(leadToggled(id)));
  function handleKey(event: KeyboardEvent) {
    // React's events also come from the menus of the cards, which are elsewhere in the document.
    const isInside = event.currentTarget.contains(event.target as Node);
    if (!isInside || event.defaultPrevented || isTyping(event.target)) return;
    if (event.key !== 'a' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    dispatch(leadsSelected(ids));
  }
  const Layout = LAYOUTS[layout];
  const isReady = useSlicedFirst();
  const placeholder = loading || !isReady ? <LeadGridSkeleton /> : <NoMatchingLeads />;
  return (
    <>
      <LeadFigures loading={loading} />
      <LeadToolbar loading={loading} count={count} />
      <NewLeadsNotice onShown={() => count.current?.focus()} />
      <List
        data-selecting={isSelecting || undefined}
        onKeyDown={handleKey}
        // On the board, a finger that stays on a lead lifts it.
        {...(layout !== 'board' && longPress)}
      >
        {ids.length > 0 && isReady ? <Layout ids={ids} /> : placeholder}
      </List>
      {isCut && <More onClick={() => dispatch(moreLeadsShown())}>Show {LEADS_AT_A_TIME} more</More>}
      <BulkBar />
      <SampleLeadsBar />
    </>
  );
}
