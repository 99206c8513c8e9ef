/** What pages may use of the insights. */
export { InsightCards, InsightsSkeleton } from './InsightCards.tsx';
export { selectInsightsView } from './insightsSlice.ts';
export { PeriodSelect } from './PeriodSelect.tsx';
