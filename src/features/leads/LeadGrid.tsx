import { useCallback } from 'react';
import styled from 'styled-components';
import { useAppDispatch } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { space } from '#ui/theme.ts';
import { VirtualGrid } from '#ui/VirtualGrid.tsx';
import { LeadCard } from './LeadCard.tsx';
import { deletionRequested, leadFormOpened, leadOpened, noteRequested } from './leadsViewSlice.ts';

/** Pixels: three columns beside the sidebar at 1280. */
const CARD_WIDTH = 272;

/** Pixels: a card with one line for title and company, and a note. */
const CARD_HEIGHT = 246;

const leadId = ({ id }: Lead) => id;

/** What the buttons of a card dispatch. */
const ACTIONS = {
  details: leadOpened,
  note: noteRequested,
  form: leadFormOpened,
  deletion: deletionRequested,
};

export function LeadGrid({ leads }: { leads: readonly Lead[] }) {
  const dispatch = useAppDispatch();
  const open = useCallback(
    (kind: keyof typeof ACTIONS, leadId: string) => dispatch(ACTIONS[kind](leadId)),
    [dispatch],
  );
  const leadCard = useCallback((lead: Lead) => <LeadCard lead={lead} onOpen={open} />, [open]);
  return (
    <VirtualGrid
      label="Leads"
      items={leads}
      itemKey={leadId}
      renderItem={leadCard}
      minColumnWidth={CARD_WIDTH}
      estimatedRowHeight={CARD_HEIGHT}
    />
  );
}

/** The same columns for the cards' skeletons. */
export const SkeletonGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${CARD_WIDTH}px), 1fr));
  gap: ${space[4]};
`;
