import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { CardBody } from '../card/LeadCard.styles.ts';
import { SkeletonGrid } from './LeadGrid.tsx';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholders in the shape of the lead cards. */
export function LeadGridSkeleton() {
  return (
    <SkeletonGrid aria-hidden>
      {CARDS.map((card) => (
        <CardBody key={card}>
          <header>
            <Skeleton width="36px" height="36px" />
            <div>
              <Skeleton width="160px" height="20px" />
              <Skeleton width="110px" height="20px" />
            </div>
          </header>
          <div>
            <Skeleton width="96px" height="24px" />
            <Skeleton width="64px" height="20px" />
          </div>
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
}
