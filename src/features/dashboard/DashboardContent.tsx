import type { Lead } from '#domain/contract/leads.ts';
import type { Today } from '#domain/leads/today.ts';
import { useRowShortcuts } from '#features/leads/index.ts';
import { MessageDrop, RepliesCard } from '#features/messages/index.ts';
import { NextStepCard } from '#features/start/index.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { DashboardStats } from './DashboardStats.tsx';
import { RecentLeads } from './RecentLeads.tsx';
import type { LeadInterview } from './selectOpenInterviews.ts';
import { TodayCard } from './TodayCard.tsx';

export interface DashboardContentProps {
  leads: Lead[];
  today: Today;
  profileExists: boolean;
  quietAfterDays: number;
  upcoming: LeadInterview[];
  toRate: LeadInterview[];
}

/** Employers' mail, replies, what is due, the figures, the most recent leads and what to do next. */
export function DashboardContent({ leads, profileExists, ...due }: DashboardContentProps) {
  useRowShortcuts();
  return (
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
}
