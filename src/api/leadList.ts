import { createEntityAdapter, type EntityState, freeze, weakMapMemoize } from '@reduxjs/toolkit';
import type { ContactInfo, Lead, LeadListResponse } from '#domain/contract/leads.ts';

/** The user's leads, newest first. */
export interface LeadList extends EntityState<Lead, string> {
  /** False while only the first page is loaded. */
  isComplete: boolean;
  /** Changes of the user that the server hasn't confirmed, by the ids of the request and the lead. */
  changes: Record<string, LeadChange>;
}

/** The fields that a write changes. */
export type LeadFields = Partial<Omit<Lead, 'contactInfo'>> & {
  contactInfo?: Partial<ContactInfo>;
};

/** A change that shows before its response. `null` deletes the lead. */
interface LeadChange {
  id: string;
  fields: LeadFields | null;
}

const newestFirst = (a: Lead, b: Lead): number => {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1;
  return a.id < b.id ? 1 : -1;
};

const adapter = createEntityAdapter<Lead>({ sortComparer: newestFirst });

/** The fetched leads, newest first, except where the cached list has that version or a newer one. */
export function toLeadList(pages: LeadListResponse[], cached: LeadList | undefined): LeadList {
  const leads = pages
    .flatMap(({ data }) => data)
    .map((lead) => {
      const known = cached?.entities[lead.id];
      // The same object, so that its card isn't rendered again.
      return known && known.version >= lead.version ? known : lead;
    });
  const list: LeadList = {
    ids: leads.map(({ id }) => id),
    entities: Object.fromEntries(leads.map((lead) => [lead.id, lead])),
    isComplete: pages.at(-1)?.nextCursor === null,
    changes: {},
  };
  // Once, or each reducer that stores it would look at all leads.
  return freeze(list, true);
}

/** The fetched entity, unless the cached one has a newer version. */
export const newest = <Entity extends { version: number }>(
  fetched: Entity,
  cached: Entity | undefined,
): Entity => (cached && cached.version > fetched.version ? cached : fetched);

/** Adds or replaces leads, except where the list has that version or a newer one. */
export const withLeads = (list: LeadList, leads: readonly Lead[]): LeadList =>
  adapter.setMany(
    list,
    leads.filter(({ id, version }) => version > (list.entities[id]?.version ?? 0)),
  );

export const withoutLeads = (list: LeadList, ids: string[]): LeadList =>
  adapter.removeMany(list, ids);

const withFields = (lead: Lead, { contactInfo, ...fields }: LeadFields): Lead => ({
  ...lead,
  ...fields,
  contactInfo: { ...lead.contactInfo, ...contactInfo },
});

/** The leads as the user sees them: with the changes that the server hasn't confirmed. */
export const leadsById = weakMapMemoize(
  ({ entities, changes }: LeadList): Readonly<Record<string, Lead>> => {
    const unconfirmed = Object.values(changes);
    if (unconfirmed.length === 0) return entities;
    const leads = { ...entities };
    for (const { id, fields } of unconfirmed) {
      const lead = leads[id];
      if (lead && fields) leads[id] = withFields(lead, fields);
      else delete leads[id];
    }
    return leads;
  },
);
