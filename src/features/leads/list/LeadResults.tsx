import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { bufferTyping } from '#features/shell/bufferTyping.ts';
import { SelectableList } from '#features/shell/SelectableList.tsx';
import { NARROW_QUERY, useMediaQuery } from '#features/shell/useMediaQuery.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Row } from '#ui/layout/Stack.tsx';
import { lazy } from '#ui/lazy.tsx';
import { LEADS_AT_A_TIME, moreLeadsShown, selectLayout, selectLimit } from '../leadListSlice.ts';
import { selectLeadsById } from '../leadSelectors.ts';
import { leadFormOpened, leadOpened, selectLeadsView } from '../leadsViewSlice.ts';
import { SampleLeadsBar } from '../SampleLeads.tsx';
import { selectShownIds } from '../shownLeadsSlice.ts';
import { BulkBar } from './BulkBar.tsx';
import { LeadFigures } from './LeadFigures.tsx';
import { LeadGrid, LeadGridSkeleton } from './LeadGrid.tsx';
import { NoMatchingLeads } from './LeadsEmptyState.tsx';
import { LeadToolbar } from './LeadToolbar.tsx';
import { NewLeadsNotice } from './NewLeadsNotice.tsx';

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
  const navigate = useNavigate();
  const count = useRef<HTMLParagraphElement>(null);
  const all = useAppSelector(selectShownIds);
  const chosen = useAppSelector(selectLayout);
  const limit = useAppSelector(selectLimit);
  const leads = useAppSelector(selectLeadsById);
  const view = useAppSelector(selectLeadsView);
  const isNarrow = useMediaQuery(NARROW_QUERY);
  const layout = isNarrow && chosen === 'table' ? 'cards' : chosen;
  const isCut = isNarrow && layout === 'cards' && all.length > limit;
  const ids = useMemo(() => (isCut ? all.slice(0, limit) : all), [all, isCut, limit]);
  const Layout = LAYOUTS[layout];
  // No row renders again when a lead opens.
  const rows = useMemo(() => <Layout ids={ids} />, [Layout, ids]);
  const isReady = useSlicedFirst();
  const placeholder = loading || !isReady ? <LeadGridSkeleton /> : <NoMatchingLeads />;
  return (
    <>
      <LeadFigures loading={loading} />
      <LeadToolbar loading={loading} count={count} />
      <NewLeadsNotice onShown={() => count.current?.focus()} />
      <SelectableList
        ids={ids}
        exists={(id) => leads[id] !== undefined}
        openId={view.kind === 'details' ? view.leadId : null}
        onOpen={(id) => dispatch(leadOpened(id))}
        rowKeys={{
          w: (id) => void navigate(`/app/pitches?lead=${encodeURIComponent(id)}`),
          e: (id) => {
            bufferTyping();
            dispatch(leadFormOpened(id));
          },
        }}
        // On the board, a finger that stays on a lead lifts it.
        canHold={layout !== 'board'}
      >
        {ids.length > 0 && isReady ? rows : placeholder}
      </SelectableList>
      {isCut && (
        <Row $justify="center" $top={4}>
          <Button onClick={() => dispatch(moreLeadsShown())}>Show {LEADS_AT_A_TIME} more</Button>
        </Row>
      )}
      <BulkBar />
      <SampleLeadsBar />
    </>
  );
}
