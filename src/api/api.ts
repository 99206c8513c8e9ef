import { original, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { type Changes, conflictingFields } from '#domain/changedFields.ts';
import type {
  AiConnection,
  AiModels,
  AiOverview,
  AiSettingsUpdate,
  AiTest,
  AiTestResult,
  LocalAiResponse,
} from '#domain/contract/ai.ts';
import type { RestoreResponse } from '#domain/contract/archive.ts';
import type { AskedReading } from '#domain/contract/asked.ts';
import type { PasswordChange } from '#domain/contract/auth.ts';
import type { CalendarFeed } from '#domain/contract/calendar.ts';
import type { InsightPeriod } from '#domain/contract/enums.ts';
import type {
  ExtractionResponse,
  FileTextResponse,
  PageExtractionRequest,
  PageExtractionResponse,
  PageFacts,
} from '#domain/contract/extraction.ts';
import type { Insights } from '#domain/contract/insights.ts';
import type { Interview, InterviewUpdate, NewInterview } from '#domain/contract/interviews.ts';
import type {
  ImportedLead,
  LeadImportResponse,
  LeadImportUndoResponse,
} from '#domain/contract/leadImport.ts';
import type { LeadStatsResponse } from '#domain/contract/leadStats.ts';
import type {
  Application,
  DeletedLeadsResponse,
  Lead,
  LeadListResponse,
  LeadResponse,
  LeadUpdate,
  LeadUpdates,
  NewLead,
  StatusChange,
} from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type {
  Acceptance,
  Message,
  MessageListQuery,
  MessageResponse,
  NewMessage,
} from '#domain/contract/messages.ts';
import type { NewNote, Note, NoteUpdate } from '#domain/contract/notes.ts';
import type {
  Pitch,
  PitchListResponse,
  PitchUpdate,
  PitchVersion,
  StoredPitchResponse,
} from '#domain/contract/pitches.ts';
import type {
  NewProfile,
  ProfileResponse,
  ProfileUpdate,
  ProofWording,
  StoredProfile,
  UserProfile,
  WordingsResponse,
} from '#domain/contract/profile.ts';
import type {
  ResumeResponse,
  ResumeUploadResponse,
  StoredResume,
} from '#domain/contract/resume.ts';
import type { SentRequest, SentResponse } from '#domain/contract/sent.ts';

import type { AccessToken, CreatedToken, NewToken } from '#domain/contract/tokens.ts';
import type { SavedView } from '#domain/contract/views.ts';
import { ownTimeZone } from '#domain/localDate.ts';
import { sendingOf } from '#domain/pitches/letter/sentLetter.ts';
import { type ProofChanges, withProofChanges } from '#domain/profile/proofChanges.ts';
import { type ApiError, currentEntity, isNotFound } from './apiError.ts';
import { baseQuery } from './baseQuery.ts';
import {
  browserModelProblem,
  modelDownloadProgressed,
  readInBrowser,
  wordInBrowser,
} from './browserModel.ts';
import { fetchPages } from './fetchPages.ts';
import type { OnUploadProgress } from './fetchWithProgress.ts';
import {
  type LeadFields,
  type LeadList,
  leadsById,
  newest,
  toLeadList,
  withLeads,
  withoutLeads,
} from './leadList.ts';
import { pitchPartReceived } from './pitchStream.ts';
import { lateError, type ThunkExtra } from './sendRequest.ts';
import {
  askedTag,
  CALENDAR,
  COUNTING,
  DELETED_LEADS,
  extractionTag,
  interviewsTag,
  LEAD_LIST,
  LEAD_STATS,
  LEAD_VIEWS,
  leadTag,
  notesTag,
  OPEN_INTERVIEWS,
  PITCH_LIST,
  PITCH_USAGE,
  statusChangesTag,
  TAG_TYPES,
} from './tags.ts';
import { type PitchJob, type WrittenPitch, writePitch } from './writePitch.ts';

const MINUTE = 60;

/** How long a response is fresh, in seconds (product spec, section 7, Caching). */
const FRESH_FOR = { default: 5 * MINUTE, stats: 10 * MINUTE, profile: 15 * MINUTE };

/** Refetches when a component subscribes to a response that is older than `seconds`. */
const freshFor =
  (seconds: number) =>
  ({ endpointState }: { endpointState?: { fulfilledTimeStamp?: number } }) =>
    endpointState?.fulfilledTimeStamp !== undefined &&
    Date.now() - endpointState.fulfilledTimeStamp > seconds * 1000;

/** Fills the largest window. */
const FIRST_PAGE = 48;

/** Neither is in the cache. */
interface ResumeUpload {
  file: File;
  onProgress: OnUploadProgress;
}

interface LeadEdit {
  id: string;
  changes: LeadUpdate;
  /** The lead that the user saw when making the changes. */
  base?: Lead;
}

interface InterviewChange {
  leadId: string;
  id: string;
  changes: InterviewUpdate;
}

interface MessageDecision {
  id: string;
  decision: 'accept' | 'ignore' | 'undo';
  acceptance?: Acceptance;
}

/** The entity in a response. */
const dataOf = <Data>({ data }: { data: Data }): Data => data;

/* What most endpoints are: one request, whose response is `{ data }`. */

const get = <Arg>(url: (arg: Arg) => string, freshSeconds = Number.POSITIVE_INFINITY) => ({
  query: (arg: Arg) => ({ url: url(arg) }),
  transformResponse: dataOf,
  forceRefetch: freshFor(freshSeconds),
});

/** @param bodyOf the argument is the body by default */
const write = <Arg = unknown>(
  method: 'POST' | 'PUT',
  url: string,
  bodyOf: (arg: Arg) => unknown = (arg) => arg,
) => ({
  query: (arg: Arg) => ({ url, method, body: bodyOf(arg) }),
  transformResponse: dataOf,
});

const remove = <Arg>(url: (arg: Arg) => string) => ({
  query: (arg: Arg) => ({ url: url(arg), method: 'DELETE' as const }),
  transformResponse: () => null,
});

const withIds = (leadIds: string[]) => ({ leadIds });

/** How many pitches the user has, how many are left for today, and the model that writes them. */
export type PitchUsage = Omit<PitchListResponse, 'data' | 'nextCursor'>;

/**
 * The backend's table of contents: every request of section 7 of the product spec that the client
 * sends, what it provides and what it invalidates.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAG_TYPES,
  keepUnusedDataFor: 10 * MINUTE,
  endpoints: (build) => ({
    /**
     * All leads of the user: the only copy of each. The first request fetches what a window shows, the
     * next one the whole list. From then on live updates keep it fresh, so it's refetched only after a
     * lost connection.
     */
    getLeads: build.query<LeadList, void>({
      queryFn: async (_arg, { forced, getState }, _options, fetchPage) => {
        const params = { sort: 'createdAt', ...(!forced && { limit: FIRST_PAGE }) };
        const request = { url: '/leads', params };
        const fetched = forced
          ? await fetchPages<LeadListResponse>(fetchPage, request)
          : await fetchPages<LeadListResponse>(fetchPage, request, 1);
        if (fetched.error) return { error: fetched.error };
        return { data: toLeadList(fetched.pages, cachedLeads(getState)) };
      },
      // Changes may start and end while the list is fetched.
      merge: (cached, fetched) => ({ ...fetched, changes: cached.changes }),
      providesTags: [LEAD_LIST],
      onQueryStarted: async (_arg, { dispatch, queryFulfilled }) => {
        const fetched = await queryFulfilled.catch(() => null);
        if (!fetched || fetched.data.isComplete) return;
        dispatch(
          api.endpoints.getLeads.initiate(undefined, { forceRefetch: true, subscribe: false }),
        );
      },
    }),

    /** Fetches a lead that isn't in the list yet, and puts it there. */
    getLead: build.query<null, string>({
      queryFn: async (id, { forced, dispatch, getState }, _options, fetchLead) => {
        if (!cachedLeads(getState)) {
          await dispatch(api.util.getRunningQueryThunk('getLeads', undefined));
        }
        if (!forced && cachedLeads(getState)?.entities[id]) return { data: null };
        const { data, error } = await fetchLead({ url: `/leads/${id}` });
        if (isNotFound(error)) dispatch(changeLeadList((list) => withoutLeads(list, [id])));
        if (error) return { error };
        const { data: lead } = data as LeadResponse;
        dispatch(changeLeadList((list) => withLeads(list, [lead])));
        return { data: null };
      },
      providesTags: (_lead, _error, id) => [leadTag(id), notesTag(id)],
    }),

    /** The leads with a follow-up before a time, for where the list isn't loaded. */
    getDueLeads: build.query<Lead[], string>({
      query: (dueBefore) => ({ url: '/leads', params: { dueBefore, limit: LIMITS.page } }),
      transformResponse: dataOf,
      extraOptions: { maxRetries: 0 },
      providesTags: [LEAD_LIST],
    }),

    /** What a lead's posting asks for, read by the server's model. A newer lead may have another posting. */
    getAsked: build.query<AskedReading, { leadId: string; version: number }>({
      ...get(({ leadId }: { leadId: string }) => `/leads/${leadId}/asked`),
      providesTags: (_reading, _error, { leadId }) => [askedTag(leadId)],
    }),

    /** The status changes of a lead, newest first. */
    getStatusChanges: build.query<StatusChange[], string>({
      ...get((leadId: string) => `/leads/${leadId}/status-changes`, FRESH_FOR.default),
      providesTags: (_changes, _error, leadId) => [statusChangesTag(leadId)],
    }),

    /** Sets when the user applied. The figures follow. */
    setApplicationDate: build.mutation<StatusChange[], Application & { leadId: string }>({
      query: ({ leadId, ...body }) => ({
        url: `/leads/${leadId}/application`,
        method: 'PUT',
        body,
      }),
      transformResponse: dataOf,
      invalidatesTags: (_changes, _error, { leadId }) => [LEAD_STATS, statusChangesTag(leadId)],
    }),

    getLeadStats: build.query<LeadStatsResponse['data'], void>({
      ...get(() => '/leads/stats', FRESH_FOR.stats),
      providesTags: [LEAD_STATS, COUNTING],
    }),

    /** The figures of a period. They change with leads and with letters that are sent. */
    getInsights: build.query<Insights, InsightPeriod>({
      query: (period) => ({ url: '/insights', params: { period, timeZone: ownTimeZone() } }),
      transformResponse: dataOf,
      forceRefetch: freshFor(FRESH_FOR.default),
      providesTags: [LEAD_STATS, PITCH_USAGE, COUNTING],
    }),

    /** The ids of the leads that a figure counts. */
    getInsightLeads: build.query<string[], string>({
      query: (insight) => ({ url: `/insights/leads?${insight}` }),
      transformResponse: dataOf,
      forceRefetch: freshFor(FRESH_FOR.default),
      providesTags: [LEAD_STATS, PITCH_USAGE, COUNTING],
    }),

    addLead: build.mutation<Lead, NewLead>({
      ...write('POST', '/leads'),
      invalidatesTags: (_lead, error) => (error ? [] : [LEAD_STATS]),
      onQueryStarted: (_lead, lifecycle) => storeLeads(lifecycle),
    }),

    /** With a `base`, a change made elsewhere to another field is merged; to the same, it's a conflict. */
    updateLead: build.mutation<Lead, LeadEdit>({
      queryFn: async ({ id, changes, base }, _api, _options, send) => {
        let { version } = { ...base, ...changes };
        for (;;) {
          const body = { ...changes, version };
          const { data, error } = await send({ url: `/leads/${id}`, method: 'PUT', body });
          if (!error) return { data: (data as LeadResponse).data };
          const current = currentEntity<Lead>(error);
          if (!base || !current || current.version === version) return { error };
          const conflicts = conflictingFields(base, changes as Changes<Lead>, current);
          if (conflicts.length > 0) return { error };
          version = current.version;
        }
      },
      invalidatesTags: (_lead, error, { id, changes }) => {
        if (error) return [leadTag(id)];
        return 'status' in changes ? [LEAD_STATS, statusChangesTag(id)] : [LEAD_STATS];
      },
      onQueryStarted: ({ id, changes: { userId: _, version: __, ...fields } }, lifecycle) =>
        changeLeads(lifecycle, { [id]: () => fields }),
    }),

    /** Records that the user sent something for a lead: its status, the date and the letter. */
    recordSent: build.mutation<SentResponse, SentRequest & { leadId: string }>({
      query: ({ leadId, ...body }) => ({ url: `/leads/${leadId}/sent`, method: 'POST', body }),
      invalidatesTags: (_sent, error, { leadId }) => {
        // A 404 may mean the lead or only the pitch.
        if (error) return isNotFound(error) ? [LEAD_LIST, PITCH_LIST] : [];
        return [LEAD_STATS, statusChangesTag(leadId)];
      },
      onQueryStarted: async ({ leadId, ...request }, lifecycle) => {
        const at = new Date().toISOString();
        const queryFulfilled = lifecycle.queryFulfilled.then(({ data }) => ({ data: data.lead }));
        await changeLeads(
          { ...lifecycle, queryFulfilled },
          { [leadId]: (lead) => sendingOf(lead, { pitch: null, request, at }).lead },
        );
        if (await errorOf(lifecycle.queryFulfilled)) return;
        const { pitch } = (await lifecycle.queryFulfilled).data;
        if (pitch) lifecycle.dispatch(api.util.upsertQueryData('getPitch', pitch.id, pitch));
      },
    }),

    /** All of the updates, or none. */
    updateLeads: build.mutation<Lead[], LeadUpdates['leads']>({
      ...write('PUT', '/leads', (leads: LeadUpdates['leads']) => ({ leads })),
      invalidatesTags: (_leads, error, updates) => {
        if (error) return isNotFound(error) ? [LEAD_LIST] : [];
        const moved = updates.filter(({ status }) => status);
        return [LEAD_STATS, ...moved.map(({ id }) => statusChangesTag(id))];
      },
      onQueryStarted: (updates, lifecycle) => {
        const changes = updates.map(({ id, userId: _, version: __, ...fields }) => [
          id,
          () => fields,
        ]);
        return changeLeads(lifecycle, Object.fromEntries(changes));
      },
    }),

    /** All of the leads, or none. They can be restored. */
    deleteLeads: build.mutation<null, string[]>({
      query: (leadIds) => ({ url: '/leads/bulk/delete', method: 'POST', body: { leadIds } }),
      transformResponse: () => null,
      // Their pitches are deleted with them.
      invalidatesTags: (_done, error, ids) => {
        if (error) return isNotFound(error) ? [LEAD_LIST] : ids.map(leadTag);
        return [LEAD_STATS, DELETED_LEADS, 'pitches', ...ids.map(leadTag)];
      },
      onQueryStarted: (ids, lifecycle) =>
        changeLeads(lifecycle, Object.fromEntries(ids.map((id) => [id, () => null]))),
    }),

    restoreLeads: build.mutation<Lead[], string[]>({
      ...write('POST', '/leads/deleted/restore', withIds),
      invalidatesTags: (_leads, error, ids) =>
        error ? [DELETED_LEADS] : [LEAD_STATS, DELETED_LEADS, 'pitches', ...ids.map(leadTag)],
      onQueryStarted: (_ids, lifecycle) => storeLeads(lifecycle),
    }),

    /** All of the leads, or none. */
    importLeads: build.mutation<LeadImportResponse['data'], readonly ImportedLead[]>({
      ...write('POST', '/leads/import', (leads: readonly ImportedLead[]) => ({ leads })),
      extraOptions: { isRepeatable: true },
      invalidatesTags: [LEAD_LIST, LEAD_STATS],
    }),

    /** Takes back an import. Leads that were changed since stay. */
    removeImportedLeads: build.mutation<LeadImportUndoResponse['data'], string[]>({
      ...write('POST', '/leads/import/undo', withIds),
      extraOptions: { isRepeatable: true },
      invalidatesTags: [LEAD_LIST, LEAD_STATS],
    }),

    /** The leads that can be restored, the last deleted first. */
    getDeletedLeads: build.infiniteQuery<DeletedLeadsResponse, void, string>({
      query: ({ pageParam }) => ({
        url: `/leads/deleted${pageParam && `?cursor=${encodeURIComponent(pageParam)}`}`,
      }),
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      providesTags: [DELETED_LEADS],
    }),

    /** Deletes the leads that could be restored for good. */
    clearDeletedLeads: build.mutation<null, void>({
      ...remove(() => '/leads/deleted'),
      invalidatesTags: [DELETED_LEADS],
    }),

    /** Saved views of the leads page, oldest first. */
    getViews: build.query<SavedView[], void>({
      ...get(() => '/leads/views', FRESH_FOR.default),
      providesTags: [LEAD_VIEWS],
    }),

    /** Adds a view, or replaces the one with its id. */
    saveView: build.mutation<SavedView, SavedView>({
      query: ({ id, ...body }) => ({ url: `/leads/views/${id}`, method: 'PUT', body }),
      transformResponse: dataOf,
      invalidatesTags: [LEAD_VIEWS],
    }),

    deleteView: build.mutation<null, string>({
      ...remove((id: string) => `/leads/views/${id}`),
      invalidatesTags: [LEAD_VIEWS],
    }),

    /** A lead's messages, or those that the user hasn't checked, oldest first. */
    getMessages: build.query<Message[], MessageListQuery>({
      query: (params) => ({ url: '/messages', params }),
      transformResponse: dataOf,
      forceRefetch: freshFor(FRESH_FOR.default),
      providesTags: ['messages'],
    }),

    /** Keeps a message with a lead, or with the one that it fits. */
    addMessage: build.mutation<MessageResponse, NewMessage & { leadId: string | null }>({
      query: ({ leadId, ...body }) => ({
        url: leadId === null ? '/messages' : `/leads/${leadId}/messages`,
        method: 'POST',
        body,
      }),
      invalidatesTags: (_message, error) => (error ? [] : ['messages']),
    }),

    assignMessage: build.mutation<MessageResponse, { id: string; leadId: string }>({
      query: ({ id, leadId }) => ({ url: `/messages/${id}`, method: 'PUT', body: { leadId } }),
      invalidatesTags: ['messages'],
    }),

    /** Accepts or ignores what a message proposes, or takes that back. */
    decideMessage: build.mutation<MessageResponse, MessageDecision>({
      query: ({ id, decision, acceptance }) => ({
        url: `/messages/${id}/${decision}`,
        method: 'POST',
        body: acceptance,
      }),
      invalidatesTags: (response, error) => {
        if (error || !response?.lead) return ['messages'];
        const { id } = response.lead;
        return ['messages', LEAD_STATS, statusChangesTag(id), OPEN_INTERVIEWS, interviewsTag(id)];
      },
      onQueryStarted: async (_decision, { dispatch, queryFulfilled }) => {
        if (await errorOf(queryFulfilled)) return;
        const { lead } = (await queryFulfilled).data;
        if (lead) dispatch(changeLeadList((list) => withLeads(list, [lead])));
      },
    }),

    deleteMessage: build.mutation<null, string>({
      query: (id) => ({ url: `/messages/${id}`, method: 'DELETE' }),
      transformResponse: () => null,
      invalidatesTags: ['messages'],
    }),

    addNote: build.mutation<Lead, { leadId: string; note: NewNote }>({
      query: ({ leadId, note }) => ({ url: `/leads/${leadId}/notes`, method: 'POST', body: note }),
      transformResponse: dataOf,
      invalidatesTags: (_lead, error, { leadId }) => staleAfterNote(error, leadId),
      onQueryStarted: ({ leadId, note }, lifecycle) => {
        // The request's id, until the server has given the note one.
        const createdAt = new Date().toISOString();
        const added: Note = { type: 'general', ...note, id: lifecycle.requestId, createdAt };
        return changeLeads(lifecycle, {
          [leadId]: ({ notes }) => ({ notes: [...notes, added] }),
        });
      },
    }),

    updateNote: build.mutation<Lead, { leadId: string; noteId: string; changes: NoteUpdate }>({
      query: ({ leadId, noteId, changes }) => ({
        url: `/leads/${leadId}/notes/${noteId}`,
        method: 'PUT',
        body: changes,
      }),
      transformResponse: dataOf,
      invalidatesTags: (_lead, error, { leadId }) => staleAfterNote(error, leadId),
      onQueryStarted: ({ leadId, noteId, changes }, lifecycle) => {
        const update = (note: Note) => (note.id === noteId ? { ...note, ...changes } : note);
        return changeLeads(lifecycle, {
          [leadId]: ({ notes }) => ({ notes: notes.map(update) }),
        });
      },
    }),

    deleteNote: build.mutation<Lead, { leadId: string; noteId: string }>({
      query: ({ leadId, noteId }) => ({
        url: `/leads/${leadId}/notes/${noteId}`,
        method: 'DELETE',
      }),
      transformResponse: dataOf,
      invalidatesTags: (_lead, error, { leadId }) => staleAfterNote(error, leadId),
      onQueryStarted: ({ leadId, noteId }, lifecycle) =>
        changeLeads(lifecycle, {
          [leadId]: ({ notes }) => ({ notes: notes.filter(({ id }) => id !== noteId) }),
        }),
    }),

    /** The open interviews of all leads, soonest first. */
    getOpenInterviews: build.query<Interview[], void>({
      query: () => ({ url: '/interviews' }),
      transformResponse: dataOf,
      forceRefetch: freshFor(FRESH_FOR.default),
      providesTags: [OPEN_INTERVIEWS],
    }),

    /** A lead's interviews, soonest first. */
    getInterviews: build.query<Interview[], string>({
      query: (leadId) => ({ url: `/leads/${leadId}/interviews` }),
      transformResponse: dataOf,
      forceRefetch: freshFor(FRESH_FOR.default),
      providesTags: (_interviews, _error, leadId) => [interviewsTag(leadId)],
    }),

    addInterview: build.mutation<Interview, { leadId: string; interview: NewInterview }>({
      query: ({ leadId, interview }) => ({
        url: `/leads/${leadId}/interviews`,
        method: 'POST',
        body: interview,
      }),
      transformResponse: dataOf,
      invalidatesTags: (_interview, _error, { leadId }) => [OPEN_INTERVIEWS, interviewsTag(leadId)],
    }),

    updateInterview: build.mutation<Interview, InterviewChange>({
      query: ({ leadId, id, changes }) => ({
        url: `/leads/${leadId}/interviews/${id}`,
        method: 'PUT',
        body: changes,
      }),
      transformResponse: dataOf,
      invalidatesTags: (_interview, _error, { leadId }) => [OPEN_INTERVIEWS, interviewsTag(leadId)],
    }),

    deleteInterview: build.mutation<null, Omit<InterviewChange, 'changes'>>({
      query: ({ leadId, id }) => ({ url: `/leads/${leadId}/interviews/${id}`, method: 'DELETE' }),
      transformResponse: () => null,
      invalidatesTags: (_done, _error, { leadId }) => [OPEN_INTERVIEWS, interviewsTag(leadId)],
    }),

    /** Has the model expect questions, which the interview keeps. */
    expectQuestions: build.mutation<Interview, Omit<InterviewChange, 'changes'>>({
      query: ({ leadId, id }) => ({
        url: `/leads/${leadId}/interviews/${id}/likely-questions`,
        method: 'POST',
      }),
      transformResponse: dataOf,
      invalidatesTags: (_interview, _error, { leadId }) => [OPEN_INTERVIEWS, interviewsTag(leadId)],
    }),

    generatePitch: build.mutation<WrittenPitch, PitchJob>({
      queryFn: (job, { extra, signal }) => writePitch(job, extra as ThunkExtra, { signal }),
      invalidatesTags: (_pitch, error) => (error ? [PITCH_USAGE] : []),
      onQueryStarted: (job, lifecycle) => storeNewPitch(job, lifecycle),
    }),

    /** The same, into the pitch draft: dispatches `pitchPartReceived` for each part. */
    writePitch: build.mutation<WrittenPitch, PitchJob>({
      queryFn: (job, { extra, signal, dispatch }) =>
        writePitch(job, extra as ThunkExtra, {
          signal,
          onPart: (part) => dispatch(pitchPartReceived(part)),
          onDownload: (share) => dispatch(modelDownloadProgressed(share)),
        }),
      invalidatesTags: (_pitch, error) => (error ? [PITCH_USAGE] : []),
      onQueryStarted: (job, lifecycle) => storeNewPitch(job, lifecycle),
    }),

    /** The user's pitches or one lead's, newest first. */
    getPitches: build.query<Pitch[], string | undefined>({
      queryFn: async (leadId, { getState }, _options, fetchPage) => {
        const request = { url: '/pitches', params: { leadId } };
        const { pages, error } = await fetchPages<PitchListResponse>(fetchPage, request);
        if (error) return { error };
        const cached = new Map(cachedPitches(getState).map((pitch) => [pitch.id, pitch]));
        const pitches = pages.flatMap(({ data }) => data);
        return { data: pitches.map((pitch) => newest(pitch, cached.get(pitch.id))) };
      },
      forceRefetch: freshFor(FRESH_FOR.default),
      providesTags: [PITCH_LIST],
    }),

    /** A pitch that was just written, changed or deleted (`null`). Puts it into the cached lists. */
    getPitch: build.query<Pitch | null, string>({
      queryFn: async (id, _api, _options, fetchPitch) => {
        const { data, error } = await fetchPitch({ url: `/pitches/${id}` });
        if (error) return isNotFound(error) ? { data: null } : { error };
        return { data: (data as StoredPitchResponse).data };
      },
      onQueryStarted: async (id, { dispatch, getState, queryFulfilled }) => {
        const fetched = await queryFulfilled.catch(() => null);
        if (!fetched) return;
        for (const leadId of cachedPitchLists(getState)) {
          const isListed = leadId === undefined || leadId === fetched.data?.leadId;
          const pitch = isListed ? fetched.data : null;
          dispatch(
            api.util.updateQueryData('getPitches', leadId, (pitches) => {
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
      },
    }),

    /** What was saved and sent of a pitch at a version, newest first. */
    getPitchVersions: build.query<PitchVersion[], { id: string; version: number }>({
      ...get(({ id }: { id: string }) => `/pitches/${id}/versions`),
      providesTags: (_versions, _error, { id }) => [{ type: 'pitches', id }],
    }),

    getPitchUsage: build.query<PitchUsage, void>({
      query: () => ({ url: '/pitches', params: { limit: 1 } }),
      transformResponse: ({ data: _, nextCursor: __, ...usage }: PitchListResponse) => usage,
      forceRefetch: freshFor(FRESH_FOR.default),
      providesTags: [PITCH_USAGE, 'ai'],
    }),

    updatePitch: build.mutation<Pitch, { id: string; changes: PitchUpdate }>({
      query: ({ id, changes }) => ({ url: `/pitches/${id}`, method: 'PUT', body: changes }),
      transformResponse: dataOf,
      onQueryStarted: ({ id }, lifecycle) => storePitch(lifecycle, id),
    }),

    deletePitch: build.mutation<null, string>({
      ...remove((id: string) => `/pitches/${id}`),
      onQueryStarted: async (id, lifecycle) => {
        await storePitch(lifecycle, id);
        const isDeleted = await lifecycle.queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!isDeleted) return;
        lifecycle.dispatch(
          api.util.updateQueryData('getPitchUsage', undefined, (usage) => {
            usage.total -= 1;
          }),
        );
      },
    }),

    /** The post at an address, fetched again whenever it's imported. */
    getLinkedInPost: build.query<ExtractionResponse, string>({
      query: (postUrl) => ({ url: '/extract/linkedin-post', method: 'POST', body: { postUrl } }),
      extraOptions: { maxRetries: 0 },
      providesTags: (_post, _error, postUrl) => [extractionTag(postUrl)],
    }),

    /** The facts of a posting's text or page, read by a model if there is one. The browser's reads texts only. */
    readPage: build.mutation<PageFacts, PageExtractionRequest & { inBrowser?: boolean }>({
      queryFn: async ({ inBrowser, ...body }, _api, _options, send) => {
        if (inBrowser && body.text !== undefined) {
          return readInBrowser(body.text).then(
            (data) => ({ data }),
            () => lateError("The browser's model couldn't read this page.", 502),
          );
        }
        const { data, error } = await send({
          url: '/extract/page',
          method: 'POST',
          body,
        });
        return error ? { error } : { data: (data as PageExtractionResponse).data };
      },
    }),

    /** The text of a PDF, DOC or DOCX file with a posting. */
    readPostingFile: build.mutation<FileTextResponse['data'], File>({
      query: (file) => {
        const body = new FormData();
        body.append('posting', file);
        return { url: '/extract/file', method: 'POST', body };
      },
      transformResponse: ({ data }: FileTextResponse) => data,
    }),

    /** `null` before there is a profile. A 404 would be logged in the browser's console. */
    getProfile: build.query<StoredProfile | null, void>({
      ...get(() => '/user?optional=true'),
      extraOptions: { maxRetries: 2 },
      merge: (cached, fetched) => (cached && fetched ? newest(fetched, cached) : fetched),
      forceRefetch: freshFor(FRESH_FOR.profile),
      providesTags: ['profile'],
    }),

    createProfile: build.mutation<StoredProfile, NewProfile>({
      ...write('POST', '/user'),
      invalidatesTags: (_profile, error) => (error ? ['profile'] : []),
      onQueryStarted: (_profile, lifecycle) => storeProfile(lifecycle),
    }),

    updateProfile: build.mutation<StoredProfile, ProfileUpdate>({
      ...write('PUT', '/user'),
      invalidatesTags: (_profile, error, { rejectionsAreReplies }) => {
        if (error) return ['profile'];
        return rejectionsAreReplies === undefined ? [] : [COUNTING];
      },
      onQueryStarted: (_profile, lifecycle) => storeProfile(lifecycle),
    }),

    /**
     * Changes proofs, suggestions and answers. After a change made elsewhere they're applied to the
     * profile as it is there, so that nothing is lost.
     */
    changeProofs: build.mutation<StoredProfile, ProofChanges>({
      queryFn: async (changes, { getState }, _options, send) => {
        let profile = cachedProfile(getState);
        for (;;) {
          if (!profile) return lateError('Create your profile first.', 404);
          const { version } = profile;
          const body = { ...proofFields(withProofChanges(profile, changes)), version };
          const { data, error } = await send({ url: '/user', method: 'PUT', body });
          if (!error) return { data: (data as ProfileResponse).data };
          profile = currentEntity<StoredProfile>(error);
          if (!profile || profile.version === version) return { error };
        }
      },
      invalidatesTags: (_profile, error) => (error ? ['profile'] : []),
      onQueryStarted: (changes, lifecycle) => showProofChanges(changes, lifecycle),
    }),

    /** Sentences for lines of the profile, by the server's model or the browser's. They aren't stored. */
    wordProofs: build.mutation<ProofWording[], { inBrowser: boolean }>({
      queryFn: async ({ inBrowser }, { getState }, _options, send) => {
        const profile = cachedProfile(getState);
        if (inBrowser && profile) {
          return wordInBrowser(profile).then(
            (data) => ({ data }),
            (error) => lateError(browserModelProblem(error), 502),
          );
        }
        const { data, error } = await send({ url: '/user/proofs/wordings', method: 'POST' });
        return error ? { error } : { data: (data as WordingsResponse).data };
      },
    }),

    /** The stored files, without their content; see `downloadFile`. */
    getResumes: build.query<StoredResume[], void>({
      ...get(() => '/user/resumes', FRESH_FOR.default),
      providesTags: ['resume'],
    }),

    /** Reads and stores a resume. The profile stays as it is. The result is checked where it's used. */
    uploadResume: build.mutation<Partial<ResumeUploadResponse>, ResumeUpload>({
      query: ({ file, onProgress: onUploadProgress }) => {
        const body = new FormData();
        body.append('resume', file);
        return { url: '/user/resume', method: 'POST', body, onUploadProgress };
      },
      invalidatesTags: (_response, error) => (error ? [] : ['resume']),
    }),

    readResume: build.mutation<Partial<ResumeResponse>, string>({
      query: (id) => ({ url: `/user/resumes/${id}/read`, method: 'POST' }),
    }),

    deleteResume: build.mutation<null, string>({
      ...remove((id: string) => `/user/resumes/${id}`),
      invalidatesTags: ['resume'],
    }),

    /** The private feed of follow-ups and interviews; `null` before there is one. */
    getCalendar: build.query<CalendarFeed | null, void>({
      ...get(() => '/user/calendar'),
      providesTags: [CALENDAR],
    }),

    /** Creates the feed, or gives it a new address; the old one ends. */
    createCalendar: build.mutation<CalendarFeed | null, void>({
      ...write('POST', '/user/calendar'),
      invalidatesTags: [CALENDAR],
    }),

    deleteCalendar: build.mutation<null, void>({
      ...remove(() => '/user/calendar'),
      invalidatesTags: [CALENDAR],
    }),

    /** Newest first, with the expired ones. */
    getTokens: build.query<AccessToken[], void>({
      ...get(() => '/tokens', 0),
      providesTags: ['tokens'],
    }),

    /** The result is the only copy of the token itself. */
    createToken: build.mutation<CreatedToken, NewToken>({
      ...write('POST', '/tokens'),
      invalidatesTags: ['tokens'],
    }),

    deleteToken: build.mutation<null, string>({
      ...remove((id: string) => `/tokens/${id}`),
      invalidatesTags: ['tokens'],
    }),

    /** A file at an address below the API's, which isn't kept: the result is an object URL. */
    downloadFile: build.mutation<string, string>({
      query: (url) => ({ url, isFile: true }),
      transformResponse: (file: Blob) => URL.createObjectURL(file),
    }),

    /** The user's model, and what the server offers and allows. */
    getAi: build.query<AiOverview, void>({
      ...get(() => '/ai', FRESH_FOR.default),
      providesTags: ['ai'],
    }),

    updateAi: build.mutation<AiOverview, AiSettingsUpdate>({
      ...write('PUT', '/ai'),
      invalidatesTags: [PITCH_USAGE],
      onQueryStarted: (update, lifecycle) => showAiUpdate(update, lifecycle),
    }),

    /** The models that a provider lists. Nothing is saved. */
    getAiModels: build.query<AiModels & { readAt: number }, AiConnection>({
      query: (body) => ({ url: '/ai/models', method: 'POST', body }),
      transformResponse: (response: { data: AiModels }) => ({
        ...response.data,
        readAt: Date.now(),
      }),
      extraOptions: { maxRetries: 0 },
      // The argument may have a key.
      keepUnusedDataFor: 0,
    }),

    /** Asks a model for a text and for fields. Nothing is saved. */
    testAi: build.mutation<AiTestResult, AiTest>({
      ...write('POST', '/ai/test'),
    }),

    /** The servers for models that run on the server's computer. */
    getLocalAi: build.query<LocalAiResponse['data'], void>({
      ...get(() => '/ai/local', 0),
    }),

    /** Only when the server is its own identity provider. Ends the user's other sessions. */
    changePassword: build.mutation<void, PasswordChange>({
      query: (body) => ({ url: '/auth/password', method: 'PUT', body }),
      transformResponse: () => undefined,
    }),

    /** Adds what the archive has and the account doesn't, all of it or nothing. */
    restoreArchive: build.mutation<RestoreResponse['data'], Blob>({
      ...write('POST', '/user/restore'),
      invalidatesTags: (_data, error) => (error ? [] : [...TAG_TYPES]),
    }),

    /** Deletes the user's account and data. Nothing is refetched, because the session ends with it. */
    deleteAccount: build.mutation<null, void>({
      ...remove(() => '/user'),
    }),
  }),
});

