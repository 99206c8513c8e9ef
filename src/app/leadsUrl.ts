import {
  LEAD_CATEGORIES,
  LEAD_LAYOUTS,
  LEAD_PRIORITIES,
  LEAD_SCOPES,
  LEAD_SORT_FIELDS,
  LEAD_STATUSES,
  LEAD_TYPES,
  type LeadLayout,
} from '#domain/contract/enums.ts';
import type { SavedView } from '#domain/contract/views.ts';
import { type LeadFilters, NO_LEAD_FILTERS } from '#domain/leadFilters.ts';
import { type LeadSort, NEWEST_FIRST } from '#domain/leadSort.ts';
import type { LeadDialog, LeadsView } from '#features/leads/index.ts';

/** The state of the leads page that its URL mirrors. */
export interface LeadsUrlState {
  filters: LeadFilters;
  sort: LeadSort;
  /** `null` in a URL that doesn't name it: the list keeps its layout. */
  layout: LeadLayout | null;
  view: LeadsView;
  dialog: LeadDialog | null;
}

const FILTER_PARAMS = {
  search: 'q',
  status: 'status',
  type: 'type',
  priority: 'priority',
  scope: 'show',
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

/** `value-desc` */
const formatSort = ({ by, order }: LeadSort): string => `${by}-${order}`;

const parseSort = (value: string | null): LeadSort =>
  LEAD_SORT_FIELDS.flatMap((by): LeadSort[] => [
    { by, order: 'asc' },
    { by, order: 'desc' },
  ]).find((sort) => formatSort(sort) === value) ?? NEWEST_FIRST;

function formatList({ filters, sort, layout }: LeadsUrlState): string {
  const params = new URLSearchParams();
  for (const [filter, name] of Object.entries(FILTER_PARAMS) as [keyof LeadFilters, string][]) {
    if (filters[filter] !== NO_LEAD_FILTERS[filter]) params.set(name, filters[filter]);
  }
  if (formatSort(sort) !== formatSort(NEWEST_FIRST)) params.set('sort', formatSort(sort));
  if (layout && layout !== 'cards') params.set('view', layout);
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
      scope: knownOrAll(LEAD_SCOPES, params.get(FILTER_PARAMS.scope)),
    },
    sort: parseSort(params.get('sort')),
    layout: LEAD_LAYOUTS.find((layout) => layout === params.get('view')) ?? null,
    view: parseView(params),
    dialog: parseDialog(params),
  };
}

/** The URL of a saved view. It names its layout, also the one that URLs leave out. */
export function viewUrl({ filters, sort, layout }: SavedView): string {
  const state: LeadsUrlState = {
    filters,
    sort,
    layout: null,
    view: { kind: 'list' },
    dialog: null,
  };
  const params = new URLSearchParams(formatLeadsUrl(state));
  params.set('view', layout);
  return `/app/leads?${params}`;
}

/** The state as `?q=data&lead=1`, without defaults; '' for all leads. */
export function formatLeadsUrl(state: LeadsUrlState): string {
  const query = [formatList(state), formatOpen(state)].filter(Boolean).join('&');
  return query && `?${query}`;
}
