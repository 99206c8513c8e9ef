import styled from 'styled-components';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { VirtualGrid } from '#ui/layout/VirtualGrid.tsx';
import { space } from '#ui/theme.ts';
import { CardBody } from '../card/LeadCard.styles.ts';
import { LeadCard } from '../card/LeadCard.tsx';

/** Pixels: three columns beside the sidebar in a window of 1280. */
const CARD_WIDTH = 272;

/** Pixels: a card with a note and one line each for title, company and pay, in between those with less. */
const CARD_HEIGHT = 284;

/** The leads as cards. Only the cards near the window are in the DOM. */
export const LeadGrid = ({ ids }: { ids: readonly string[] }) => (
  <VirtualGrid
    label="Leads"
    ids={ids}
    renderItem={(id) => <LeadCard id={id} />}
    minColumnWidth={CARD_WIDTH}
    estimatedRowHeight={CARD_HEIGHT}
  />
);

/** The same columns for the skeletons of cards. */
const SkeletonGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${CARD_WIDTH}px), 1fr));
  gap: ${space[4]};
`;

/** Placeholders in the shape of the lead cards. */
export const LeadGridSkeleton = () => (
  <SkeletonGrid aria-hidden>
    {[...'abcdef'].map((card) => (
      <CardBody key={card}>
        <header>
          <Skeleton width="36px" height="36px" />
          <Skeleton width="160px" height="40px" />
        </header>
        <Skeleton width="160px" height="24px" />
        <Skeleton width="140px" height="20px" />
        <Skeleton width="100%" height="40px" />
        <footer>
          <Skeleton width="48px" height="20px" />
          <Skeleton width="112px" height="36px" />
        </footer>
      </CardBody>
    ))}
  </SkeletonGrid>
);
