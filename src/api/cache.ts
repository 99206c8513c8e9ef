import { original, type ThunkDispatch, type UnknownAction, type WithSlice } from '@reduxjs/toolkit';
import type { Api } from '@reduxjs/toolkit/query/react';
import type { AiOverview, AiSettingsUpdate } from '#domain/contract/ai.ts';
import type { Lead, LeadUpdates } from '#domain/contract/leads.ts';
import type { NewNote, Note } from '#domain/contract/notes.ts';
import type { Pitch, PitchListResponse, PitchResponse } from '#domain/contract/pitches.ts';
import type { StoredProfile } from '#domain/contract/profile.ts';
import type { SentRequest, SentResponse } from '#domain/contract/sent.ts';
import { sendingOf } from '#domain/pitches/letter/sentLetter.ts';
import { type ApiError, currentEntity, isNotFound } from './apiError.ts';
import { emptyApi } from './emptyApi.ts';
import type { BaseQuery, Read, TagType } from './endpointShapes.ts';
import {
  type LeadFields,
  type LeadList,
  leadsById,
  newest,
  withLeads,
  withoutLeads,
} from './leadList.ts';
import type { PeopleList } from './peopleList.ts';
import type { PitchJob } from './writePitch.ts';

/* What responses, live updates and changes that aren't saved yet do to the cache of the endpoints in api.ts. */

/** How many pitches the user has, how many are left for today, and the model that writes them. */
export type PitchUsage = Omit<PitchListResponse, 'data' | 'nextCursor'>;

/** The cached queries that are changed here. */
type Cached = {
  getLeads: Read<LeadList, void>;
  getPitches: Read<Pitch[], string | undefined>;
  getPitch: Read<Pitch | null, string>;
  getPitchUsage: Read<PitchUsage, void>;
  getProfile: Read<StoredProfile | null, void>;
  getAi: Read<AiOverview, void>;
  getPeople: Read<PeopleList, void>;
};

export const cache = emptyApi as unknown as Api<BaseQuery, Cached, 'api', TagType>;

type ApiState = WithSlice<typeof emptyApi>;

/** What RTK Query hands to the functions of an endpoint, as far as it's used here. */
export interface CacheAccess {
  // biome-ignore lint/suspicious/noExplicitAny: RTK Query types the dispatch of a lifecycle like this.
  dispatch: ThunkDispatch<any, any, UnknownAction>;
  getState: () => unknown;
}

/** The same in `onQueryStarted`. */
export interface Lifecycle<Result> extends CacheAccess {
  requestId: string;
  queryFulfilled: PromiseLike<{ data: Result }>;
}

export const cachedLeads = (getState: () => unknown): LeadList | undefined =>
  cache.endpoints.getLeads.select()(getState() as ApiState).data;

/** The leads whose pitches are cached; `undefined` for the list of all pitches. */
export const cachedPitchLists = (getState: () => unknown): (string | undefined)[] =>
  cache.util.selectCachedArgsForQuery(getState() as ApiState, 'getPitches');

export const cachedPitches = (getState: () => unknown): Pitch[] =>
  cachedPitchLists(getState).flatMap(
    (leadId) => cache.endpoints.getPitches.select(leadId)(getState() as ApiState).data ?? [],
  );

/** A pitch as it's cached, alone or in a list. */
export const cachedPitch = (getState: () => unknown, id: string): Pitch | undefined =>
  cache.endpoints.getPitch.select(id)(getState() as ApiState).data ??
  cachedPitches(getState).find((pitch) => pitch.id === id);

/** Changes the cached list, which isn't a draft: Immer would wrap each of 10,000 leads. */
export const changeLeadList = (change: (list: LeadList) => LeadList) =>
  cache.util.updateQueryData('getLeads', undefined, (draft) => {
    const list = draft && original(draft);
    return list && change(list);
  });

/** The error of the request, or `null` once it has succeeded. The caller of a mutation handles it. */
export const errorOf = (queryFulfilled: PromiseLike<unknown>): PromiseLike<ApiError | null> =>
  queryFulfilled.then(
    () => null,
    (failure: { error: ApiError }) => failure.error,
  );

/** The entity as the server has it now, after a success or a conflict, and the error. */
async function outcomeOf<Entity>(queryFulfilled: PromiseLike<{ data: Entity }>) {
  const error = await errorOf(queryFulfilled);
  const saved = error ? currentEntity<NonNullable<Entity>>(error) : (await queryFulfilled).data;
  return { error, saved };
}

/** Puts the leads of the response into the list. */
export async function storeLeads<Result = Lead | Lead[]>(
  { dispatch, queryFulfilled }: Lifecycle<Result>,
  leadsOf = (result: Result) => result as Lead | Lead[],
): Promise<void> {
  if (await errorOf(queryFulfilled)) return;
  const leads = [leadsOf((await queryFulfilled).data)].flat();
  dispatch(changeLeadList((list) => withLeads(list, leads)));
}

/** By the lead's id; each returns the changed fields, or `null` for a deletion. */
type LeadChanges = Record<string, (lead: Lead) => LeadFields | null>;

/** The fields of updates, which show until the response is here. */
export const fieldsOf = (updates: LeadUpdates['leads']): LeadChanges =>
  Object.fromEntries(
    updates.map(({ id, userId: _, version: __, ...fields }) => [id, () => fields]),
  );

/**
 * Shows changes of leads until the response is here, then the leads as the server has them.
 * Overlapping changes are independent: each is removed on its own, and the others stay.
 */
