import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { CardBody } from '../card/LeadCard.styles.ts';
import { SkeletonGrid } from './LeadGrid.tsx';

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
