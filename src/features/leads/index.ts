/** The selectors and actions of leads that other layers may use. No components. */
export { leadFiltersSlice, selectLeadFilters } from './leadFiltersSlice.ts';
export { leadListSlice, selectLayout, selectSort } from './leadListSlice.ts';
export type { LeadsState } from './leadSelectors.ts';
export {
  selectLeadById,
  selectLeads,
  selectLeadsLoaded,
  selectRecentLeads,
} from './leadSelectors.ts';
export type { LeadDialog, LeadsView } from './leadsViewSlice.ts';
export {
  isLeadDialog,
  leadsUrlVisited,
  leadsViewSlice,
  selectLeadsView,
} from './leadsViewSlice.ts';
export { changeLeads, leadListeners } from './leadThunks.ts';
export { ownLeadsSlice } from './list/ownLeadsSlice.ts';
export { selectionSlice } from './selectionSlice.ts';
export { pitchTaken, type TakenPitch } from './sentThunks.ts';
export { undoSlice } from './undoSlice.ts';
