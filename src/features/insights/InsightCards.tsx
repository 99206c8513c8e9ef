import styled from 'styled-components';
import type { Insights } from '#domain/contract/insights.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { space } from '#ui/theme.ts';
import { FunnelCard } from './FunnelCard.tsx';
import { ResponseRateCard } from './ResponseRateCard.tsx';
import { WeeklyActivityCard } from './WeeklyActivityCard.tsx';

const Grid = styled.div`
  display: grid;
  gap: ${space[4]};
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1.75fr) minmax(0, 1fr);
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

/** All figures. */
export const InsightCards = ({ insights }: { insights: Insights }) => (
  <Grid>
    <FunnelCard funnel={insights.funnel} outcomes={insights.outcomes} />
    <ResponseRateCard responseRate={insights.responseRate} />
    <WeeklyActivityCard weeks={insights.weeks} activity={insights.activity} />
  </Grid>
);

const HEIGHTS = ['276px', '320px', '320px'];

/** As large as the cards. */
export const InsightsSkeleton = () => (
  <Grid aria-busy aria-label="Loading your insights...">
    {HEIGHTS.map((height, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the cards have no other names.
      <Card key={index}>
        <Skeleton height={height} />
      </Card>
    ))}
  </Grid>
);
