import { original, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import type { Lead, LeadListResponse } from '#domain/contract/leads.ts';
import type { api } from './api.ts';

/** The user's leads, last updated first. */
export interface LeadList {
  leads: Lead[];
  /** False while only the first page is loaded. */
  isComplete: boolean;
}

/** Passed in, because importing it would be a cycle. */
export type Api = typeof api;

/** What RTK Query passes to an endpoint's lifecycle functions, as far as it's used here. */
export interface CacheAccess {
  // biome-ignore lint/suspicious/noExplicitAny: RTK Query types the dispatch of a lifecycle like this.
  dispatch: ThunkDispatch<any, any, UnknownAction>;
  getState: () => unknown;
}

type State = Parameters<ReturnType<Api['endpoints']['getLeads']['select']>>[0];

/** A lead that was updated between two pages is on both. */
export function toLeadList(pages: LeadListResponse[]): LeadList {
  const leads = new Map(pages.flatMap(({ data }) => data).map((lead) => [lead.id, lead]));
  return { leads: [...leads.values()], isComplete: pages.at(-1)?.nextCursor === null };
}

const lastUpdatedFirst = (a: Lead, b: Lead): number => {
  if (a.updatedAt === b.updatedAt) return 0;
  return a.updatedAt < b.updatedAt ? 1 : -1;
};

function changeList(api: Api, change: (leads: Lead[]) => Lead[]) {
  return api.util.updateQueryData('getLeads', undefined, (draft) => {
    // Reading from the draft itself would make Immer wrap each of 10,000 leads.
    const list = draft && original(draft);
    return list && { ...list, leads: change(list.leads) };
  });
}

const isCurrent = (lead: Lead, cached: Lead): boolean => lead.version >= cached.version;

/** Adds or replaces leads in the cached list and details, except where a newer version is cached. */
export function upsertLeads(
  api: Api,
  { dispatch }: CacheAccess,
  leads: readonly Lead[],
  replaces = isCurrent,
): void {
  const added = new Map(leads.map((lead) => [lead.id, lead]));
  const replace = (cached: Lead) => {
    const lead = added.get(cached.id);
    added.delete(cached.id);
    return lead && replaces(lead, cached) ? lead : cached;
  };
  dispatch(
    changeList(api, (cached) => {
      const replaced = cached.map(replace);
      return [...added.values(), ...replaced].sort(lastUpdatedFirst);
    }),
  );
  for (const lead of leads) {
    dispatch(
      api.util.updateQueryData('getLead', lead.id, (cached) =>
        cached && replaces(lead, cached) ? lead : undefined,
      ),
    );
  }
}

/** Removes a lead from the cached list. Its detail stays while it's open. */
export function removeLead(api: Api, { dispatch }: CacheAccess, id: string): void {
  dispatch(changeList(api, (cached) => cached.filter((lead) => lead.id !== id)));
}

/** The copies of a lead in the cached list and detail: none, one or two. */
export function cachedCopies(api: Api, { getState }: CacheAccess, id: string): Lead[] {
  const state = getState() as State;
  const copies = [
    api.endpoints.getLeads
      .select()(state)
      .data?.leads.find((lead) => lead.id === id),
    api.endpoints.getLead.select(id)(state).data,
  ];
  return copies.filter((copy) => copy !== undefined);
}

interface RequestLifecycle extends CacheAccess {
  queryFulfilled: PromiseLike<{ data: Lead | Lead[] | null }>;
}

/** A change of one lead that shows before its response. `null` removes the lead. */
interface OptimisticChange {
  id: string;
  change: (lead: Lead) => Lead | null;
}

/**
 * Puts the leads of a response into the cache, or rolls back the optimistic change if it fails. Until
 * then the change counts as the next version, so that a read from before it doesn't replace it.
 */
export async function cacheLeads(
  api: Api,
  { queryFulfilled, ...access }: RequestLifecycle,
  optimistic?: OptimisticChange,
): Promise<void> {
  const [previous] = optimistic ? cachedCopies(api, access, optimistic.id) : [];
  const changed = previous && optimistic?.change(previous);
  const next = (previous?.version ?? 0) + 1;
  if (changed) upsertLeads(api, access, [{ ...changed, version: next }]);
  if (previous && changed === null) removeLead(api, access, previous.id);
  // The caller of the mutation handles the error.
  const response = await queryFulfilled.then(
    (fulfilled) => fulfilled,
    () => null,
  );
  if (response?.data) upsertLeads(api, access, [response.data].flat());
  if (response === null && previous) {
    upsertLeads(api, access, [previous], (_previous, cached) => cached.version <= next);
  }
}
