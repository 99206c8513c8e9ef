import { useGetLeadsQuery, useGetProfileQuery } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppSelector } from '#app/hooks.ts';
import { hasProfile } from '#domain/profile.ts';
import { DashboardStats } from '#features/leads/DashboardStats.tsx';
import { selectRecentLeads } from '#features/leads/index.ts';
import { LeadsEmptyState } from '#features/leads/LeadsEmptyState.tsx';
import { RecentLeads, RecentLeadsSkeleton } from '#features/leads/RecentLeads.tsx';
import { ProfilePrompt } from '#features/profile/ProfilePrompt.tsx';
import { Button } from '#ui/Button.tsx';
import { ErrorBlock } from '#ui/ErrorBlock.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { MainAndAside, Stack } from '#ui/Stack.tsx';

/** /app: the figures, the leads that moved last, and what is still to do. */
export function DashboardPage() {
  const { data: profile, error: profileError } = useGetProfileQuery();
  const { error: leadsError } = useGetLeadsQuery();
  const recent = useAppSelector(selectRecentLeads);

  const error = (recent === undefined && leadsError) || (profile === undefined && profileError);
  if (error) {
    return (
      <>
        <PageHeader title="Dashboard" />
        <ErrorBlock
          title={`Error loading dashboard: ${errorMessage(error)}`}
          text="Your data is safe. Try again in a moment."
          action={<Button onClick={() => window.location.reload()}>Retry</Button>}
        />
      </>
    );
  }
  const loading = recent === undefined || profile === undefined;
  const firstRun = !loading && recent.length === 0;
  const profileMissing = !loading && !hasProfile(profile);
  return (
    <>
      <PageHeader title="Dashboard" />
      <Stack>
        <DashboardStats />
        {firstRun ? (
          <LeadsEmptyState profileExists={!profileMissing} />
        ) : (
          <MainAndAside>
            {loading ? <RecentLeadsSkeleton /> : <RecentLeads leads={recent} />}
            {profileMissing && <ProfilePrompt />}
          </MainAndAside>
        )}
      </Stack>
    </>
  );
}