/** The part of RTK Query's lifecycle of `onQueryStarted` that is used here. */
interface Lifecycle<Result> {
  // biome-ignore lint/suspicious/noExplicitAny: RTK Query types the dispatch of a lifecycle like this.
  dispatch: ThunkDispatch<any, any, UnknownAction>;
  getState: () => unknown;
  requestId: string;
  queryFulfilled: PromiseLike<{ data: Result }>;
}

type State = Parameters<ReturnType<typeof api.endpoints.getLeads.select>>[0];

const cachedLeads = (getState: () => unknown): LeadList | undefined =>
  api.endpoints.getLeads.select()(getState() as State).data;

const cachedProfile = (getState: () => unknown): StoredProfile | null | undefined =>
  api.endpoints.getProfile.select()(getState() as State).data;

/** The leads whose pitches are cached; `undefined` for the list of all pitches. */
export const cachedPitchLists = (getState: () => unknown): (string | undefined)[] =>
  api.util.selectCachedArgsForQuery(getState() as State, 'getPitches');

const cachedPitches = (getState: () => unknown): Pitch[] =>
  cachedPitchLists(getState).flatMap(
    (leadId) => api.endpoints.getPitches.select(leadId)(getState() as State).data ?? [],
  );

/** A pitch as it's cached, alone or in a list. */
export const cachedPitch = (getState: () => unknown, id: string): Pitch | undefined =>
  api.endpoints.getPitch.select(id)(getState() as State).data ??
  cachedPitches(getState).find((pitch) => pitch.id === id);

