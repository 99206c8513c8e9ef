import { original, type ThunkDispatch, type UnknownAction, type WithSlice } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
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
import type { AnswerRequest, ProposedAnswer } from '#domain/contract/answers.ts';
import type { RestoreResponse } from '#domain/contract/archive.ts';
import type { AskedReading } from '#domain/contract/asked.ts';
import type { NewPasskey, Passkey, PasswordChange, PasswordState } from '#domain/contract/auth.ts';
import type { CalendarFeed } from '#domain/contract/calendar.ts';
import type { InsightPeriod } from '#domain/contract/enums.ts';
import type {
  FileTextResponse,
  PageExtractionRequest,
  PageExtractionResponse,
  PageFacts,
} from '#domain/contract/extraction.ts';
import type { Data } from '#domain/contract/fields.ts';
import type { Insights } from '#domain/contract/insights.ts';
import type { Interview, InterviewUpdate, NewInterview } from '#domain/contract/interviews.ts';
import type {
  ColumnsRequest,
  ColumnsResponse,
  ImportedLead,
  LeadImportResponse,
  LeadImportUndoResponse,
} from '#domain/contract/leadImport.ts';
import type { LeadStats } from '#domain/contract/leadStats.ts';
import type {
  Application,
  DeletedLeadsResponse,
  Lead,
  LeadListResponse,
  LeadUpdate,
  LeadUpdates,
  NewLead,
  StatusChange,
} from '#domain/contract/leads.ts';
import type { LeadUndo, LeadUndoResponse } from '#domain/contract/leadUndo.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type {
  MailboxOverview,
  MailboxTestResult,
  MailboxUpdate,
} from '#domain/contract/mailbox.ts';
import type {
  Acceptance,
  Message,
  MessageListQuery,
  MessageListResponse,
  MessageResponse,
  NewMessage,
} from '#domain/contract/messages.ts';
import type { NewNote, Note, NoteUpdate } from '#domain/contract/notes.ts';
import type {
  DeletedPerson,
  ImportedPeople,
  NewPerson,
  PeopleChange,
  PeopleImport,
  PeopleQuery,
  PeopleResponse,
  Person,
} from '#domain/contract/people.ts';
import type {
  Pitch,
  PitchListResponse,
  PitchResponse,
  PitchUpdate,
  PitchVersion,
} from '#domain/contract/pitches.ts';
import type { NewProfile, ProfileUpdate, StoredProfile } from '#domain/contract/profile.ts';
import type {
  ResumeResponse,
  ResumeTextResponse,
  ResumeUploadResponse,
  StoredResume,
} from '#domain/contract/resume.ts';
import type { SentRequest, SentResponse } from '#domain/contract/sent.ts';

import type { AccessToken, CreatedToken, NewToken } from '#domain/contract/tokens.ts';
import type { SavedView } from '#domain/contract/views.ts';
import { cachedSearchText } from '#domain/leads/leadFilters.ts';
import { sendingOf } from '#domain/pitches/letter/sentLetter.ts';
import { ownTimeZone } from '#domain/timeZone.ts';
import { type ApiError, currentEntity, isNotFound } from './apiError.ts';
import { base64Of } from './base64Of.ts';
import { baseQuery } from './baseQuery.ts';
import { readInBrowser } from './browserModel.ts';
import {
  endpointShapes,
  fileForm,
  isOlderThan,
  MINUTE,
  post,
  put,
  remove,
} from './endpointShapes.ts';
import { fetchPages } from './fetchPages.ts';
import {
  type LeadFields,
  type LeadList,
  leadsById,
  newest,
  toLeadList,
  withLeads,
  withoutLeads,
} from './leadList.ts';
import {
  type PeopleList,
  toPeopleList,
  withChange,
  withoutPeople,
  withPeople,
} from './peopleList.ts';
import { type CopyRequest, UNREAD_BY_MODEL, withModel } from './postingRequest.ts';
import type { ThunkExtra } from './sendRequest.ts';
import {
  askedTag,
  CALENDAR,
  COUNTING,
  DELETED_LEADS,
  DELETED_PEOPLE,
  extractionTag,
  interviewsTag,
  LEAD_LIST,
  LEAD_STATS,
  LEAD_VIEWS,
  leadTag,
  NOTHING,
  notesTag,
  OPEN_INTERVIEWS,
  PEOPLE_LIST,
  PITCH_LIST,
  PITCH_USAGE,
  pitchTag,
  statusChangesTag,
  TAG_TYPES,
} from './tags.ts';
import { type PitchJob, pitchPartReceived, writePitch } from './writePitch.ts';

/** Fills the largest window. */
const FIRST_PAGE = 48;

interface LeadEdit {
  id: string;
  changes: LeadUpdate;
  /** The lead that the user saw when making the changes. */
  base?: Lead;
}

interface InterviewId {
  leadId: string;
  id: string;
}

const interviewUrl = ({ leadId, id }: InterviewId) => `/leads/${leadId}/interviews/${id}`;

