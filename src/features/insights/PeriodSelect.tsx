import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { INSIGHT_PERIODS, type InsightPeriod } from '#domain/contract/enums.ts';
import { PERIOD_LABELS } from '#domain/leads/insights.ts';
import { FilterSelect } from '#ui/fields/FilterSelect.tsx';
import { periodChosen, selectInsightsView } from './insightsSlice.ts';

const PERIODS = INSIGHT_PERIODS.map((value) => ({ value, label: PERIOD_LABELS[value] }));

/** The period of all figures. */
export function PeriodSelect() {
  const dispatch = useAppDispatch();
  const { period } = useAppSelector(selectInsightsView);
  return (
    <FilterSelect
      label="Period"
      options={PERIODS}
      value={period}
      onValueChange={(value) => dispatch(periodChosen(value as InsightPeriod))}
    />
  );
}