/** Changes the cached list, which isn't a draft: Immer would wrap each of 10,000 leads. */
export const changeLeadList = (change: (list: LeadList) => LeadList) =>
  api.util.updateQueryData('getLeads', undefined, (draft) => {
    const list = draft && original(draft);
    return list && change(list);
  });

/** The error of the request, or `null` once it has succeeded. The caller of a mutation handles it. */
const errorOf = (queryFulfilled: PromiseLike<unknown>): PromiseLike<ApiError | null> =>
  queryFulfilled.then(
    () => null,
    (failure: { error: ApiError }) => failure.error,
  );

/** The tags that a change of a note makes stale. A 404 may mean the lead or only the note. */
const staleAfterNote = (error: unknown, leadId: string) => {
  if (!error) return [];
  return isNotFound(error) ? [LEAD_LIST] : [notesTag(leadId)];
};

/** Puts the leads of the response into the list. */
async function storeLeads({ dispatch, queryFulfilled }: Lifecycle<Lead | Lead[]>): Promise<void> {
  if (await errorOf(queryFulfilled)) return;
  const { data } = await queryFulfilled;
  dispatch(changeLeadList((list) => withLeads(list, [data].flat())));
}

/**
 * Shows changes of leads until the response is here, then the leads as the server has them.
 * Overlapping changes are independent: each is removed on its own, and the others stay.
 *
 * @param changes by the lead's id; each returns the changed fields, or `null` for a deletion
 */
