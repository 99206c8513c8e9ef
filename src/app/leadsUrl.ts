import {
  LEAD_CATEGORIES,
  LEAD_PRIORITIES,
  LEAD_STATUSES,
  LEAD_TYPES,
} from '#domain/contract/enums.ts';
import { type LeadFilters, NO_LEAD_FILTERS } from '#domain/leadFilters.ts';
import type { LeadDialog, LeadsView } from '#features/leads/index.ts';

/** The state of the leads page that its URL mirrors. */
export interface LeadsUrlState {
  filters: LeadFilters;
  view: LeadsView;
  dialog: LeadDialog | null;
}

const FILTER_PARAMS = {
  search: 'q',
  status: 'status',
  type: 'type',
  priority: 'priority',
} as const;
const VIEW_PARAMS = { details: 'lead', form: 'edit' } as const;
const DIALOG_PARAMS = { addNote: 'note', deleteLead: 'delete' } as const;

const knownOrAll = <Value extends string>(known: readonly Value[], value: string | null) =>
  known.find((candidate) => candidate === value) ?? 'all';

function parseView(params: URLSearchParams): LeadsView {
  for (const kind of ['details', 'form'] as const) {
    const leadId = params.get(VIEW_PARAMS[kind]);
    if (leadId) return { kind, leadId };
  }
  return params.has('add') ? { kind: 'form', leadId: null } : { kind: 'list' };
}

function parseDialog(params: URLSearchParams): LeadDialog | null {
  for (const kind of ['addNote', 'deleteLead'] as const) {
    const leadId = params.get(DIALOG_PARAMS[kind]);
    if (leadId) return { kind, leadId };
  }
  return null;
}

function formatOpen({ view, dialog }: LeadsUrlState): string {
  if (dialog) return `${DIALOG_PARAMS[dialog.kind]}=${encodeURIComponent(dialog.leadId)}`;
  if (view.kind === 'list') return '';
  if (view.leadId === null) return 'add';
  return `${VIEW_PARAMS[view.kind]}=${encodeURIComponent(view.leadId)}`;
}

function formatFilters(filters: LeadFilters): string {
  const params = new URLSearchParams();
  for (const [filter, name] of Object.entries(FILTER_PARAMS) as [keyof LeadFilters, string][]) {
    if (filters[filter] !== NO_LEAD_FILTERS[filter]) params.set(name, filters[filter]);
  }
  return params.toString();
}

/** `?q=data&lead=1` as state. Unknown values are ignored. */
export function parseLeadsUrl(search: string): LeadsUrlState {
  const params = new URLSearchParams(search);
  return {
    filters: {
      search: params.get(FILTER_PARAMS.search) ?? '',
      status: knownOrAll(LEAD_STATUSES, params.get(FILTER_PARAMS.status)),
      type: knownOrAll([...LEAD_CATEGORIES, ...LEAD_TYPES], params.get(FILTER_PARAMS.type)),
      priority: knownOrAll(LEAD_PRIORITIES, params.get(FILTER_PARAMS.priority)),
    },
    view: parseView(params),
    dialog: parseDialog(params),
  };
}

/** The state as `?q=data&lead=1`, without defaults; '' for all leads. */
export function formatLeadsUrl(state: LeadsUrlState): string {
  const query = [formatFilters(state.filters), formatOpen(state)].filter(Boolean).join('&');
  return query && `?${query}`;
}
