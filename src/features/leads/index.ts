/** What the rest of the app may know of leads: choices, selectors, figures, queries. No components. */
export { leadFiltersSlice, selectLeadFilters } from './leadFiltersSlice.ts';
export {
  selectLeadById,
  selectLeadStats,
  selectLeads,
  selectRecentLeads,
  selectVisibleLeads,
} from './leadSelectors.ts';
