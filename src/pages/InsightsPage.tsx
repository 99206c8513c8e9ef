import { useGetInsightsQuery, useGetProfileQuery } from '#api/api.ts';
import { useAppSelector } from '#app/hooks.ts';
import { hasProfile } from '#domain/profile/profile.ts';
import {
  InsightCards,
  InsightsSkeleton,
  PeriodSelect,
  selectInsightsView,
} from '#features/insights/index.ts';
import { LeadsEmptyState } from '#features/leads/list/LeadsEmptyState.tsx';
import { LoadingError } from '#features/shell/LoadingError.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';

/** /app/insights: how many leads got a reply, an interview or an offer. */
export function InsightsPage() {
  const { period } = useAppSelector(selectInsightsView);
  const { currentData: insights, data: last, error, refetch } = useGetInsightsQuery(period);
  const { data: profile } = useGetProfileQuery();
  const shown = insights ?? last;
  const isEmpty = period === 'all' && insights?.funnel[0]?.leads === 0;
  return (
    <>
      <PageHeader title="Insights" actions={!isEmpty && <PeriodSelect />} />
      {error && !insights ? (
        <LoadingError title="Error loading insights" error={error} onRetry={refetch} />
      ) : isEmpty ? (
        <LeadsEmptyState profileExists={hasProfile(profile)} />
      ) : shown ? (
        <InsightCards insights={shown} />
      ) : (
        <InsightsSkeleton />
      )}
    </>
  );
}
