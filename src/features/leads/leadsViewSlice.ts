import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LeadFilters } from '#domain/leadFilters.ts';

/** What is open on the leads page: only the list, a modal over it, or the form in its place. */
export type LeadsView =
  | { kind: 'list' }
  | { kind: 'details' | 'note' | 'deletion'; leadId: string }
  /** `leadId: null` adds a lead. */
  | { kind: 'form'; leadId: string | null };

const LIST: LeadsView = { kind: 'list' };

const leadIdOf = (view: LeadsView) => (view.kind === 'list' ? null : view.leadId);

export const leadsViewSlice = createSlice({
  name: 'leadsView',
  initialState: LIST as LeadsView,
  reducers: {
    leadOpened: (_view, { payload: leadId }: PayloadAction<string>): LeadsView => ({
      kind: 'details',
      leadId,
    }),
    noteRequested: (_view, { payload: leadId }: PayloadAction<string>): LeadsView => ({
      kind: 'note',
      leadId,
    }),
    deletionRequested: (_view, { payload: leadId }: PayloadAction<string>): LeadsView => ({
      kind: 'deletion',
      leadId,
    }),
    leadFormOpened: (_view, { payload: leadId }: PayloadAction<string | null>): LeadsView => ({
      kind: 'form',
      leadId,
    }),
    /** Names the view that closes, so that closing late or twice never closes another one. */
    viewClosed: (view, { payload: closed }: PayloadAction<LeadsView>) =>
      view.kind === closed.kind && leadIdOf(view) === leadIdOf(closed) ? LIST : view,
    /** The user came to a URL of the leads page: a link, a bookmark, a reload, back or forward. */
    leadsUrlVisited: (
      _view,
      { payload }: PayloadAction<{ view: LeadsView; filters: LeadFilters }>,
    ) => payload.view,
  },
  selectors: {
    selectLeadsView: (view): LeadsView => view,
  },
});

export const {
  leadOpened,
  noteRequested,
  deletionRequested,
  leadFormOpened,
  viewClosed,
  leadsUrlVisited,
} = leadsViewSlice.actions;
export const { selectLeadsView } = leadsViewSlice.selectors;
