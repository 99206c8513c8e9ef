import { original, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import type { Lead, LeadListResponse } from '#domain/contract/leads.ts';
import type { api } from './api.ts';
import { leadTag } from './tags.ts';

/** The user's leads, last updated first. */
export interface LeadList {
  leads: Lead[];
  /** False while only the first page is loaded. */
  isComplete: boolean;
}

/** Passed in: importing it would be a cycle. */
type Api = typeof api;
// biome-ignore lint/suspicious/noExplicitAny: RTK Query types the dispatch of a lifecycle like this.
type Dispatch = ThunkDispatch<any, any, UnknownAction>;
type State = Parameters<ReturnType<Api['endpoints']['getLeads']['select']>>[0];

const lastUpdatedFirst = (a: Lead, b: Lead): number => {
  if (a.updatedAt === b.updatedAt) return 0;
  return a.updatedAt < b.updatedAt ? 1 : -1;
};

/** A lead that was updated between two pages is on both. */
export function toLeadList(pages: LeadListResponse[]): LeadList {
  const leads = new Map(pages.flatMap(({ data }) => data).map((lead) => [lead.id, lead]));
  return { leads: [...leads.values()], isComplete: pages.at(-1)?.nextCursor === null };
}

/** The list with these leads added or replaced, except where it already has a newer version. */
function upserted(leads: readonly Lead[], changed: readonly Lead[]): Lead[] {
  const added = new Map(changed.map((lead) => [lead.id, lead]));
  const kept = leads.map((lead) => {
    const replacement = added.get(lead.id);
    added.delete(lead.id);
    return replacement && replacement.version >= lead.version ? replacement : lead;
  });
  return [...added.values(), ...kept].sort(lastUpdatedFirst);
}

function updateList(api: Api, dispatch: Dispatch, change: (leads: readonly Lead[]) => Lead[]) {
  dispatch(
    api.util.updateQueryData('getLeads', undefined, (draft) => {
      // Reading the draft would make Immer wrap each of 10,000 leads.
      const list = draft && original(draft);
      return list && { ...list, leads: change(list.leads) };
    }),
  );
}

/** Adds or replaces leads in the cached list and details. */
export function upsertLeads(api: Api, dispatch: Dispatch, leads: readonly Lead[]): void {
  updateList(api, dispatch, (cached) => upserted(cached, leads));
  for (const lead of leads) {
    dispatch(
      api.util.updateQueryData('getLead', lead.id, (cached) =>
        cached && lead.version >= cached.version ? lead : undefined,
      ),
    );
  }
}

/** Removes a lead from the cached list. Its detail stays for as long as it's open. */
export const removeFromList = (api: Api, dispatch: Dispatch, id: string): void =>
  updateList(api, dispatch, (cached) => cached.filter((lead) => lead.id !== id));

/** Removes a lead that the server no longer has. */
export function removeLead(api: Api, dispatch: Dispatch, id: string): void {
  removeFromList(api, dispatch, id);
  dispatch(api.util.invalidateTags([leadTag(id)]));
}

/** The copies of a lead in the cached list and detail: none, one or two. */
export function cachedCopies(api: Api, state: State, id: string): Lead[] {
  const list = api.endpoints.getLeads.select()(state).data;
  const copies = [
    list?.leads.find((lead) => lead.id === id),
    api.endpoints.getLead.select(id)(state).data,
  ];
  return copies.filter((copy) => copy !== undefined);
}

/** What RTK Query passes to `onQueryStarted`, as far as it's used here. */
export interface RequestLifecycle<Data> {
  dispatch: Dispatch;
  getState: () => unknown;
  queryFulfilled: PromiseLike<{ data: Data }>;
}

/** Puts the leads of a response into the cache. Whoever sent the request gets its error. */
export const upsertResponse = (
  api: Api,
  { dispatch, queryFulfilled }: RequestLifecycle<Lead | Lead[]>,
) =>
  queryFulfilled.then(
    ({ data }) => upsertLeads(api, dispatch, [data].flat()),
    () => {},
  );

/** Shows a change of a lead at once, then the saved lead, or the previous one if saving fails. */
export function changeLead(
  api: Api,
  { dispatch, getState, queryFulfilled }: RequestLifecycle<Lead>,
  id: string,
  change: (lead: Lead) => Lead,
): PromiseLike<void> {
  const previous = cachedCopies(api, getState() as State, id).slice(0, 1);
  upsertLeads(api, dispatch, previous.map(change));
  return queryFulfilled.then(
    ({ data }) => upsertLeads(api, dispatch, [data]),
    () => upsertLeads(api, dispatch, previous),
  );
}

/** Removes a lead from the list at once, and puts it back if the deletion fails. */
export function removeLeadEarly(
  api: Api,
  { dispatch, getState, queryFulfilled }: RequestLifecycle<null>,
  id: string,
): PromiseLike<void> {
  const previous = cachedCopies(api, getState() as State, id).slice(0, 1);
  removeFromList(api, dispatch, id);
  return queryFulfilled.then(
    () => {},
    () => upsertLeads(api, dispatch, previous),
  );
}