async function changeLeads(
  { dispatch, getState, requestId, queryFulfilled }: Lifecycle<Lead | Lead[] | null>,
  changes: Record<string, (lead: Lead) => LeadFields | null>,
): Promise<void> {
  const ids = Object.keys(changes);
  const list = cachedLeads(getState);
  const leads = list ? leadsById(list) : {};
  const shown = dispatch(
    api.util.updateQueryData('getLeads', undefined, (draft) => {
      for (const [id, change] of Object.entries(changes)) {
        const lead = leads[id];
        if (lead) draft.changes[`${requestId}/${id}`] = { id, fields: change(lead) };
      }
    }),
  );
  const error = await errorOf(queryFulfilled);
  const saved = error ? currentEntity<Lead | Lead[]>(error) : (await queryFulfilled).data;
  // A lead that was deleted elsewhere doesn't come back.
  const isGone = error ? isNotFound(error) && ids.length === 1 : !saved;
  if (saved) dispatch(changeLeadList((cached) => withLeads(cached, [saved].flat())));
  else if (isGone) dispatch(changeLeadList((cached) => withoutLeads(cached, ids)));
  shown.undo();
}

/** Puts the pitch of the response into the lists, and removes one that doesn't exist. */
async function storePitch(
  { dispatch, queryFulfilled }: Lifecycle<Pitch | null>,
  id: string,
): Promise<void> {
  const error = await errorOf(queryFulfilled);
  const saved = error ? currentEntity<Pitch>(error) : (await queryFulfilled).data;
  if (error && !saved && !isNotFound(error)) return;
  dispatch(api.util.upsertQueryData('getPitch', id, saved ?? null));
}

