import { useGetLeadsQuery, useGetProfileQuery } from '#api/api.ts';
import { hasProfile } from '#domain/profile.ts';
import { LoadingError } from '#features/shell/LoadingError.tsx';
import { Stack } from '#ui/Stack.tsx';
import { LeadFilterBar } from './LeadFilterBar.tsx';
import { LeadResults } from './LeadResults.tsx';
import { LeadStatsBar } from './LeadStatsBar.tsx';
import { LeadsEmptyState } from './LeadsEmptyState.tsx';

/** Figures, filters and cards, in all four states of the list (product spec, section 2, Leads). */
export function LeadsOverview() {
  const profile = useGetProfileQuery();
  const leads = useGetLeadsQuery();
  const isEmpty = leads.data?.leads.length === 0;
  const isComplete = leads.data?.isComplete ?? false;

  if (leads.error && !isComplete) {
    return <LoadingError title="Error loading leads" error={leads.error} onRetry={leads.refetch} />;
  }
  // With no leads, what to show first depends on the profile.
  if (isEmpty && profile.error && profile.data === undefined) {
    return (
      <LoadingError title="Error loading profile" error={profile.error} onRetry={profile.refetch} />
    );
  }
  if (isEmpty && profile.data !== undefined) {
    return <LeadsEmptyState profileExists={hasProfile(profile.data)} />;
  }
  const loading = !isComplete || isEmpty;
  return (
    <>
      <Stack>
        <LeadStatsBar loading={loading} />
        <LeadFilterBar />
      </Stack>
      <LeadResults loading={loading} />
    </>
  );
}
