import styled from 'styled-components';
import { useAppSelector } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { color, space, text } from '#ui/theme.ts';
import { LeadGrid } from './LeadGrid.tsx';
import { LeadGridSkeleton } from './LeadGridSkeleton.tsx';
import { NoMatchingLeads } from './LeadsEmptyState.tsx';
import { selectLeads, selectVisibleLeads } from './leadSelectors.ts';

const Count = styled.p`
  ${text.small}
  color: ${color.ink3};
  margin: ${space[4]} 0 ${space[2]};
`;

const countText = (visible: readonly Lead[], all: readonly Lead[]): string =>
  visible.length === all.length
    ? `${all.length.toLocaleString()} ${all.length === 1 ? 'lead' : 'leads'}`
    : `${visible.length.toLocaleString()} of ${all.length.toLocaleString()} leads`;

interface LeadResultsProps {
  /** Not all leads have arrived: those that have are shown, but not counted. */
  loading: boolean;
}

/** The leads that match the filters, and how many there are. */
export function LeadResults({ loading }: LeadResultsProps) {
  const leads = useAppSelector(selectLeads);
  const visible = useAppSelector(selectVisibleLeads);
  const placeholder = loading ? <LeadGridSkeleton /> : <NoMatchingLeads />;
  return (
    <>
      <Count role="status">{loading ? 'Loading your leads...' : countText(visible, leads)}</Count>
      {visible.length > 0 ? <LeadGrid leads={visible} /> : placeholder}
    </>
  );
}