async function storeNewPitch(
  { request }: PitchJob,
  { dispatch, queryFulfilled }: Lifecycle<WrittenPitch>,
): Promise<void> {
  if (await errorOf(queryFulfilled)) return;
  const { pitch, rateLimit } = (await queryFulfilled).data;
  dispatch(api.util.upsertQueryData('getPitch', pitch.id, pitch));
  dispatch(
    api.util.updateQueryData('getPitchUsage', undefined, (usage) => ({
      ...usage,
      total: usage.total + (request.continues === undefined ? 1 : 0),
      rateLimit: rateLimit ?? usage.rateLimit,
    })),
  );
}

async function storeProfile({ dispatch, queryFulfilled }: Lifecycle<StoredProfile>): Promise<void> {
  const error = await errorOf(queryFulfilled);
  const saved = error ? currentEntity<StoredProfile>(error) : (await queryFulfilled).data;
  if (saved) dispatch(api.util.updateQueryData('getProfile', undefined, () => saved));
}

/** Shows the changes until the response is here, and those that are still being saved. */
async function showProofChanges(
  changes: ProofChanges,
  lifecycle: Lifecycle<StoredProfile>,
): Promise<void> {
  const { dispatch, getState, queryFulfilled } = lifecycle;
  const shown = dispatch(
    api.util.updateQueryData('getProfile', undefined, (profile) => {
      if (profile) Object.assign(profile, proofFields(withProofChanges(profile, changes)));
    }),
  );
  if (await errorOf(queryFulfilled)) shown.undo();
  const isLast = !Object.values((getState() as State).api.mutations).some(
    (other) => other?.status === 'pending' && other.endpointName === 'changeProofs',
  );
  if (isLast) await storeProfile(lifecycle);
}

