import { LEAD_LAYOUTS, LEAD_SORT_FIELDS, type LeadLayout } from '#domain/contract/enums.ts';
import type { SavedView } from '#domain/contract/views.ts';
import { LEAD_FILTER_NAMES, type LeadFilters, leadFilter } from '#domain/leads/leadFilters.ts';
import { type LeadSort, NEWEST_FIRST } from '#domain/leads/leadSort.ts';
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

const SEARCH_PARAM = 'q';
const VIEW_PARAMS = { details: 'lead', form: 'edit' } as const;
const DIALOG_PARAMS = { addNote: 'note', deleteLead: 'delete' } as const;

function parseFilters(params: URLSearchParams): LeadFilters {
  const chosen = LEAD_FILTER_NAMES.map((name) => {
    const { param, values, isList, isText } = leadFilter(name);
    const chosen = params.get(param) || 'all';
    return [name, isList || isText || values.includes(chosen) ? chosen : 'all'];
  });
  const search = params.get(SEARCH_PARAM) ?? '';
  return { search, ...Object.fromEntries(chosen) };
}

function parseView(params: URLSearchParams): LeadsView {
  for (const kind of ['details', 'form'] as const) {
    const leadId = params.get(VIEW_PARAMS[kind]);
    if (leadId && kind === 'details' && params.has('full')) return { kind, leadId, isFull: true };
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
  const open = `${VIEW_PARAMS[view.kind]}=${encodeURIComponent(view.leadId)}`;
  return view.kind === 'details' && view.isFull ? `${open}&full` : open;
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
  if (filters.search) params.set(SEARCH_PARAM, filters.search);
  for (const name of LEAD_FILTER_NAMES) {
    if (filters[name] !== 'all') params.set(leadFilter(name).param, filters[name]);
  }
  if (formatSort(sort) !== formatSort(NEWEST_FIRST)) params.set('sort', formatSort(sort));
  if (layout && layout !== 'cards') params.set('view', layout);
  return params.toString();
}

/** `?q=data&lead=1` as state. Unknown values are ignored. */
export function parseLeadsUrl(search: string): LeadsUrlState {
  const params = new URLSearchParams(search);
  return {
    filters: parseFilters(params),
    sort: parseSort(params.get('sort')),
    layout: LEAD_LAYOUTS.find((layout) => layout === params.get('view')) ?? null,
    view: parseView(params),
    dialog: parseDialog(params),
  };
}

/** The list without an open lead or dialog. */
export const listUrl = ({
  filters,
  sort,
  layout,
}: Pick<LeadsUrlState, 'filters' | 'sort' | 'layout'>): LeadsUrlState => ({
  filters,
  sort,
  layout,
  view: { kind: 'list' },
  dialog: null,
});

/** The URL of a saved view. It names its layout, also the one that URLs leave out. */
export function viewUrl({ layout, ...view }: SavedView): string {
  const params = new URLSearchParams(formatLeadsUrl(listUrl({ ...view, layout: null })));
  params.set('view', layout);
  return `/app/leads?${params}`;
}

/** The state as `?q=data&lead=1`, without defaults; '' for all leads. */
export function formatLeadsUrl(state: LeadsUrlState): string {
  const query = [formatList(state), formatOpen(state)].filter(Boolean).join('&');
  return query && `?${query}`;
}
