import type { WithSlice } from '@reduxjs/toolkit';
import type { AnswerRequest, ProposedAnswer } from '#domain/contract/answers.ts';
import type { AskedReading } from '#domain/contract/asked.ts';
import type { InsightPeriod } from '#domain/contract/enums.ts';
import type { FileTextResponse, PageFacts } from '#domain/contract/extraction.ts';
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
  LeadUpdates,
  NewLead,
  StatusChange,
} from '#domain/contract/leads.ts';
import type { LeadUndo, LeadUndoResponse } from '#domain/contract/leadUndo.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type {
  Acceptance,
  Message,
  MessageListQuery,
  MessageListResponse,
  MessageResponse,
  NewMessage,
} from '#domain/contract/messages.ts';
import type { NewNote, NoteUpdate } from '#domain/contract/notes.ts';
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
import type { SavedView } from '#domain/contract/views.ts';
import { ownTimeZone } from '#domain/timeZone.ts';
import { accountApi } from './accountApi.ts';
import { isNotFound } from './apiError.ts';
import { base64Of } from './base64Of.ts';
import {
  changeNotes,
  fieldsOf,
  listPitch,
  type PitchUsage,
  showLeadChanges,
  showLeadsAndPitch,
  shownNote,
  showSent,
  storeLeads,
  storeNewPitch,
  storeNoPitch,
  storePitch,
  storeProfile,
} from './cache.ts';
import {
  endpointShapes,
  fileForm,
  isOlderThan,
  MINUTE,
  post,
  put,
  remove,
} from './endpointShapes.ts';
import {
  fetchLead,
  fetchLeads,
  fetchOtherLeads,
  fetchPitch,
  fetchPitches,
  type InterviewId,
  interviewUrl,
  type LeadEdit,
  sendLeadEdit,
} from './entityRequests.ts';
import { fetchPages } from './fetchPages.ts';
import { type LeadList, newest } from './leadList.ts';
import { showPeopleChange, storePeople } from './peopleCache.ts';
import { type PeopleList, toPeopleList } from './peopleList.ts';
import { type CopyRequest, readCopy } from './postingRequest.ts';
import type { ThunkExtra } from './sendRequest.ts';
import {
  askedTag,
  COUNTING,
  DELETED_LEADS,
  DELETED_PEOPLE,
  extractionTag,
  FOUND_PEOPLE,
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
  staleAfterNote,
  staleInterviews,
  staleLeads,
  statusChangesTag,
} from './tags.ts';
import { type PitchJob, pitchPartReceived, writePitch } from './writePitch.ts';

interface MessageDecision {
  id: string;
  decision: 'accept' | 'ignore' | 'undo';
  acceptance?: Acceptance;
}

/**
 * The backend's table of contents: every request of section 7 of the product spec that the client
 * sends, what it provides and what it invalidates. Those of the account itself are in `accountApi.ts`.
 */