/** Shows the settings until the response is here. */
async function showAiUpdate(
  { apiKey: _, ...fields }: AiSettingsUpdate,
  { dispatch, queryFulfilled }: Lifecycle<AiOverview>,
): Promise<void> {
  const shown = dispatch(
    api.util.updateQueryData('getAi', undefined, ({ settings }) => {
      Object.assign(settings, fields);
    }),
  );
  if (await errorOf(queryFulfilled)) shown.undo();
  else dispatch(api.util.upsertQueryData('getAi', undefined, (await queryFulfilled).data));
}

const proofFields = ({ proofs, suggestions, answers }: UserProfile) => ({
  proofs,
  suggestions,
  answers,
});

export const {
  useGetLeadsQuery,
  useGetLeadQuery,
  useGetStatusChangesQuery,
  useSetApplicationDateMutation,
  useGetInsightLeadsQuery,
  useGetInsightsQuery,
  useGetLeadStatsQuery,
  useAddLeadMutation,
  useUpdateLeadMutation,
  useGetDeletedLeadsInfiniteQuery,
  useRestoreLeadsMutation,
  useClearDeletedLeadsMutation,
  useGetViewsQuery,
  useSaveViewMutation,
  useDeleteViewMutation,
  useGetCalendarQuery,
  useCreateCalendarMutation,
  useDeleteCalendarMutation,
  useAddInterviewMutation,
  useDeleteInterviewMutation,
  useUpdateInterviewMutation,
  useExpectQuestionsMutation,
  useGetInterviewsQuery,
  useGetOpenInterviewsQuery,
  useGetMessagesQuery,
  useAddMessageMutation,
  useAssignMessageMutation,
  useDecideMessageMutation,
  useDeleteMessageMutation,
  useAddNoteMutation,
  useUpdateNoteMutation,
  useDeleteNoteMutation,
  useGeneratePitchMutation,
  useWritePitchMutation,
  useGetPitchesQuery,
  useGetPitchQuery,
  useGetPitchVersionsQuery,
  useGetPitchUsageQuery,
  useUpdatePitchMutation,
  useDeletePitchMutation,
  useLazyGetLinkedInPostQuery,
  useGetProfileQuery,
  useReadPageMutation,
  useReadPostingFileMutation,
  useCreateProfileMutation,
  useUpdateProfileMutation,
  useGetResumesQuery,
  useUploadResumeMutation,
  useReadResumeMutation,
  useDeleteResumeMutation,
  useGetTokensQuery,
  useCreateTokenMutation,
  useDeleteTokenMutation,
  useGetAiQuery,
  useGetAskedQuery,
  useUpdateAiMutation,
  useGetAiModelsQuery,
  useTestAiMutation,
  useGetLocalAiQuery,
  useChangePasswordMutation,
  useRestoreArchiveMutation,
  useDeleteAccountMutation,
  useDownloadFileMutation,
} = api;
