import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import {
  useFindPeopleQuery,
  useGetLeadsQuery,
  useGetNewMessagesInfiniteQuery,
  useGetOpenInterviewsQuery,
  useGetProfileQuery,
} from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppSelector } from '#app/hooks.ts';
import { FOLLOW_UPS } from '#domain/people/peopleList.ts';
import { DashboardContent, DashboardSkeleton } from '#features/dashboard/DashboardContent.tsx';
import { DashboardStats } from '#features/dashboard/DashboardStats.tsx';
import { useThisMinute } from '#features/dashboard/selectToday.ts';
import { LeadsEmptyState } from '#features/leads/list/LeadsEmptyState.tsx';
import { SampleLeadsBar } from '#features/leads/SampleLeads.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { selectDashboardPage } from './selectDashboardPage.ts';

const AddLead = () => (
  <Button asChild variant="primary" icon={Plus}>
    <Link to="/app/leads?add">Add Lead</Link>
  </Button>
);

/** /app: what is due, the figures, the most recent leads, and what to do next. */
export function DashboardPage() {
  useGetLeadsQuery();
  useGetProfileQuery();
  useGetOpenInterviewsQuery();
  useFindPeopleQuery(FOLLOW_UPS);
  useGetNewMessagesInfiniteQuery();
  const now = useThisMinute();
  const { title, text = '\u00a0', ...page } = useAppSelector((s) => selectDashboardPage(s, now));
  const actions = page.status === 'content' && page.profileExists && <AddLead />;
  return (
    <>
      <PageHeader title={title} tabTitle="Dashboard" text={text} actions={actions} />
      {page.status === 'error' ? (
        <ErrorBlock
          title={`Error loading dashboard: ${errorMessage(page.error)}`}
          text="Your data is safe. Try again in a moment."
          action={<Button onClick={() => window.location.reload()}>Retry</Button>}
        />
      ) : (
        <Stack>
          {page.status === 'empty' && (
            <>
              <LeadsEmptyState profileExists={page.profileExists} />
              <DashboardStats />
            </>
          )}
          {page.status === 'loading' && <DashboardSkeleton />}
          {page.status === 'content' && <DashboardContent {...page} />}
          <SampleLeadsBar />
        </Stack>
      )}
    </>
  );
}
