import styled from 'styled-components';
import type { Lead } from '#domain/contract/leads.ts';
import { MessageDrop, RepliesCard } from '#features/messages/index.ts';
import { NextStepCard } from '#features/start/index.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { FlushCard } from '#ui/layout/Card.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { color, space } from '#ui/theme.ts';
import { DashboardStats } from './DashboardStats.tsx';
import { RecentLeads } from './RecentLeads.tsx';
import { TodayCard, type TodayCardProps } from './TodayCard.tsx';

export interface DashboardContentProps extends TodayCardProps {
  leads: Lead[];
  profileExists: boolean;
}

/** Employers' mail, replies, what is due, the figures, the most recent leads and what to do next. */
export const DashboardContent = ({ leads, profileExists, ...due }: DashboardContentProps) => (
  <MessageDrop leadId={null}>
    <Stack>
      <RepliesCard />
      <TodayCard {...due} />
      <DashboardStats />
      {leads.length > 0 && <RecentLeads leads={leads} />}
      {/* Known last, so it's below what has loaded. */}
      <NextStepCard profileExists={profileExists} />
    </Stack>
  </MessageDrop>
);

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

/** The rows of Today while they load. */
export const DashboardSkeleton = () => (
  <FlushCard aria-busy aria-hidden>
    {[...'abcde'].map((row) => (
      <Row key={row}>
        <Skeleton width="28px" height="28px" />
        <Skeleton width="240px" height="20px" />
        <Skeleton width="88px" height="24px" round />
      </Row>
    ))}
  </FlushCard>
);
