import { useCallback } from 'react';
import styled from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { space } from '#ui/theme.ts';
import { VirtualGrid } from '#ui/VirtualGrid.tsx';
import { type LeadAction, LeadCard } from './LeadCard.tsx';
import { deletionRequested, leadFormOpened, leadOpened, noteRequested } from './leadsViewSlice.ts';

/** Pixels: three columns beside the sidebar in a window of 1280. */
const CARD_WIDTH = 272;

/** Pixels: a card with a note, and one line each for title and company. */
const CARD_HEIGHT = 246;

const leadId = ({ id }: Lead) => id;

/** What the buttons of a card dispatch. */
const ACTIONS = {
  details: leadOpened,
  note: noteRequested,
  form: leadFormOpened,
  deletion: deletionRequested,
};

/** The cards of the leads, of which only those near the window are in the DOM. */
export function LeadGrid({ leads }: { leads: readonly Lead[] }) {
  const dispatch = useAppDispatch();
  const openLead = useCallback(
    (action: LeadAction, id: string) => dispatch(ACTIONS[action](id)),
    [dispatch],
  );
  return (
    <VirtualGrid
      label="Leads"
      items={leads}
      keyOf={leadId}
      renderItem={(lead) => <LeadCard lead={lead} onOpen={openLead} />}
      minColumnWidth={CARD_WIDTH}
      estimatedRowHeight={CARD_HEIGHT}
    />
  );
}

/** The same columns for the skeletons of cards. */
export const SkeletonGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${CARD_WIDTH}px), 1fr));
  gap: ${space[4]};
`;
