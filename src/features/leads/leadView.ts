/** What stands open on the leads page: the list alone, or what of it, and for which lead. */
export type LeadView =
  | { kind: 'list' }
  | { kind: 'details'; leadId: string }
  /** The modal that adds a note. */
  | { kind: 'note'; leadId: string }
  /** The question before a deletion. */
  | { kind: 'deletion'; leadId: string }
  /** `leadId: null` adds a lead. */
  | { kind: 'form'; leadId: string | null };

/** The parameters of an address that name what is open, with the lead's id; `add` has none. */
const PARAMETERS = { details: 'lead', note: 'note', form: 'edit', deletion: 'delete' } as const;

/** The view that the query of an address names. */
export function leadViewFrom(query: URLSearchParams): LeadView {
  for (const kind of ['details', 'note', 'form', 'deletion'] as const) {
    const leadId = query.get(PARAMETERS[kind]);
    if (leadId) return { kind, leadId };
  }
  return query.has('add') ? { kind: 'form', leadId: null } : { kind: 'list' };
}

/** The part of a query that names the view; empty for the list. */
export function leadViewQuery(view: LeadView): string {
  if (view.kind === 'list') return '';
  if (view.leadId === null) return 'add';
  return `${PARAMETERS[view.kind]}=${encodeURIComponent(view.leadId)}`;
}
