import type { ReactNode } from 'react';
import { css } from 'styled-components';
import { CardHead, FlushCard } from '#ui/layout/Card.tsx';
import { color, radius, space } from '#ui/theme.ts';

/** A card whose rows have no room for their actions beside the words. */
export const SLIM = '@container (max-width: 35.99rem)';
export const WIDE = '@container (min-width: 36rem)';

/** A button or link that is only words, with a touch target larger than them. */
export const cardAction = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 32px;
  padding-inline: ${space[2]};
  border-radius: ${radius.control};
  font-weight: 500;
  color: ${color.accentText};
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

interface DashboardCardProps {
  title: string;
  /** Beside the title. */
  count: number;
  children: ReactNode;
}

/** A card with a title and rows that reach to its edges. */
export const DashboardCard = ({ title, count, children }: DashboardCardProps) => (
  <FlushCard as="section" aria-label={title}>
    <CardHead>
      <h2>
        {title}
        {count > 0 && <span>{count.toLocaleString()}</span>}
      </h2>
    </CardHead>
    {children}
  </FlushCard>
);
