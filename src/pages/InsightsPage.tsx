import { useGetInsightsQuery, useGetProfileQuery } from '#api/api.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { INSIGHT_PERIODS, type InsightPeriod } from '#domain/contract/enums.ts';
import { PERIOD_LABELS } from '#domain/leads/insights.ts';
import { hasProfile } from '#domain/profile/profile.ts';
import { InsightCards, InsightsSkeleton } from '#features/insights/InsightCards.tsx';
import { insightsChanged, selectInsightsView } from '#features/insights/insightsSlice.ts';
import { LeadsEmptyState } from '#features/leads/list/LeadsEmptyState.tsx';
import { LoadingError } from '#features/shell/LoadingError.tsx';
import { FilterSelect } from '#ui/fields/FilterSelect.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';

const PERIODS = INSIGHT_PERIODS.map((value) => ({ value, label: PERIOD_LABELS[value] }));

/** /app/insights: how many leads got a reply, an interview or an offer. */
export function InsightsPage() {
  const dispatch = useAppDispatch();
  const { period } = useAppSelector(selectInsightsView);
  const { currentData: insights, data: last, error, refetch } = useGetInsightsQuery(period);
  const { data: profile } = useGetProfileQuery();
  const shown = insights ?? last;
  const isEmpty = period === 'all' && insights?.funnel[0]?.leads === 0;
  return (
    <>
      <PageHeader
        title="Insights"
        actions={
          !isEmpty && (
            <FilterSelect
              label="Period"
              options={PERIODS}
              value={period}
              onValueChange={(value) =>
                dispatch(insightsChanged({ period: value as InsightPeriod }))
              }
            />
          )
        }
      />
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
