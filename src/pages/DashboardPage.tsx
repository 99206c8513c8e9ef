import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useGetLeadsQuery } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppSelector } from '#app/hooks.ts';
import { type Today, todaySentence } from '#domain/leads/today.ts';
import { localLongDay } from '#domain/localDate.ts';
import { DashboardStats } from '#features/dashboard/DashboardStats.tsx';
import { RecentLeads, RecentLeadsSkeleton } from '#features/dashboard/RecentLeads.tsx';
import { QuietCard, TodayCard } from '#features/dashboard/TodayCard.tsx';
import { useToday } from '#features/dashboard/useToday.ts';
import { LeadsEmptyState } from '#features/leads/list/LeadsEmptyState.tsx';
import { SampleLeadsBar } from '#features/leads/SampleLeads.tsx';
import { NextStepCard } from '#features/start/NextStepCard.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { MainAndAside, Stack } from '#ui/layout/Stack.tsx';
import { type DashboardPageState, selectDashboardPage } from './selectDashboardPage.ts';

type LoadedState = Exclude<DashboardPageState, { status: 'error' }>;

function DashboardContent({ page, today }: { page: LoadedState; today: Today }) {
  if (page.status === 'empty') return <LeadsEmptyState profileExists={page.profileExists} />;
  if (page.status === 'loading') {
    return (
      <MainAndAside>
        <RecentLeadsSkeleton />
      </MainAndAside>
    );
  }
  return (
    <MainAndAside>
      <Stack>
        <TodayCard today={today} />
        <QuietCard leads={today.quiet} days={page.quietAfterDays} />
      </Stack>
      <Stack>
        <RecentLeads leads={page.leads} />
        {/* Known last, so it's below what has loaded. */}
        <NextStepCard profileExists={page.profileExists} />
      </Stack>
    </MainAndAside>
  );
}

/** /app: the figures, the most recent leads, and what to do next. */
export function DashboardPage() {
  useGetLeadsQuery();
  const page = useAppSelector(selectDashboardPage);
  const today = useToday();
  return (
    <>
      <PageHeader
        title="Dashboard"
        text={`${localLongDay(new Date())}.${page.status === 'content' ? ` ${todaySentence(today)}` : ''}`}
        actions={
          page.status === 'content' &&
          page.profileExists && (
            <Button asChild variant="primary" icon={Plus}>
              <Link to="/app/leads?add">Add Lead</Link>
            </Button>
          )
        }
      />
      {page.status === 'error' ? (
        <ErrorBlock
          title={`Error loading dashboard: ${errorMessage(page.error)}`}
          text="Your data is safe. Try again in a moment."
          action={<Button onClick={() => window.location.reload()}>Retry</Button>}
        />
      ) : (
        <Stack>
          <DashboardStats />
          <DashboardContent page={page} today={today} />
          <SampleLeadsBar />
        </Stack>
      )}
    </>
  );
}
