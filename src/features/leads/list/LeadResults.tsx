import { useMemo, useRef } from 'react';
import styled from 'styled-components';
import { useAppSelector } from '#app/hooks.ts';
import { color, layer, media, space, text } from '#ui/theme.ts';
import { selectLeads } from '../leadSelectors.ts';
import { LeadFilterChips } from './LeadFilterChips.tsx';
import { LeadGrid } from './LeadGrid.tsx';
import { LeadGridSkeleton } from './LeadGridSkeleton.tsx';
import { NoMatchingLeads } from './LeadsEmptyState.tsx';
import { NewLeadsNotice } from './NewLeadsNotice.tsx';
import type { ShownLeads } from './useShownLeads.ts';

/** As high with the notice as without, so that no card moves. */
const Head = styled.div`
  z-index: ${layer.sticky - 1};
  display: flex;
  align-items: center;
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
  color: ${color.ink3};
`;

/** Where the list starts, also while its head is sticky. */
const Start = styled.div`
  scroll-margin-top: 96px;
`;

const countText = (listed: number, all: number): string =>
  listed === all
    ? `${all.toLocaleString()} ${all === 1 ? 'lead' : 'leads'}`
    : `${listed.toLocaleString()} of ${all.toLocaleString()} leads`;

interface LeadResultsProps {
  list: ShownLeads;
  /** Not all leads are loaded yet: show the first ones without counting them. */
  loading: boolean;
}

/** The leads that match the filters, and how many there are. */
export function LeadResults({ list, loading }: LeadResultsProps) {
  const start = useRef<HTMLDivElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const leads = useAppSelector(selectLeads);
  const all = leads.length;
  // Without the placeholders of leads that were deleted elsewhere.
  const listed = useMemo(() => {
    const existing = new Set(leads.map(({ id }) => id));
    return list.ids.filter((id) => existing.has(id)).length;
  }, [leads, list.ids]);
  const showStart = () => {
    start.current?.scrollIntoView({ block: 'nearest' });
    count.current?.focus({ preventScroll: true });
  };
  const placeholder = loading ? <LeadGridSkeleton /> : <NoMatchingLeads />;
  return (
    <>
      <Start ref={start} />
      <LeadFilterChips />
      <Head data-sticky={list.news > 0 || undefined}>
        <Count ref={count} role="status" tabIndex={-1}>
          {loading ? 'Loading your leads...' : countText(listed, all)}
        </Count>
        <NewLeadsNotice list={list} onShown={showStart} />
      </Head>
      {list.ids.length > 0 ? <LeadGrid ids={list.ids} /> : placeholder}
    </>
  );
}
