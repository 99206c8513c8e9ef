import styled from 'styled-components';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { FlushCard } from '#ui/layout/Card.tsx';
import { color, space } from '#ui/theme.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  min-height: 48px;
  padding-inline: ${space[5]};
  & + & {
    border-top: 1px solid ${color.line};
  }
`;

const ROWS = ['a', 'b', 'c', 'd', 'e'];

/** The rows of Today while they load. */
export const DashboardSkeleton = () => (
  <FlushCard aria-busy aria-hidden>
    {ROWS.map((row) => (
      <Row key={row}>
        <Skeleton width="28px" height="28px" />
        <Skeleton width="240px" height="20px" />
        <Skeleton width="88px" height="24px" round />
      </Row>
    ))}
  </FlushCard>
);
