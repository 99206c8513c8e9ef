import { type KeyboardEvent, lazy, Suspense, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { isTyping } from '#features/shell/isTyping.ts';
import { loadPart } from '#features/shell/loadPart.ts';
import { NARROW_QUERY, useMediaQuery } from '#features/shell/useMediaQuery.ts';
import { ellipsis } from '#ui/ellipsis.ts';
import { color, layer, media, space, text } from '#ui/theme.ts';
import { visuallyHidden } from '#ui/visuallyHidden.ts';
import { selectLayout } from '../leadListSlice.ts';
import { selectLeads, selectLeadsById } from '../leadSelectors.ts';
import { leadsSelected, selectionCleared } from '../selectionSlice.ts';
import { BulkBar } from './BulkBar.tsx';
import { LeadFilterChips } from './LeadFilterChips.tsx';
import { LeadGrid } from './LeadGrid.tsx';
import { LeadGridSkeleton } from './LeadGridSkeleton.tsx';
import { LeadListTools } from './LeadListTools.tsx';
import { NoMatchingLeads } from './LeadsEmptyState.tsx';
import { NewLeadsNotice } from './NewLeadsNotice.tsx';
import { ShownIds } from './ShownIds.ts';
import type { ShownLeads } from './useShownLeads.ts';
import { useShownSelection } from './useShownSelection.ts';

/** As high with the notice as without, so that no card moves. */
const Head = styled.div`
  z-index: ${layer.listHead};
  display: flex;
  align-items: center;
  position: relative;
  justify-content: space-between;
  gap: ${space[4]};
  min-height: 32px;
  margin: ${space[2]} 0;
  background: ${color.paper};
  ${text.small}

  /* Below the header of the app. */
  &[data-sticky] {
    position: sticky;
    top: 64px;
    /* Covers the shadows and focus rings of cards below. */
    box-shadow: 0 0 0 ${space[1]} ${color.paper};
  }
  ${media.touch} {
    min-height: 44px;
    margin: ${space[1]} 0;
  }
`;

const Count = styled.p`
  ${ellipsis}
  color: ${color.ink3};
  &[data-all] {
    ${visuallyHidden}
  }
`;

/** Where the list starts, also while its head is sticky. */
const Start = styled.div`
  scroll-margin-top: 96px;
`;

// The cards load first.
const LAYOUTS = {
  cards: LeadGrid,
  table: lazy(async () => ({
    default: (await loadPart(() => import('./LeadTable.tsx'))).LeadTable,
  })),
  board: lazy(async () => ({
    default: (await loadPart(() => import('./LeadBoard.tsx'))).LeadBoard,
  })),
};

/** The figures above have the number of all leads. */
const countText = (listed: number, all: number): string =>
  `${listed.toLocaleString()} ${listed === 1 ? 'lead' : 'leads'}${listed === all ? '' : ' shown'}`;

interface LeadResultsProps {
  list: ShownLeads;
  /** Not all leads are loaded yet: show the first ones without counting them. */
  loading: boolean;
}

/** The leads that match the filters, and how many there are. */
export function LeadResults({ list, loading }: LeadResultsProps) {
  const start = useRef<HTMLDivElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const dispatch = useAppDispatch();
  const all = useAppSelector(selectLeads).length;
  const leads = useAppSelector(selectLeadsById);
  // Without the placeholders of leads that were deleted elsewhere.
  const listed = useMemo(() => list.ids.filter((id) => leads[id]).length, [leads, list.ids]);
  const showStart = () => {
    start.current?.scrollIntoView({ block: 'nearest' });
    count.current?.focus({ preventScroll: true });
  };
  const shown = useRef(list.ids);
  shown.current = list.ids;
  useShownSelection(list.ids);
  const layout = useAppSelector(selectLayout);
  function handleKey(event: KeyboardEvent) {
    // React's events also come from the menus of the cards, which are elsewhere in the document.
    const isInside = event.currentTarget.contains(event.target as Node);
    if (!isInside || event.defaultPrevented || isTyping(event.target)) return;
    if (event.key === 'Escape') dispatch(selectionCleared());
    if (event.key !== 'a' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    dispatch(leadsSelected(list.ids));
  }
  const isNarrow = useMediaQuery(NARROW_QUERY);
  // A table needs more room.
  const Layout = LAYOUTS[isNarrow && layout === 'table' ? 'cards' : layout];
  const placeholder = loading ? <LeadGridSkeleton /> : <NoMatchingLeads />;
  return (
    <>
      <Start ref={start} />
      <LeadFilterChips />
      <Head data-sticky={list.news > 0 || undefined}>
        <Count
          ref={count}
          role="status"
          tabIndex={-1}
          data-all={(!loading && listed === all) || undefined}
        >
          {loading ? 'Loading your leads...' : countText(listed, all)}
        </Count>
        <NewLeadsNotice list={list} onShown={showStart} />
        <LeadListTools ids={list.ids} />
      </Head>
      <ShownIds value={shown}>
        <Suspense fallback={<LeadGridSkeleton />}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the list inside. */}
          <div onKeyDown={handleKey}>
            {list.ids.length > 0 ? <Layout ids={list.ids} /> : placeholder}
          </div>
        </Suspense>
      </ShownIds>
      <BulkBar />
    </>
  );
}