export async function showLeadChanges(
  { dispatch, getState, requestId, queryFulfilled }: Lifecycle<Lead | Lead[] | null>,
  changes: LeadChanges,
): Promise<void> {
  const ids = Object.keys(changes);
  const list = cachedLeads(getState);
  const leads = list ? leadsById(list) : {};
  const shown = dispatch(
    cache.util.updateQueryData('getLeads', undefined, (draft) => {
      for (const [id, change] of Object.entries(changes)) {
        const lead = leads[id];
        if (lead) draft.changes[`${requestId}/${id}`] = { id, fields: change(lead) };
      }
    }),
  );
  const { error, saved } = await outcomeOf(queryFulfilled);
  // A lead that was deleted elsewhere doesn't come back.
  const isGone = error ? isNotFound(error) && ids.length === 1 : !saved;
  if (saved) dispatch(changeLeadList((cached) => withLeads(cached, [saved].flat())));
  else if (isGone) dispatch(changeLeadList((cached) => withoutLeads(cached, ids)));
  shown.undo();
}

export const changeNotes = (
  lifecycle: Lifecycle<Lead>,
  leadId: string,
  change: (notes: Note[]) => Note[],
): Promise<void> =>
  showLeadChanges(lifecycle, { [leadId]: ({ notes }) => ({ notes: change(notes) }) });

/** The same, and puts the pitch of the response, if it has one, into the lists. */
export async function showLeadsAndPitch<Result extends { pitch?: Pitch | null }>(
  { queryFulfilled, ...lifecycle }: Lifecycle<Result>,
  leadsOf: (result: Result) => Lead | Lead[],
  changes: LeadChanges,
): Promise<void> {
  const saved = queryFulfilled.then(({ data }) => ({ data: leadsOf(data) }));
  await showLeadChanges({ ...lifecycle, queryFulfilled: saved }, changes);
  if (await errorOf(queryFulfilled)) return;
  const { pitch } = (await queryFulfilled).data;
  if (pitch) lifecycle.dispatch(cache.util.upsertQueryData('getPitch', pitch.id, pitch));
}

/** Puts the pitch of the response into the lists, and removes one that doesn't exist. */
export async function storePitch(
  { dispatch, queryFulfilled }: Lifecycle<Pitch | null>,
  id: string,
): Promise<void> {
  const { error, saved } = await outcomeOf(queryFulfilled);
  if (error && !saved && !isNotFound(error)) return;
  dispatch(cache.util.upsertQueryData('getPitch', id, saved ?? null));
}

export async function storeNewPitch(
  { request }: PitchJob,
  { dispatch, queryFulfilled }: Lifecycle<PitchResponse>,
): Promise<void> {
  if (await errorOf(queryFulfilled)) return;
  const { pitch, rateLimit } = (await queryFulfilled).data;
  dispatch(cache.util.upsertQueryData('getPitch', pitch.id, pitch));
  dispatch(
    cache.util.updateQueryData('getPitchUsage', undefined, (usage) => ({
      ...usage,
      total: usage.total + ((request.continues ?? request.reads) === undefined ? 1 : 0),
      rateLimit,
    })),
  );
}

export async function storeProfile({
  dispatch,
  queryFulfilled,
}: Lifecycle<StoredProfile>): Promise<void> {
  const { saved } = await outcomeOf(queryFulfilled);
  if (saved) dispatch(cache.util.updateQueryData('getProfile', undefined, () => saved));
}

/** Shows the settings until the response is here. */
export async function showAiUpdate(
  { apiKey: _, ...fields }: AiSettingsUpdate,
  { dispatch, queryFulfilled }: Lifecycle<AiOverview>,
): Promise<void> {
  const shown = dispatch(
    cache.util.updateQueryData('getAi', undefined, ({ settings }) => {
      Object.assign(settings, fields);
    }),
  );
  if (await errorOf(queryFulfilled)) shown.undo();
  else dispatch(cache.util.upsertQueryData('getAi', undefined, (await queryFulfilled).data));
}

/** Puts a pitch, or that there is none anymore, into the cached lists. */
export async function listPitch(
  id: string,
  { dispatch, getState, queryFulfilled }: Lifecycle<Pitch | null>,
): Promise<void> {
  if (await errorOf(queryFulfilled)) return;
  const fetched = await queryFulfilled;
  for (const leadId of cachedPitchLists(getState)) {
    const isListed = leadId === undefined || leadId === fetched.data?.leadId;
    const pitch = isListed ? fetched.data : null;
    dispatch(
      cache.util.updateQueryData('getPitches', leadId, (pitches) => {
        const found = pitches.findIndex((known) => known.id === id);
        if (!pitch && found !== -1) pitches.splice(found, 1);
        if (pitch && found !== -1) pitches[found] = newest(pitch, pitches[found]);
        if (pitch && found === -1) {
          pitches.push(pitch);
          pitches.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
        }
      }),
    );
  }
}

/** Takes a deleted pitch out of the lists, and counts it no more. */
export async function storeNoPitch(lifecycle: Lifecycle<null>, id: string): Promise<void> {
  await storePitch(lifecycle, id);
  if (await errorOf(lifecycle.queryFulfilled)) return;
  lifecycle.dispatch(
    cache.util.updateQueryData('getPitchUsage', undefined, (usage) => {
      usage.total -= 1;
    }),
  );
}

/** What was sent shows at once, and its letter when the response is here. */
export function showSent(
  lifecycle: Lifecycle<SentResponse>,
  { leadId, ...request }: SentRequest & { leadId: string },
): Promise<void> {
  const at = new Date().toISOString();
  return showLeadsAndPitch(lifecycle, ({ lead }) => lead, {
    [leadId]: (lead) => sendingOf(lead, { pitch: null, request, at }).lead,
  });
}

/** A new note, with the request's id until the server has given it one. */
export const shownNote = (note: NewNote, { requestId }: { requestId: string }): Note => ({
  type: 'general',
  ...note,
  id: requestId,
  createdAt: new Date().toISOString(),
});