const staleInterviews = ({ leadId }: { leadId: string }) => [
  OPEN_INTERVIEWS,
  interviewsTag(leadId),
];

interface MessageDecision {
  id: string;
  decision: 'accept' | 'ignore' | 'undo';
  acceptance?: Acceptance;
}

/** The tags that a change of a note makes stale. A 404 may mean the lead or only the note. */
const staleAfterNote = ({ leadId }: { leadId: string }, error: unknown) => {
  if (!error) return [];
  return isNotFound(error) ? [LEAD_LIST] : [notesTag(leadId)];
};

/** How many pitches the user has, how many are left for today, and the model that writes them. */
type PitchUsage = Omit<PitchListResponse, 'data' | 'nextCursor'>;

/**
 * The backend's table of contents: every request of section 7 of the product spec that the client
 * sends, what it provides and what it invalidates.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAG_TYPES,
  keepUnusedDataFor: 10 * MINUTE,
  endpoints: (build, { read, send, write } = endpointShapes(build)) => ({
    /**
     * All leads of the user: the only copy of each. The first request fetches what a window shows, the
     * next one the whole list. From then on live updates keep it fresh, so it's refetched only after a
     * lost connection.
     */
    getLeads: build.query<LeadList, void>({
      queryFn: async (_arg, { forced, getState }, _options, fetchPage) => {
        const params = { sort: 'createdAt', ...(!forced && { limit: FIRST_PAGE }) };
        const request = { url: '/leads', params };
        const fetched = await fetchPages<LeadListResponse>(fetchPage, request, {
          ...(!forced && { maxPages: 1 }),
          // Now, so that a search doesn't have to read all leads at once.
          onPage: ({ data }) => data.map(cachedSearchText),
        });
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
        // The lead is kept in the list, which may not have been asked for yet.
        if (!cachedLeads(getState)) {
          await dispatch(api.endpoints.getLeads.initiate(undefined, { subscribe: false }));
        }
        if (!forced && cachedLeads(getState)?.entities[id]) return { data: null };
        const { data, error } = await fetchLead({ url: `/leads/${id}` });
        if (isNotFound(error)) dispatch(changeLeadList((list) => withoutLeads(list, [id])));
        if (error) return { error };
        const { data: lead } = data as Data<Lead>;
        dispatch(changeLeadList((list) => withLeads(list, [lead])));
        return { data: null };
      },
      providesTags: (_lead, _error, id) => [leadTag(id), notesTag(id)],
    }),

    /** The leads with a follow-up before a time, for where the list isn't loaded. */
    getDueLeads: read<Lead[], string>(
      (dueBefore) => ({
        url: '/leads',
        params: { dueBefore, limit: LIMITS.page },
        maxRetries: 0,
      }),
      [LEAD_LIST],
    ),

    /** What a lead's posting asks for, read by the server's model. Another description is another posting. */
    getAsked: read<AskedReading, { leadId: string; description: string }>(
      ({ leadId }) => `/leads/${leadId}/asked`,
      ({ leadId }) => [askedTag(leadId)],
      { freshSeconds: Number.POSITIVE_INFINITY },
    ),

    /** The status changes of a lead, newest first. */
    getStatusChanges: read<StatusChange[], string>(
      (leadId) => `/leads/${leadId}/status-changes`,
      (leadId) => [statusChangesTag(leadId)],
    ),

    /** Sets when the user applied. The figures follow. */
    setApplicationDate: write<StatusChange[], Application & { leadId: string }>(
      ({ leadId, ...body }) => put(`/leads/${leadId}/application`, body),
      ({ leadId }) => [LEAD_STATS, statusChangesTag(leadId)],
    ),

    getLeadStats: read<LeadStats>('/leads/stats', [LEAD_STATS, COUNTING], {
      freshSeconds: 10 * MINUTE,
    }),

    /** The figures of a period. They change with leads and with letters that are sent. */
    getInsights: read<Insights, InsightPeriod>(
      (period) => ({ url: '/insights', params: { period, timeZone: ownTimeZone() } }),
      [LEAD_STATS, PITCH_USAGE, COUNTING],
    ),

    addLead: write<Lead, NewLead>(
      (lead) => post('/leads', lead),
      ({ postUrl = '' }, error) => (error ? [] : [LEAD_STATS, extractionTag(postUrl)]),
      (_lead, lifecycle) => storeLeads(lifecycle),
    ),

    /** With a `base`, a change made elsewhere to another field is merged; to the same, it's a conflict. */
    updateLead: build.mutation<Lead, LeadEdit>({
      queryFn: async ({ id, changes, base }, _api, _options, send) => {
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
      },
      invalidatesTags: (_lead, error, { id, changes }) => {
        if (error) return [leadTag(id)];
        return 'status' in changes ? [LEAD_STATS, statusChangesTag(id)] : [LEAD_STATS];
      },
      onQueryStarted: ({ id, changes: { userId: _, version: __, ...fields } }, lifecycle) =>
        showLeadChanges(lifecycle, { [id]: () => fields }),
    }),

    /** Records that the user sent something for a lead: its status, the date and the letter. */
    recordSent: send<SentResponse, SentRequest & { leadId: string }>(
      ({ leadId, ...body }) => post(`/leads/${leadId}/sent`, body),
      ({ leadId }, error) => {
        // A 404 may mean the lead or only the pitch.
        if (error) return isNotFound(error) ? [LEAD_LIST, PITCH_LIST] : [];
        return [LEAD_STATS, statusChangesTag(leadId)];
      },
      async ({ leadId, ...request }, lifecycle) => {
        const at = new Date().toISOString();
        const queryFulfilled = lifecycle.queryFulfilled.then(({ data }) => ({
          data: data.lead,
        }));
        await showLeadChanges(
          { ...lifecycle, queryFulfilled },
          { [leadId]: (lead) => sendingOf(lead, { pitch: null, request, at }).lead },
        );
        if (await errorOf(lifecycle.queryFulfilled)) return;
        const { pitch } = (await lifecycle.queryFulfilled).data;
        if (pitch) lifecycle.dispatch(api.util.upsertQueryData('getPitch', pitch.id, pitch));
      },
    ),

    /** All of the updates, or none. */
    updateLeads: write<Lead[], LeadUpdates['leads']>(
      (leads) => put('/leads', { leads }),
      (updates, error) => {
        if (error) return isNotFound(error) ? [LEAD_LIST] : [];
        const moved = updates.filter(({ status }) => status);
        return [LEAD_STATS, ...moved.map(({ id }) => statusChangesTag(id))];
      },
      (updates, lifecycle) => {
        const changes = updates.map(({ id, userId: _, version: __, ...fields }) => [
          id,
          () => fields,
        ]);
        return showLeadChanges(lifecycle, Object.fromEntries(changes));
      },
    ),

    /** Takes back a change of leads, all of it or nothing. */
    undoLeads: send<LeadUndoResponse, LeadUndo>(
      (change) => post('/leads/undo', change),
      ({ leads }, error) => {
        if (error) return isNotFound(error) ? [LEAD_LIST] : [];
        return [LEAD_STATS, ...leads.map(({ id }) => statusChangesTag(id))];
      },
      async ({ leads }, { queryFulfilled, ...lifecycle }) => {
        const changes = leads.map(({ id, userId: _, version: __, ...fields }) => [
          id,
          () => fields,
        ]);
        const saved = queryFulfilled.then(({ data }) => ({ data: data.data }));
        await showLeadChanges({ ...lifecycle, queryFulfilled: saved }, Object.fromEntries(changes));
        if (await errorOf(queryFulfilled)) return;
        const { pitch } = (await queryFulfilled).data;
        if (pitch) lifecycle.dispatch(api.util.upsertQueryData('getPitch', pitch.id, pitch));
      },
    ),

    /** All of the leads, or none. They can be restored. */
    deleteLeads: write<null, string[]>(
      (leadIds) => post('/leads/bulk/delete', { leadIds }),
      // Their pitches are deleted with them.
      (ids, error) => {
        if (error) return isNotFound(error) ? [LEAD_LIST] : ids.map(leadTag);
        return [LEAD_STATS, DELETED_LEADS, 'pitches', ...ids.map(leadTag)];
      },
      (ids, lifecycle) =>
        showLeadChanges(lifecycle, Object.fromEntries(ids.map((id) => [id, () => null]))),
    ),

    restoreLeads: write<Lead[], string[]>(
      (leadIds) => post('/leads/deleted/restore', { leadIds }),
      (ids, error) =>
        error ? [DELETED_LEADS] : [LEAD_STATS, DELETED_LEADS, 'pitches', ...ids.map(leadTag)],
      (_ids, lifecycle) => storeLeads(lifecycle),
    ),

    /** All of the leads, or none. */
    importLeads: write<LeadImportResponse['data'], readonly ImportedLead[]>(
      (leads) => ({ ...post('/leads/import', { leads }), maxRetries: 3 }),
      [LEAD_LIST, LEAD_STATS],
    ),

    /** The fields of columns whose headings say nothing, by the user's model. */
    readColumns: write<ColumnsResponse['data'], ColumnsRequest>(
      (columns) => post('/leads/import/columns', columns),
      NOTHING,
    ),

    /** Takes back an import. Leads that were changed since stay. */
    removeImportedLeads: write<LeadImportUndoResponse['data'], string[]>(
      (leadIds) => ({ ...post('/leads/import/undo', { leadIds }), maxRetries: 3 }),
      [LEAD_LIST, LEAD_STATS],
    ),

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
    clearDeletedLeads: write<null>(() => remove('/leads/deleted'), [DELETED_LEADS]),

    /** The people who are listed. Live updates keep them fresh. */
    getPeople: build.query<PeopleList, void>({
      queryFn: async (_arg, _api, _options, fetchPage) => {
        const request = { url: '/people', params: { listed: 'true' } };
        const { pages, error } = await fetchPages<PeopleResponse>(fetchPage, request);
        return error ? { error } : { data: toPeopleList(pages) };
      },
      providesTags: [PEOPLE_LIST],
    }),

    /** A person who may not be listed. */
    getPerson: build.query<Person, string>({
      query: (id) => ({ url: `/people/${id}` }),
      transformResponse: ({ data }: { data: Person }) => data,
      providesTags: (_person, _error, id) => [{ type: 'people', id }],
      onQueryStarted: (id, lifecycle) => storePeople(lifecycle, [id]),
    }),

    /** Who has the words, or works at a company. */
    findPeople: read<Person[], PeopleQuery>(
      (params) => ({ url: '/people', params }),
      [PEOPLE_LIST],
    ),

    addPerson: write<Person, NewPerson>(
      (person) => post('/people', person),
      NOTHING,
      (_person, lifecycle) => storePeople(lifecycle),
    ),

    /** Changes, deletions and restorations, all of them or none. */
    changePeople: write<Person[], PeopleChange>(
      (change) => put('/people', change),
      ({ deletedIds, restoredIds }, error) => {
        if (error) return [PEOPLE_LIST];
        return deletedIds || restoredIds ? [DELETED_PEOPLE] : [];
      },
      async (change, lifecycle) => {
        const shown = lifecycle.dispatch(changePeopleList((list) => withChange(list, change)));
        if (await errorOf(lifecycle.queryFulfilled)) shown.undo();
        await storePeople(lifecycle);
      },
    ),

    /** People of a file. Whoever has sent all of it refetches the list. */
    importPeople: write<ImportedPeople, PeopleImport>(
      (people) => ({ ...post('/people/import', people), maxRetries: 3 }),
      NOTHING,
    ),

    /** The people that can be restored, the last deleted first. */
    getDeletedPeople: read<DeletedPerson[]>('/people/deleted', [DELETED_PEOPLE]),

    clearDeletedPeople: write<null>(() => remove('/people/deleted'), [DELETED_PEOPLE]),

    /** Saved views of the leads page, oldest first. */
    getViews: read<SavedView[]>('/leads/views', [LEAD_VIEWS]),

    /** Adds a view, or replaces the one with its id. */
    saveView: write<SavedView, SavedView>(
      ({ id, ...body }) => put(`/leads/views/${id}`, body),
      [LEAD_VIEWS],
    ),

    deleteView: write<null, string>((id) => remove(`/leads/views/${id}`), [LEAD_VIEWS]),

    /** A lead's messages, oldest first, or those that are only listed, newest first. */
    getMessages: read<Message[], MessageListQuery>(
      (params) => ({ url: '/messages', params }),
      ['messages'],
    ),

    /** The messages that the user hasn't checked, newest first. */
    getNewMessages: build.infiniteQuery<MessageListResponse, void, string>({
      query: ({ pageParam }) => ({
        url: `/messages?state=new${pageParam && `&cursor=${encodeURIComponent(pageParam)}`}`,
      }),
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      providesTags: ['messages'],
    }),

    /** Keeps a message with a lead, or with the one that it fits. */
    addMessage: send<MessageResponse, NewMessage & { leadId: string | null }>(
      ({ leadId, ...body }) =>
        post(leadId === null ? '/messages' : `/leads/${leadId}/messages`, body),
      (_message, error) => (error ? [] : ['messages']),
    ),

    assignMessage: send<MessageResponse, { id: string; leadId: string }>(
      ({ id, leadId }) => put(`/messages/${id}`, { leadId }),
      ['messages'],
    ),

    /** Accepts or ignores what a message proposes, or takes that back. */
    decideMessage: send<MessageResponse, MessageDecision>(
      ({ id, decision, acceptance }) => post(`/messages/${id}/${decision}`, acceptance),
      (_decision, error, response) => {
        if (error || !response?.lead) return ['messages'];
        const { id } = response.lead;
        return ['messages', LEAD_STATS, statusChangesTag(id), OPEN_INTERVIEWS, interviewsTag(id)];
      },
      (_decision, lifecycle) => storeLeads(lifecycle, ({ lead }) => lead ?? []),
    ),

    deleteMessage: write<null, string>((id) => remove(`/messages/${id}`), ['messages']),

    addNote: write<Lead, { leadId: string; note: NewNote }>(
      ({ leadId, note }) => post(`/leads/${leadId}/notes`, note),
      staleAfterNote,
      ({ leadId, note }, lifecycle) => {
        // The request's id, until the server has given the note one.
        const createdAt = new Date().toISOString();
        const added: Note = { type: 'general', ...note, id: lifecycle.requestId, createdAt };
        return changeNotes(lifecycle, leadId, (notes) => [...notes, added]);
      },
    ),

    updateNote: write<Lead, { leadId: string; noteId: string; changes: NoteUpdate }>(
      ({ leadId, noteId, changes }) => put(`/leads/${leadId}/notes/${noteId}`, changes),
      staleAfterNote,
      ({ leadId, noteId, changes }, lifecycle) =>
        changeNotes(lifecycle, leadId, (notes) =>
          notes.map((note) => (note.id === noteId ? { ...note, ...changes } : note)),
        ),
    ),

    deleteNote: write<Lead, { leadId: string; noteId: string }>(
      ({ leadId, noteId }) => remove(`/leads/${leadId}/notes/${noteId}`),
      staleAfterNote,
      ({ leadId, noteId }, lifecycle) =>
        changeNotes(lifecycle, leadId, (notes) => notes.filter(({ id }) => id !== noteId)),
    ),

    /** The open interviews of all leads, soonest first. */
    getOpenInterviews: read<Interview[]>('/interviews', [OPEN_INTERVIEWS]),

    /** A lead's interviews, soonest first. */
    getInterviews: read<Interview[], string>(
      (leadId) => `/leads/${leadId}/interviews`,
      (leadId) => [interviewsTag(leadId)],
    ),

    addInterview: write<Interview, { leadId: string; interview: NewInterview }>(
      ({ leadId, interview }) => post(`/leads/${leadId}/interviews`, interview),
      staleInterviews,
    ),

    updateInterview: write<Interview, InterviewId & { changes: InterviewUpdate }>(
      ({ changes, ...interview }) => put(interviewUrl(interview), changes),
      staleInterviews,
    ),

    deleteInterview: write<null, InterviewId>(
      (interview) => remove(interviewUrl(interview)),
      staleInterviews,
    ),

    /** Has the model expect questions, which the interview keeps. */
    expectQuestions: write<Interview, InterviewId>(
      (interview) => post(`${interviewUrl(interview)}/likely-questions`),
      staleInterviews,
    ),

    /** Has the model answer a question of a form. */
    proposeAnswer: write<ProposedAnswer, AnswerRequest>(
      (question) => post('/pitches/answer', question),
      [PITCH_USAGE],
    ),

    /** Writes and stores a letter. Dispatches `pitchPartReceived` for each part of it. */
    writePitch: build.mutation<PitchResponse, PitchJob>({
      queryFn: (job, { extra, signal, dispatch }) =>
        writePitch(job, extra as ThunkExtra, {
          signal,
          onPart: (part) => dispatch(pitchPartReceived({ ...part, leadId: job.request.leadId })),
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
      forceRefetch: isOlderThan(5 * MINUTE),
      providesTags: [PITCH_LIST],
    }),

    /** A pitch that was just written, changed or deleted (`null`). Puts it into the cached lists. */
    getPitch: build.query<Pitch | null, string>({
      providesTags: (_pitch, _error, id) => [pitchTag(id)],
      queryFn: async (id, _api, _options, fetchPitch) => {
        const { data, error } = await fetchPitch({ url: `/pitches/${id}` });
        if (error) return isNotFound(error) ? { data: null } : { error };
        return { data: (data as Data<Pitch>).data };
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
    getPitchVersions: read<PitchVersion[], { id: string; version: number }>(
      ({ id }) => `/pitches/${id}/versions`,
      ({ id }) => [pitchTag(id)],
      { freshSeconds: Number.POSITIVE_INFINITY },
    ),

    getPitchUsage: read<PitchUsage>(
      () => ({ url: '/pitches', params: { limit: 1 } }),
      [PITCH_USAGE, 'ai'],
      {
        transformResponse: ({ data: _, nextCursor: __, ...usage }: PitchListResponse) => usage,
      },
    ),

    updatePitch: write<Pitch, { id: string; changes: PitchUpdate }>(
      ({ id, changes }) => put(`/pitches/${id}`, changes),
      ({ id }, error) => (isNotFound(error) ? [pitchTag(id), PITCH_USAGE] : []),
      ({ id }, lifecycle) => storePitch(lifecycle, id),
    ),

    deletePitch: write<null, string>(
      (id) => remove(`/pitches/${id}`),
      (id, error) => (isNotFound(error) ? [pitchTag(id), PITCH_USAGE] : []),
      async (id, lifecycle) => {
        await storePitch(lifecycle, id);
        if (await errorOf(lifecycle.queryFulfilled)) return;
        lifecycle.dispatch(
          api.util.updateQueryData('getPitchUsage', undefined, (usage) => {
            usage.total -= 1;
          }),
        );
      },
    ),

    /** The posting at an address, a LinkedIn post's too. It's read again once a lead was added from it. */
    getPosting: read<PageFacts, string>(
      (url) => ({ ...post('/extract/page', { url }), maxRetries: 0 }),
      (url) => [extractionTag(url)],
    ),

    /** The facts of a copied posting: read here, and then by a model if there is one. */
    readCopy: build.mutation<PageFacts, CopyRequest>({
      invalidatesTags: NOTHING,
      queryFn: async ({ posting, model }, _api, _options, request) => {
        const ask = async (body: PageExtractionRequest) => {
          const { data, error } = await request(post('/extract/page', body));
          return error ? { error } : { data: (data as PageExtractionResponse).data };
        };
        const { readCopied } = await import('./copiedPosting.ts');
        const read = readCopied(posting);
        const text = read.description.slice(0, LIMITS.pageText).toWellFormed();
        if (model === null || text.trim() === '') return { data: read };
        const { data } =
          model === 'browser-model'
            ? await readInBrowser(text, read).then(
                (data) => ({ data }),
                () => ({ data: undefined }),
              )
            : await ask({ text });
        return { data: data ? withModel(read, data) : { ...read, notice: UNREAD_BY_MODEL } };
      },
    }),

    /** The text of a PDF, DOC or DOCX file with a posting. */
    readPostingFile: write<FileTextResponse['data'], File>(
      (file) => post('/extract/file', fileForm('posting', file)),
      NOTHING,
    ),

    /** `null` before there is a profile. A 404 would be logged in the browser's console. */
    getProfile: read<StoredProfile | null>(
      () => ({ url: '/user?optional=true', maxRetries: 2 }),
      ['profile'],
      {
        merge: (cached, fetched) => (cached && fetched ? newest(fetched, cached) : fetched),
        freshSeconds: 15 * MINUTE,
      },
    ),

    createProfile: write<StoredProfile, NewProfile>(
      (profile) => post('/user', profile),
      (_profile, error) => (error ? ['profile'] : []),
      (_profile, lifecycle) => storeProfile(lifecycle),
    ),

    updateProfile: write<StoredProfile, ProfileUpdate>(
      (profile) => put('/user', profile),
      ({ rejectionsAreReplies }, error) => {
        if (error) return ['profile'];
        return rejectionsAreReplies === undefined ? [] : [COUNTING];
      },
      (_profile, lifecycle) => storeProfile(lifecycle),
    ),

    /** The stored files, without their content; see `downloadFile`. */
    getResumes: read<StoredResume[]>('/user/resumes', ['resume']),

    getResumeText: read<ResumeTextResponse['data']>('/user/resumes/text', ['resume']),

    /** Reads and stores a resume. The profile stays as it is. The result is checked where it's used. */
    uploadResume: send<Partial<ResumeUploadResponse>, File>(
      (file) => post('/user/resume', fileForm('resume', file)),
      (_file, error) => (error ? [] : ['resume']),
    ),

    /** Stores a resume without reading it. */
    storeResume: write<StoredResume, File>(
      (file) => post('/user/resumes', fileForm('resume', file)),
      (_file, error) => (error ? [] : ['resume']),
    ),

    readResume: send<Partial<ResumeResponse>, string>(
      (id) => post(`/user/resumes/${id}/read`),
      NOTHING,
    ),

    deleteResume: write<null, string>((id) => remove(`/user/resumes/${id}`), ['resume']),

    /** The private feed of follow-ups and interviews; `null` before there is one. */
    getCalendar: read<CalendarFeed | null>('/user/calendar', [CALENDAR]),

    /** Creates the feed, or gives it a new address; the old one ends. */
    createCalendar: write<CalendarFeed | null>(() => post('/user/calendar'), [CALENDAR]),

    deleteCalendar: write<null>(() => remove('/user/calendar'), [CALENDAR]),

    /** Newest first, with the expired ones. */
    getTokens: read<AccessToken[]>('/tokens', ['tokens'], { freshSeconds: 0 }),

    /** The result is the only copy of the token itself. */
    createToken: write<CreatedToken, NewToken>((token) => post('/tokens', token), ['tokens']),

    deleteToken: write<null, string>((id) => remove(`/tokens/${id}`), ['tokens']),

    /** Oldest first. */
    getPasskeys: read<Passkey[]>('/auth/passkeys', ['passkeys'], { freshSeconds: 0 }),

    /** The result is for the browser, and works for five minutes. */
    newPasskeyOptions: write<PublicKeyCredentialCreationOptionsJSON>(
      () => post('/auth/passkeys/options', {}),
      NOTHING,
    ),

    addPasskey: write<null, NewPasskey>((key) => post('/auth/passkeys', key), ['passkeys']),

    renamePasskey: write<null, Pick<Passkey, 'id' | 'name'>>(
      ({ id, name }) => put(`/auth/passkeys/${id}`, { name }),
      ['passkeys'],
    ),

    deletePasskey: write<null, string>((id) => remove(`/auth/passkeys/${id}`), ['passkeys']),

    /** A file at an address below the API's, which isn't kept: the result is an object URL. */
    downloadFile: build.mutation<string, string>({
      query: (url) => ({ url, isFile: true }),
      transformResponse: (file: Blob) => URL.createObjectURL(file),
      invalidatesTags: NOTHING,
    }),

    /** The same as base64, for the file field of a page. */
    readFile: build.mutation<string, string>({
      query: (url) => ({ url, isFile: true }),
      transformResponse: base64Of,
      invalidatesTags: NOTHING,
    }),

    /** The user's model, and what the server offers and allows. */
    getAi: read<AiOverview>('/ai', ['ai']),

    updateAi: write<AiOverview, AiSettingsUpdate>(
      (settings) => put('/ai', settings),
      [PITCH_USAGE],
      showAiUpdate,
    ),

    /** The models that a provider lists. Nothing is saved. */
    getAiModels: read<AiModels & { readAt: number }, AiConnection>(
      (connection) => ({ ...post('/ai/models', connection), maxRetries: 0 }),
      NOTHING,
      {
        transformResponse: ({ data }: { data: AiModels }) => ({ ...data, readAt: Date.now() }),
        freshSeconds: Number.POSITIVE_INFINITY,
        // The argument may have a key.
        keepUnusedDataFor: 0,
      },
    ),

    /** Asks a model for a text and for fields. Nothing is saved. */
    testAi: write<AiTestResult, AiTest>((connection) => post('/ai/test', connection), NOTHING),

    /** The servers for models that run on the server's computer. */
    getLocalAi: read<LocalAiResponse['data']>('/ai/local', ['ai'], { freshSeconds: 0 }),

    getMailbox: read<MailboxOverview>('/mailbox', ['mailbox']),

    updateMailbox: write<MailboxOverview, MailboxUpdate>(
      (mailbox) => put('/mailbox', mailbox),
      ['mailbox', 'messages'],
    ),

    deleteMailbox: write<null>(() => remove('/mailbox'), ['mailbox', 'messages']),

    /** Signs in and looks at the folder. Nothing is saved. */
    testMailbox: write<MailboxTestResult, MailboxUpdate>(
      (mailbox) => post('/mailbox/test', mailbox),
      NOTHING,
    ),

    /** Reads new emails now. */
    checkMailbox: write<MailboxOverview>(() => post('/mailbox/check'), ['mailbox', 'messages']),

    /** Only when the server is its own identity provider. Ends the user's other sessions. */
    getPasswordState: read<PasswordState>('/auth/password', ['password'], { freshSeconds: 0 }),

    changePassword: write<null, PasswordChange>(
      (body) => put('/auth/password', body),
      ['password'],
    ),

    /** Adds what the archive has and the account doesn't, all of it or nothing. */
    restoreArchive: write<RestoreResponse['data'], Blob>(
      (archive) => post('/user/restore', archive),
      (_archive, error) => (error ? [] : [...TAG_TYPES]),
    ),

    /** Deletes the user's account and data. Nothing is refetched, because the session ends with it. */
    deleteAccount: write<null>(() => remove('/user'), NOTHING),
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

/** The part of the store that has the cache. */
export type ApiState = WithSlice<typeof api>;

const cachedLeads = (getState: () => unknown): LeadList | undefined =>
  api.endpoints.getLeads.select()(getState() as ApiState).data;

/** The leads whose pitches are cached; `undefined` for the list of all pitches. */
export const cachedPitchLists = (getState: () => unknown): (string | undefined)[] =>
  api.util.selectCachedArgsForQuery(getState() as ApiState, 'getPitches');

const cachedPitches = (getState: () => unknown): Pitch[] =>
  cachedPitchLists(getState).flatMap(
    (leadId) => api.endpoints.getPitches.select(leadId)(getState() as ApiState).data ?? [],
  );

/** A pitch as it's cached, alone or in a list. */
export const cachedPitch = (getState: () => unknown, id: string): Pitch | undefined =>
  api.endpoints.getPitch.select(id)(getState() as ApiState).data ??
  cachedPitches(getState).find((pitch) => pitch.id === id);

/** Changes the cached list, which isn't a draft: Immer would wrap each of 10,000 leads. */
export const changeLeadList = (change: (list: LeadList) => LeadList) =>
  api.util.updateQueryData('getLeads', undefined, (draft) => {
    const list = draft && original(draft);
    return list && change(list);
  });

/** Changes the cached list, which isn't a draft: Immer would wrap each of 10,000 people. */
export const changePeopleList = (change: (list: PeopleList) => PeopleList) =>
  api.util.updateQueryData('getPeople', undefined, (draft) => {
    const list = draft && original(draft);
    return list && change(list);
  });

/** Puts the people of the response into the list. Those that are gone leave it. */
async function storePeople(
  { dispatch, queryFulfilled }: Lifecycle<Person | Person[]>,
  ids: readonly string[] = [],
): Promise<void> {
  const error = await errorOf(queryFulfilled);
  if (error) {
    if (isNotFound(error)) dispatch(changePeopleList((list) => withoutPeople(list, ids)));
    return;
  }
  const people = [(await queryFulfilled).data].flat();
  dispatch(changePeopleList((list) => withPeople(list, people)));
}

/** The error of the request, or `null` once it has succeeded. The caller of a mutation handles it. */
const errorOf = (queryFulfilled: PromiseLike<unknown>): PromiseLike<ApiError | null> =>
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
async function storeLeads<Result = Lead | Lead[]>(
  { dispatch, queryFulfilled }: Lifecycle<Result>,
  leadsOf = (result: Result) => result as Lead | Lead[],
): Promise<void> {
  if (await errorOf(queryFulfilled)) return;
  const leads = [leadsOf((await queryFulfilled).data)].flat();
  dispatch(changeLeadList((list) => withLeads(list, leads)));
}

/**
 * Shows changes of leads until the response is here, then the leads as the server has them.
 * Overlapping changes are independent: each is removed on its own, and the others stay.
 *
 * @param changes by the lead's id; each returns the changed fields, or `null` for a deletion
 */
async function showLeadChanges(
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
  const { error, saved } = await outcomeOf(queryFulfilled);
  // A lead that was deleted elsewhere doesn't come back.
  const isGone = error ? isNotFound(error) && ids.length === 1 : !saved;
  if (saved) dispatch(changeLeadList((cached) => withLeads(cached, [saved].flat())));
  else if (isGone) dispatch(changeLeadList((cached) => withoutLeads(cached, ids)));
  shown.undo();
}

const changeNotes = (
  lifecycle: Lifecycle<Lead>,
  leadId: string,
  change: (notes: Note[]) => Note[],
): Promise<void> =>
  showLeadChanges(lifecycle, { [leadId]: ({ notes }) => ({ notes: change(notes) }) });

/** Puts the pitch of the response into the lists, and removes one that doesn't exist. */
async function storePitch(
  { dispatch, queryFulfilled }: Lifecycle<Pitch | null>,
  id: string,
): Promise<void> {
  const { error, saved } = await outcomeOf(queryFulfilled);
  if (error && !saved && !isNotFound(error)) return;
  dispatch(api.util.upsertQueryData('getPitch', id, saved ?? null));
}

async function storeNewPitch(
  { request }: PitchJob,
  { dispatch, queryFulfilled }: Lifecycle<PitchResponse>,
): Promise<void> {
  if (await errorOf(queryFulfilled)) return;
  const { pitch, rateLimit } = (await queryFulfilled).data;
  dispatch(api.util.upsertQueryData('getPitch', pitch.id, pitch));
  dispatch(
    api.util.updateQueryData('getPitchUsage', undefined, (usage) => ({
      ...usage,
      total: usage.total + (request.continues === undefined ? 1 : 0),
      rateLimit,
    })),
  );
}

async function storeProfile({ dispatch, queryFulfilled }: Lifecycle<StoredProfile>): Promise<void> {
  const { saved } = await outcomeOf(queryFulfilled);
  if (saved) dispatch(api.util.updateQueryData('getProfile', undefined, () => saved));
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

export const { useGetLeadsQuery, useGetLeadQuery, useGetStatusChangesQuery } = api;
export const { useGetAskedQuery, useGetLeadStatsQuery, useSetApplicationDateMutation } = api;
export const { useGetInsightsQuery } = api;
export const { useAddLeadMutation, useUpdateLeadMutation } = api;
export const { useGetDeletedLeadsInfiniteQuery, useClearDeletedLeadsMutation } = api;
export const { useRestoreLeadsMutation } = api;
export const { useGetPeopleQuery, useGetPersonQuery, useFindPeopleQuery } = api;
export const { useAddPersonMutation, useGetDeletedPeopleQuery, useClearDeletedPeopleMutation } =
  api;
export const { useGetViewsQuery, useSaveViewMutation, useDeleteViewMutation } = api;
export const { useGetCalendarQuery, useCreateCalendarMutation, useDeleteCalendarMutation } = api;
export const { useGetInterviewsQuery, useGetOpenInterviewsQuery } = api;
export const { useAddInterviewMutation, useUpdateInterviewMutation } = api;
export const { useDeleteInterviewMutation, useExpectQuestionsMutation, useProposeAnswerMutation } =
  api;
export const { useGetNewMessagesInfiniteQuery } = api;
export const { useGetMessagesQuery, useAddMessageMutation, useAssignMessageMutation } = api;
export const { useDecideMessageMutation, useDeleteMessageMutation } = api;
export const { useAddNoteMutation, useUpdateNoteMutation, useDeleteNoteMutation } = api;
export const { useGetPitchesQuery, useGetPitchVersionsQuery } = api;
export const { useGetPitchUsageQuery, useUpdatePitchMutation, useDeletePitchMutation } = api;
export const { useGetProfileQuery, useCreateProfileMutation, useUpdateProfileMutation } = api;
export const {
  useGetResumeTextQuery,
  useGetResumesQuery,
  useUploadResumeMutation,
  useStoreResumeMutation,
} = api;
export const {
  useReadResumeMutation,
  useDeleteResumeMutation,
  useDownloadFileMutation,
  useReadFileMutation,
} = api;
export const { useGetTokensQuery, useCreateTokenMutation, useDeleteTokenMutation } = api;
export const {
  useGetPasskeysQuery,
  useNewPasskeyOptionsMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useDeletePasskeyMutation,
} = api;
export const { useGetAiQuery, useUpdateAiMutation, useGetAiModelsQuery, useTestAiMutation } = api;
export const { useGetMailboxQuery, useUpdateMailboxMutation, useDeleteMailboxMutation } = api;
export const { useTestMailboxMutation, useCheckMailboxMutation } = api;
export const { useGetLocalAiQuery, useGetPasswordStateQuery, useChangePasswordMutation } = api;
export const { useRestoreArchiveMutation, useDeleteAccountMutation } = api;
