/** What other features and layers may use of leads. */
export { DueBadge, FollowUpBadge } from './DueBadge.tsx';
export { DetailChoice, DetailMenu } from './details/DetailMenu.tsx';
export { OutsideLink } from './details/OutsideLink.tsx';
export { FollowUpChoices, FollowUpMenu, FollowUpPicks } from './FollowUpMenu.tsx';
export { newLeadFilled } from './form/leadFormDraft.ts';
export { leadFromPosting, newLeadReading } from './form/leadFromPosting.ts';
export { decodeText } from './import/decodeText.ts';
export { unzipCsv } from './import/unzipCsv.ts';
export { LeadStatusBadge, LeadStatusChoices } from './LeadStatusMenu.tsx';
export { selectLeadFilters } from './leadFiltersSlice.ts';
export { selectLayout, selectSort } from './leadListSlice.ts';
export type { LeadsState } from './leadSelectors.ts';
export {
  selectCurrency,
  selectLeadById,
  selectLeads,
  selectLeadsLoaded,
  selectRecentLeads,
} from './leadSelectors.ts';
export type { LeadDialog, LeadsView } from './leadsViewSlice.ts';
export {
  isLeadDialog,
  leadsUrlVisited,
  selectLeadsView,
} from './leadsViewSlice.ts';
export {
  changeLeads,
  finishFollowUp,
  moveLeads,
  setFollowUp,
  statusAccepted,
} from './leadThunks.ts';
export { RestoreLead } from './RestoreLead.tsx';
export { type ExportedPitch, pitchExported, recordAsSent, sentUnreached } from './sentThunks.ts';
export { STATUS_TONES } from './statusTone.ts';
export { useLead } from './useLead.ts';
export { useStatuses } from './useStatuses.ts';
