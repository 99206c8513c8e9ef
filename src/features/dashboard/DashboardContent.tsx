import type { Lead } from '#domain/contract/leads.ts';
import type { Today } from '#domain/leads/today.ts';
import { MessageDrop, RepliesCard } from '#features/messages/index.ts';
import { NextStepCard } from '#features/start/index.ts';
import { MainAndAside, Stack } from '#ui/layout/Stack.tsx';
import { RecentLeads } from './RecentLeads.tsx';
import type { LeadInterview } from './selectOpenInterviews.ts';
import { TodayCard } from './TodayCard.tsx';
import { UpcomingInterviews } from './UpcomingInterviews.tsx';

export interface DashboardContentProps {
  leads: Lead[];
  today: Today;
  profileExists: boolean;
  quietAfterDays: number;
  upcoming: LeadInterview[];
  toRate: LeadInterview[];
}

/** What is due, the interviews, the most recent leads and what to do next. */
export const DashboardContent = ({
  leads,
  profileExists,
  upcoming,
  ...due
}: DashboardContentProps) => (
  <MainAndAside>
    <MessageDrop leadId={null}>
      <Stack>
        <RepliesCard />
        <TodayCard {...due} />
      </Stack>
    </MessageDrop>
    <Stack>
      <UpcomingInterviews interviews={upcoming} />
      <RecentLeads leads={leads} />
      {/* Known last, so it's below what has loaded. */}
      <NextStepCard profileExists={profileExists} />
    </Stack>
  </MainAndAside>
);
