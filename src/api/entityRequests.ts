import { type Changes, conflictingFields } from '#domain/changedFields.ts';
import type { Data } from '#domain/contract/fields.ts';
import type { Lead, LeadListResponse, LeadUpdate } from '#domain/contract/leads.ts';
import type { Pitch, PitchListResponse } from '#domain/contract/pitches.ts';
import { cachedSearchText } from '#domain/leads/leadFilters.ts';
import { type ApiError, currentEntity, isNotFound } from './apiError.ts';
import { type CacheAccess, cache, cachedLeads, cachedPitches, changeLeadList } from './cache.ts';
import { type FetchPage, fetchPages } from './fetchPages.ts';
import { type LeadList, newest, toLeadList, withLeads, withoutLeads } from './leadList.ts';

/* The endpoints of leads and pitches that are more than one request, and what requests are made of. */

type Result<Data> = Promise<{ data: Data } | { error: ApiError }>;

interface Lifecycle extends CacheAccess {
  forced?: boolean | undefined;
}

/** Fills the largest window. */
const FIRST_PAGE = 48;

/** The first leads, or all of them if it's forced. */
export async function fetchLeads(
  { forced, getState }: Lifecycle,
  fetchPage: FetchPage,
): Result<LeadList> {
  const params = { sort: 'createdAt', ...(!forced && { limit: FIRST_PAGE }) };
  const { pages, error } = await fetchPages<LeadListResponse>(
    fetchPage,
    { url: '/leads', params },
    {
      ...(!forced && { maxPages: 1 }),
      // Now, so that a search doesn't have to read all leads at once.
      onPage: ({ data }) => data.map(cachedSearchText),
    },
  );
  return error ? { error } : { data: toLeadList(pages, cachedLeads(getState)) };
}

/** Fetches all leads once the first ones are there. */
export async function fetchOtherLeads({
  dispatch,
  queryFulfilled,
}: Pick<Lifecycle, 'dispatch'> & {
  queryFulfilled: Promise<{ data: LeadList }>;
}): Promise<void> {
  const fetched = await queryFulfilled.catch(() => null);
  if (!fetched || fetched.data.isComplete) return;
  const all = { forceRefetch: true, subscribe: false };
  dispatch(cache.endpoints.getLeads.initiate(undefined, all));
}

/** Puts a lead into the list that isn't there yet. */
export async function fetchLead(
  id: string,
  { forced, dispatch, getState }: Lifecycle,
  send: FetchPage,
): Result<null> {
  // The lead is kept in the list, which may not have been asked for yet.
  if (!cachedLeads(getState)) {
    await dispatch(cache.endpoints.getLeads.initiate(undefined, { subscribe: false }));
  }
  if (!forced && cachedLeads(getState)?.entities[id]) return { data: null };
  const { data, error } = await send({ url: `/leads/${id}` });
  if (isNotFound(error)) dispatch(changeLeadList((list) => withoutLeads(list, [id])));
  if (error) return { error };
  const { data: lead } = data as Data<Lead>;
  dispatch(changeLeadList((list) => withLeads(list, [lead])));
  return { data: null };
}

export interface LeadEdit {
  id: string;
  changes: LeadUpdate;
  /** The lead that the user saw when making the changes. */
  base?: Lead;
}

/** Sends changes of a lead, and again where another field was changed elsewhere. */
export async function sendLeadEdit({ id, changes, base }: LeadEdit, send: FetchPage): Result<Lead> {
  let { version } = { ...base, ...changes };
  for (;;) {
    const body = { ...changes, version };
    const { data, error } = await send({ url: `/leads/${id}`, method: 'PUT', body });
    if (!error) return { data: (data as Data<Lead>).data };
    const current = currentEntity<Lead>(error);
    if (!base || !current || current.version === version) return { error };
    const conflicts = conflictingFields(base, changes as Changes<Lead>, current);
    if (conflicts.length > 0) return { error };
    version = current.version;
  }
}

export async function fetchPitches(
  leadId: string | undefined,
  { getState }: Lifecycle,
  fetchPage: FetchPage,
): Result<Pitch[]> {
  const request = { url: '/pitches', params: { leadId } };
  const { pages, error } = await fetchPages<PitchListResponse>(fetchPage, request);
  if (error) return { error };
  const cached = new Map(cachedPitches(getState).map((pitch) => [pitch.id, pitch]));
  const pitches = pages.flatMap(({ data }) => data);
  return { data: pitches.map((pitch) => newest(pitch, cached.get(pitch.id))) };
}

/** The pitch, or `null` if it's deleted. */
export async function fetchPitch(id: string, send: FetchPage): Result<Pitch | null> {
  const { data, error } = await send({ url: `/pitches/${id}` });
  if (error) return isNotFound(error) ? { data: null } : { error };
  return { data: (data as Data<Pitch>).data };
}

export interface InterviewId {
  leadId: string;
  id: string;
}

export const interviewUrl = ({ leadId, id }: InterviewId) => `/leads/${leadId}/interviews/${id}`;
