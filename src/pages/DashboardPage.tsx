import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useGetLeadsQuery, useGetProfileQuery } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppSelector } from '#app/hooks.ts';
import { nextInterviewSentence, sortInterviews } from '#domain/interviews/interview.ts';
import { todaySentence } from '#domain/leads/today.ts';
import { localLongDay } from '#domain/localDate.ts';
import { DashboardContent } from '#features/dashboard/DashboardContent.tsx';
import { DashboardStats } from '#features/dashboard/DashboardStats.tsx';
import { RecentLeads } from '#features/dashboard/RecentLeads.tsx';
import { useThisMinute } from '#features/dashboard/selectToday.ts';
import { useOpenInterviews } from '#features/dashboard/useOpenInterviews.ts';
import { LeadsEmptyState } from '#features/leads/list/LeadsEmptyState.tsx';
import { SampleLeadsBar } from '#features/leads/SampleLeads.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { selectDashboardPage } from './selectDashboardPage.ts';

/** /app: what is due, the figures, the most recent leads, and what to do next. */
export function DashboardPage() {
  useGetLeadsQuery();
  useGetProfileQuery();
  const now = useThisMinute();
  const page = useAppSelector((state) => selectDashboardPage(state, now));
  const interviews = useOpenInterviews();
  // With the interviews, which are above what would move.
  const content = page.status === 'content' && interviews ? page : null;
  const { upcoming, toRate } = sortInterviews(interviews ?? [], new Date(now));
  const [next] = upcoming;
  const nextInterview = next ? ` ${nextInterviewSentence(next.interview, new Date(now))}` : '';
  return (
    <>
      <PageHeader
        title={localLongDay(new Date(now))}
        tabTitle="Dashboard"
        text={content ? todaySentence(content.today) + nextInterview : '\u00a0'}
        actions={
          content?.profileExists && (
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
          {page.status === 'empty' && <LeadsEmptyState profileExists={page.profileExists} />}
          {(page.status === 'loading' || (page.status === 'content' && !content)) && (
            <RecentLeads />
          )}
          {content && <DashboardContent {...content} upcoming={upcoming} toRate={toRate} />}
          <SampleLeadsBar />
        </Stack>
      )}
    </>
  );
}
