import { useRef } from 'react';
import styled from 'styled-components';
import { useAppSelector } from '#app/hooks.ts';
import { color, space, text } from '#ui/theme.ts';
import { HiddenLeadNotice } from './HiddenLeadNotice.tsx';
import { LeadFilterChips } from './LeadFilterChips.tsx';
import { LeadGrid } from './LeadGrid.tsx';
import { LeadGridSkeleton } from './LeadGridSkeleton.tsx';
import { NoMatchingLeads } from './LeadsEmptyState.tsx';
import { LeadUpdatesNotice } from './LeadUpdatesNotice.tsx';
import { selectLeads, selectListedIds } from './leadSelectors.ts';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  min-height: 28px;
  margin: ${space[3]} 0 ${space[2]};
`;

const Count = styled.p`
  ${text.small}
  color: ${color.ink3};
  /* Below the header of the app when focus scrolls to it. */
  scroll-margin-top: 96px;
`;

const countText = (listed: number, all: number): string =>
  listed === all
    ? `${all.toLocaleString()} ${all === 1 ? 'lead' : 'leads'}`
    : `${listed.toLocaleString()} of ${all.toLocaleString()} leads`;

interface LeadResultsProps {
  /** Not all leads are loaded yet: show the first ones without counting them. */
  loading: boolean;
}

/** The leads that match the filters, and how many there are. */
export function LeadResults({ loading }: LeadResultsProps) {
  const count = useRef<HTMLParagraphElement>(null);
  const all = useAppSelector((state) => selectLeads(state).length);
  const ids = useAppSelector(selectListedIds);
  const placeholder = loading ? <LeadGridSkeleton /> : <NoMatchingLeads />;
  return (
    <>
      <Head>
        <LeadFilterChips />
        <Count ref={count} role="status" tabIndex={-1}>
          {loading ? 'Loading your leads...' : countText(ids.length, all)}
        </Count>
      </Head>
      <HiddenLeadNotice />
      <LeadUpdatesNotice onRefresh={() => count.current?.focus()} />
      {ids.length > 0 ? <LeadGrid ids={ids} /> : placeholder}
    </>
  );
}
