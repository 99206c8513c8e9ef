/** What pages may use of the insights. */
export { InsightCards, InsightsSkeleton } from './InsightCards.tsx';
export { periodChosen, selectInsightsView } from './insightsSlice.ts';