export const api = accountApi.injectEndpoints({
  endpoints: (build, { read, pages, file, send, write } = endpointShapes(build)) => ({
    /**
     * All leads of the user: the only copy of each. The first request fetches what a window shows, the
     * next one the whole list. From then on live updates keep it fresh, so it's refetched only after a
     * lost connection.
     */
    getLeads: build.query<LeadList, void>({
      queryFn: (_arg, lifecycle, _options, fetchPage) => fetchLeads(lifecycle, fetchPage),
      // Changes may start and end while the list is fetched.
      merge: (cached, fetched) => ({ ...fetched, changes: cached.changes }),
      providesTags: [LEAD_LIST],
      onQueryStarted: (_arg, lifecycle) => fetchOtherLeads(lifecycle),
    }),

    /** Fetches a lead that isn't in the list yet, and puts it there. */
    getLead: build.query<null, string>({
      queryFn: (id, lifecycle, _options, send) => fetchLead(id, lifecycle, send),
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
      '/leads',
      ({ postUrl = '' }, error) => (error ? [] : [LEAD_STATS, extractionTag(postUrl)]),
      (_lead, lifecycle) => storeLeads(lifecycle),
    ),

    /** With a `base`, a change made elsewhere to another field is merged; to the same, it's a conflict. */
    updateLead: build.mutation<Lead, LeadEdit>({
      queryFn: (edit, _api, _options, send) => sendLeadEdit(edit, send),
      invalidatesTags: (_lead, error, { id, changes }) => {
        if (error) return [leadTag(id)];
        return 'status' in changes ? [LEAD_STATS, statusChangesTag(id)] : [LEAD_STATS];
      },
      onQueryStarted: ({ id, changes }, lifecycle) =>
        showLeadChanges(lifecycle, fieldsOf([{ ...changes, id }])),
    }),

    /** Records that the user sent something for a lead: its status, the date and the letter. */
    recordSent: send<SentResponse, SentRequest & { leadId: string }>(
      ({ leadId, ...body }) => post(`/leads/${leadId}/sent`, body),
      // A 404 may mean the lead or only the pitch.
      ({ leadId }, error) => [
        ...staleLeads([{ id: leadId }], error),
        ...(isNotFound(error) ? [PITCH_LIST] : []),
      ],
      (sent, lifecycle) => showSent(lifecycle, sent),
    ),

    /** All of the updates, or none. */
    updateLeads: write<Lead[], LeadUpdates['leads']>(
      (leads) => put('/leads', { leads }),
      (updates, error) =>
        staleLeads(
          updates.filter(({ status }) => status),
          error,
        ),
      (updates, lifecycle) => showLeadChanges(lifecycle, fieldsOf(updates)),
    ),

    /** Takes back a change of leads, all of it or nothing. */
    undoLeads: send<LeadUndoResponse, LeadUndo>(
      '/leads/undo',
      ({ leads }, error) => staleLeads(leads, error),
      ({ leads }, lifecycle) => showLeadsAndPitch(lifecycle, ({ data }) => data, fieldsOf(leads)),
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
    readColumns: write<ColumnsResponse['data'], ColumnsRequest>('/leads/import/columns', NOTHING),

    /** Takes back an import. Leads that were changed since stay. */
    removeImportedLeads: write<LeadImportUndoResponse['data'], string[]>(
      (leadIds) => ({ ...post('/leads/import/undo', { leadIds }), maxRetries: 3 }),
      [LEAD_LIST, LEAD_STATS],
    ),

    /** The leads that can be restored, the last deleted first. */
    getDeletedLeads: pages<DeletedLeadsResponse>('/leads/deleted', {}, [DELETED_LEADS]),

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

    /** Who has the words, works at a company, or has to do with a lead. */
    findPeople: read<Person[], PeopleQuery>(
      (params) => ({ url: '/people', params }),
      [PEOPLE_LIST, FOUND_PEOPLE],
    ),

    addPerson: write<Person, NewPerson>('/people', [FOUND_PEOPLE], (_person, lifecycle) =>
      storePeople(lifecycle),
    ),

    /** Changes, deletions and restorations, all of them or none. */
    changePeople: write<Person[], PeopleChange>(
      (change) => put('/people', change),
      ({ deletedIds, restoredIds }, error) => {
        if (error) return [PEOPLE_LIST];
        return deletedIds || restoredIds ? [FOUND_PEOPLE, DELETED_PEOPLE] : [FOUND_PEOPLE];
      },
      showPeopleChange,
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
    getNewMessages: pages<MessageListResponse>('/messages', { state: 'new' }, ['messages']),

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
      ({ leadId, note }, lifecycle) =>
        changeNotes(lifecycle, leadId, (notes) => [...notes, shownNote(note, lifecycle)]),
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
    proposeAnswer: write<ProposedAnswer, AnswerRequest>('/pitches/answer', [PITCH_USAGE]),

    /** Writes and stores a letter. Dispatches `pitchPartReceived` for each part of it. */
    writePitch: build.mutation<PitchResponse, PitchJob>({
      queryFn: (job, { extra, signal, dispatch }) =>
        writePitch(job, extra as ThunkExtra, {
          signal,
          onPart: (part) => {
            if (part.type === 'stored')
              dispatch(api.util.upsertQueryData('getPitch', part.pitch.id, part.pitch));
            dispatch(pitchPartReceived({ ...part, leadId: job.request.leadId }));
          },
        }),
      invalidatesTags: (_pitch, error) => (error ? [PITCH_USAGE] : []),
      onQueryStarted: (job, lifecycle) => storeNewPitch(job, lifecycle),
    }),

    /** The user's pitches or one lead's, newest first. */
    getPitches: build.query<Pitch[], string | undefined>({
      queryFn: (leadId, lifecycle, _options, fetchPage) =>
        fetchPitches(leadId, lifecycle, fetchPage),
      forceRefetch: isOlderThan(5 * MINUTE),
      providesTags: [PITCH_LIST],
    }),

    /** A pitch that was just written, changed or deleted (`null`). Puts it into the cached lists. */
    getPitch: build.query<Pitch | null, string>({
      providesTags: (_pitch, _error, id) => [pitchTag(id)],
      queryFn: (id, _api, _options, send) => fetchPitch(id, send),
      onQueryStarted: listPitch,
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
      (id, lifecycle) => storeNoPitch(lifecycle, id),
    ),

    /** The posting at an address, a LinkedIn post's too. It's read again once a lead was added from it. */
    getPosting: read<PageFacts, string>(
      (url) => ({ ...post('/extract/page', { url }), maxRetries: 0 }),
      (url) => [extractionTag(url)],
    ),

    /** The facts of a copied posting: read here, and then by a model if there is one. */
    readCopy: build.mutation<PageFacts, CopyRequest>({
      invalidatesTags: NOTHING,
      queryFn: (copy, _api, _options, send) => readCopy(copy, send),
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
      '/user',
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

    /** A file at an address below the API's, which isn't kept: the result is an object URL. */
    downloadFile: file((content) => URL.createObjectURL(content)),

    /** The same as base64, for the file field of a page. */
    readFile: file(base64Of),
  }),
});

/** The part of the store that has the cache. */
export type ApiState = WithSlice<typeof api>;

// biome-ignore format: a list of names.
export const {
  useGetLeadsQuery, useGetLeadQuery, useGetStatusChangesQuery, useGetAskedQuery,
  useGetLeadStatsQuery, useSetApplicationDateMutation, useGetInsightsQuery, useAddLeadMutation,
  useUpdateLeadMutation, useGetDeletedLeadsInfiniteQuery, useClearDeletedLeadsMutation,
  useRestoreLeadsMutation, useGetPeopleQuery, useGetPersonQuery,
  useFindPeopleQuery, useAddPersonMutation, useChangePeopleMutation, useGetDeletedPeopleQuery, useClearDeletedPeopleMutation,
  useGetViewsQuery, useSaveViewMutation, useDeleteViewMutation,
  useGetCalendarQuery, useCreateCalendarMutation, useDeleteCalendarMutation, useGetInterviewsQuery,
  useGetOpenInterviewsQuery, useAddInterviewMutation, useUpdateInterviewMutation,
  useDeleteInterviewMutation, useExpectQuestionsMutation, useProposeAnswerMutation,
  useGetNewMessagesInfiniteQuery, useGetMessagesQuery, useAddMessageMutation,
  useAssignMessageMutation, useDecideMessageMutation, useDeleteMessageMutation, useAddNoteMutation,
  useUpdateNoteMutation, useDeleteNoteMutation, useGetPitchesQuery, useGetPitchVersionsQuery,
  useGetPitchUsageQuery, useUpdatePitchMutation, useDeletePitchMutation, useGetProfileQuery,
  useCreateProfileMutation, useUpdateProfileMutation, useGetResumesQuery, useGetResumeTextQuery,
  useUploadResumeMutation, useStoreResumeMutation, useReadResumeMutation, useDeleteResumeMutation,
  useDownloadFileMutation, useReadFileMutation, useGetTokensQuery, useCreateTokenMutation,
  useDeleteTokenMutation, useGetPasskeysQuery, useNewPasskeyOptionsMutation, useAddPasskeyMutation,
  useRenamePasskeyMutation, useDeletePasskeyMutation, useGetAiQuery, useUpdateAiMutation,
  useGetAiModelsQuery, useTestAiMutation, useGetMailboxQuery, useUpdateMailboxMutation,
  useDeleteMailboxMutation, useTestMailboxMutation, useCheckMailboxMutation, useGetLocalAiQuery,
  useGetPasswordStateQuery, useChangePasswordMutation, useRestoreArchiveMutation,
  useDeleteAccountMutation, useGetSignInMethodsQuery, useGetCodeAccountQuery,
  usePasskeyOptionsMutation, useSendPasskeyMutation, useGetProviderIdentitiesQuery,
  useDeleteProviderIdentityMutation,
} = api;
