import { createEntityAdapter, type EntityState, weakMapMemoize } from '@reduxjs/toolkit';
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

/** The fetched leads, except where the cached list has a newer version. */
export function toLeadList(pages: LeadListResponse[], cached: LeadList | undefined): LeadList {
  const leads = pages
    .flatMap(({ data }) => data)
    .map((lead) => newest(lead, cached?.entities[lead.id]));
  const isComplete = pages.at(-1)?.nextCursor === null;
  return adapter.setAll({ ids: [], entities: {}, isComplete, changes: {} }, leads);
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
