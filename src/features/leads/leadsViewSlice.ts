import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LeadLayout } from '#domain/contract/enums.ts';
import type { LeadFilters } from '#domain/leads/leadFilters.ts';
import type { LeadSort } from '#domain/leads/leadSort.ts';
import { type Dialog, dialogOpened } from '#features/shell/dialogSlice.ts';

/** The leads page shows the list, a lead's details beside it, or the lead form instead of it. */
export type LeadsView =
  | { kind: 'list' }
  /** `isFull` takes the whole page. */
  | { kind: 'details'; leadId: string; isFull?: boolean }
  /** `leadId: null` adds a lead. */
  | { kind: 'form'; leadId: string | null };

/** A dialog that the URL of the leads page mirrors. */
export type LeadDialog = Extract<Dialog, { kind: 'addNote' | 'deleteLead' }>;

export const isLeadDialog = (dialog: Dialog | null): dialog is LeadDialog =>
  dialog?.kind === 'addNote' || dialog?.kind === 'deleteLead';

interface VisitedUrl {
  view: LeadsView;
  filters: LeadFilters;
  sort: LeadSort;
  layout: LeadLayout | null;
}

const LIST: LeadsView = { kind: 'list' };

const leadIdOf = (view: LeadsView) => (view.kind === 'list' ? null : view.leadId);

export const leadsViewSlice = createSlice({
  name: 'leadsView',
  initialState: LIST as LeadsView,
  reducers: {
    leadOpened: (view, { payload: leadId }: PayloadAction<string>): LeadsView => ({
      ...(view.kind === 'details' && view),
      kind: 'details',
      leadId,
    }),
    fullPageToggled: (view) => {
      if (view.kind === 'details') view.isFull = !view.isFull;
    },
    leadFormOpened: (_view, { payload: leadId }: PayloadAction<string | null>): LeadsView => ({
      kind: 'form',
      leadId,
    }),
    /** Names the view that closes, so that closing late or twice never closes another one. */
    viewClosed: (view, { payload: closed }: PayloadAction<LeadsView>) =>
      view.kind === closed.kind && leadIdOf(view) === leadIdOf(closed) ? LIST : view,
    /** The user came to a URL of the leads page: a link, a bookmark, a reload, back or forward. */
    leadsUrlVisited: (_view, { payload }: PayloadAction<VisitedUrl>) => payload.view,
  },
  extraReducers: (builder) => {
    builder.addCase(dialogOpened, (view, { payload }) => (isLeadDialog(payload) ? LIST : view));
  },
  selectors: {
    selectLeadsView: (view): LeadsView => view,
  },
});

export const { leadOpened, fullPageToggled, leadFormOpened, viewClosed, leadsUrlVisited } =
  leadsViewSlice.actions;
export const { selectLeadsView } = leadsViewSlice.selectors;
