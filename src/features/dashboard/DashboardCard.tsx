import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { FlushCard } from '#ui/layout/Card.tsx';
import { color, radius, space, text } from '#ui/theme.ts';

/** A card whose rows have no room for their actions beside the words. */
export const SLIM = '@container (max-width: 35.99rem)';

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 48px;
  padding-inline: ${space[5]} ${space[3]};
  h2 {
    ${text.sectionTitle}
  }
`;

/** A button or link that is only words, with a touch target larger than them. */
export const cardAction = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 40px;
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
  action?: ReactNode;
  isLoading?: boolean;
  /** On phones, above the main column. */
  isFirst?: boolean;
  children: ReactNode;
}

/** A card with a title and rows that reach to its edges. */
export const DashboardCard = ({
  title,
  action,
  isLoading,
  isFirst,
  children,
}: DashboardCardProps) => (
  <FlushCard
    as="section"
    aria-label={title}
    aria-hidden={isLoading}
    data-first={isFirst || undefined}
  >
    <Head>
      <h2>{title}</h2>
      {action}
    </Head>
    {children}
  </FlushCard>
);
