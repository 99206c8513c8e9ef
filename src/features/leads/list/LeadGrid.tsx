import { shallowEqual } from 'react-redux';
import styled from 'styled-components';
import { useAppSelector } from '#app/hooks.ts';
import { VirtualGrid } from '#ui/layout/VirtualGrid.tsx';
import { space } from '#ui/theme.ts';
import { DeletedLeadCard, LeadCard } from '../card/LeadCard.tsx';
import { selectLeadById, selectLeadMatcher } from '../leadSelectors.ts';
import { selectLeadsView } from '../leadsViewSlice.ts';

/** Pixels: three columns beside the sidebar in a window of 1280. */
const CARD_WIDTH = 272;

/** Pixels: a card with a note, and one line each for title and company. */
const CARD_HEIGHT = 246;

const itself = (id: string) => id;

function LeadCell({ id }: { id: string }) {
  const { lead, outdated, current } = useAppSelector((state) => {
    const lead = selectLeadById(state, id);
    const view = selectLeadsView(state);
    return {
      lead,
      outdated: lead !== undefined && !selectLeadMatcher(state)(lead),
      current: view.kind === 'details' && view.leadId === id,
    };
  }, shallowEqual);
  if (!lead) return <DeletedLeadCard />;
  return <LeadCard lead={lead} outdated={outdated} current={current} />;
}

/** The leads as cards. Only the cards near the window are in the DOM. */
export const LeadGrid = ({ ids }: { ids: readonly string[] }) => (
  <VirtualGrid
    label="Leads"
    items={ids}
    keyOf={itself}
    renderItem={(id) => <LeadCell id={id} />}
    minColumnWidth={CARD_WIDTH}
    estimatedRowHeight={CARD_HEIGHT}
  />
);

/** The same columns for the skeletons of cards. */
export const SkeletonGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${CARD_WIDTH}px), 1fr));
  gap: ${space[4]};
`;
