import { createApi } from '@reduxjs/toolkit/query/react';
import type { PasswordChange } from '#domain/contract/auth.ts';
import type { ExtractionRequest, ExtractionResponse } from '#domain/contract/extraction.ts';
import type {
  BulkLeadResponse,
  BulkLeadUpdate,
  Lead,
  LeadListResponse,
  LeadResponse,
  LeadStatsResponse,
  LeadUpdate,
  NewLead,
  StatusChange,
  StatusChangesResponse,
} from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { NewNote, Note, NoteUpdate } from '#domain/contract/notes.ts';
import type {
  Pitch,
  PitchListResponse,
  PitchUpdate,
  StoredPitchResponse,
} from '#domain/contract/pitches.ts';
import type {
  NewProfile,
  OptionalProfileResponse,
  ProfileResponse,
  ProfileUpdate,
  UserProfile,
} from '#domain/contract/profile.ts';
import type { ResumeResponse } from '#domain/contract/resume.ts';
import { baseQuery } from './baseQuery.ts';
import { modelDownloadProgressed } from './browserModel.ts';
import { fetchPages } from './fetchPages.ts';
import type { OnUploadProgress } from './fetchWithProgress.ts';
import { cacheLeads, type LeadList, toLeadList } from './leadCache.ts';
import { followLiveUpdates } from './liveUpdates.ts';
import { pitchChunkReceived } from './pitchStream.ts';
import type { ThunkExtra } from './sendRequest.ts';
import {
  LEAD_LIST,
  LEAD_STATS,
  leadTag,
  notesTag,
  PITCH_LIST,
  pitchTag,
  statusChangesTag,
  TAG_TYPES,
} from './tags.ts';
import { type PitchJob, writePitch } from './writePitch.ts';

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
const FIRST_PAGE = { limit: 48, maxPages: 1 };

/** Neither is in the cache. */
interface ResumeUpload {
  file: File;
  onProgress: OnUploadProgress;
}

/** The user's pitches, newest first, and how many are left for today. */
export type PitchList = Pick<PitchListResponse, 'data' | 'rateLimit' | 'model'>;

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
     * All leads of the user. The first request fetches what a window shows, the next one the whole
     * list. From then on live updates keep it fresh, so it's refetched only after a lost connection.
     */
    getLeads: build.query<LeadList, void>({
      queryFn: async (_arg, { forced }, _options, fetchPage) => {
        const { pages, error } = await fetchPages<LeadListResponse>(
          fetchPage,
          '/leads',
          forced ? {} : FIRST_PAGE,
        );
        return error ? { error } : { data: toLeadList(pages) };
      },
      // Rows move when a lead is updated, and comparing by position would copy most of them.
      structuralSharing: false,
      providesTags: [LEAD_LIST],
      onCacheEntryAdded: async (_arg, lifecycle) => {
        void followLiveUpdates(api, lifecycle);
        const { data } = await lifecycle.cacheDataLoaded;
        if (data.isComplete) return;
        lifecycle.dispatch(
          api.endpoints.getLeads.initiate(undefined, { forceRefetch: true, subscribe: false }),
        );
      },
    }),

    getLead: build.query<Lead, string>({
      query: (id) => ({ url: `/leads/${id}` }),
      transformResponse: (response: LeadResponse) => response.data,
      forceRefetch: freshFor(FRESH_FOR.default),
      providesTags: (_lead, _error, id) => [leadTag(id), notesTag(id)],
      onQueryStarted: async (_id, lifecycle) => {
        await cacheLeads(api, lifecycle);
      },
    }),

    /** The status changes of a lead, newest first. */
    getStatusChanges: build.query<StatusChange[], string>({
      query: (leadId) => ({ url: `/leads/${leadId}/status-changes` }),
      transformResponse: (response: StatusChangesResponse) => response.data,
      forceRefetch: freshFor(FRESH_FOR.default),
      providesTags: (_changes, _error, leadId) => [statusChangesTag(leadId)],
    }),

    getLeadStats: build.query<LeadStatsResponse['data'], void>({
      query: () => ({ url: '/leads/stats' }),
      transformResponse: (response: LeadStatsResponse) => response.data,
      forceRefetch: freshFor(FRESH_FOR.stats),
      providesTags: [LEAD_STATS],
    }),

    addLead: build.mutation<Lead, NewLead>({
      query: (body) => ({ url: '/leads', method: 'POST', body }),
      transformResponse: (response: LeadResponse) => response.data,
      invalidatesTags: (_lead, error) => (error ? [] : [LEAD_STATS]),
      onQueryStarted: async (_lead, lifecycle) => {
        await cacheLeads(api, lifecycle);
      },
    }),

    updateLead: build.mutation<Lead, { id: string; changes: LeadUpdate }>({
      query: ({ id, changes }) => ({ url: `/leads/${id}`, method: 'PUT', body: changes }),
      transformResponse: (response: LeadResponse) => response.data,
      invalidatesTags: (_lead, error, { id, changes }) => {
        if (error) return [leadTag(id)];
        return changes.status ? [LEAD_STATS, statusChangesTag(id)] : [LEAD_STATS];
      },
      onQueryStarted: async (
        { id, changes: { userId: _, contactInfo, ...changes } },
        lifecycle,
      ) => {
        const change = (lead: Lead) => ({
          ...lead,
          ...changes,
          contactInfo: { ...lead.contactInfo, ...contactInfo },
        });
        await cacheLeads(api, lifecycle, { id, change });
      },
    }),

    updateLeads: build.mutation<Lead[], BulkLeadUpdate>({
      query: (body) => ({ url: '/leads/bulk', method: 'PUT', body }),
      transformResponse: (response: BulkLeadResponse) => response.data,
      invalidatesTags: (_leads, error, { leadIds }) =>
        error ? [] : [LEAD_STATS, ...leadIds.map(statusChangesTag)],
      onQueryStarted: async (_update, lifecycle) => {
        await cacheLeads(api, lifecycle);
      },
    }),

    deleteLead: build.mutation<null, string>({
      query: (id) => ({ url: `/leads/${id}`, method: 'DELETE' }),
      transformResponse: () => null,
      // The detail is closed by now, so this drops it from the cache.
      invalidatesTags: (_done, error, id) => (error ? [] : [leadTag(id), LEAD_STATS]),
      onQueryStarted: async (id, lifecycle) => {
        await cacheLeads(api, lifecycle, { id, change: () => null });
      },
    }),

    addNote: build.mutation<Lead, { leadId: string; note: NewNote }>({
      query: ({ leadId, note }) => ({ url: `/leads/${leadId}/notes`, method: 'POST', body: note }),
      transformResponse: (response: LeadResponse) => response.data,
      invalidatesTags: (_lead, error, { leadId }) => (error ? [notesTag(leadId)] : []),
      onQueryStarted: async ({ leadId, note }, lifecycle) => {
        // The request's id, until the server has given the note one.
        const createdAt = new Date().toISOString();
        const added: Note = { type: 'general', ...note, id: lifecycle.requestId, createdAt };
        const change = (lead: Lead) => ({ ...lead, notes: [...lead.notes, added] });
        await cacheLeads(api, lifecycle, { id: leadId, change });
      },
    }),

    updateNote: build.mutation<Lead, { leadId: string; noteId: string; changes: NoteUpdate }>({
      query: ({ leadId, noteId, changes }) => ({
        url: `/leads/${leadId}/notes/${noteId}`,
        method: 'PUT',
        body: changes,
      }),
      transformResponse: (response: LeadResponse) => response.data,
      invalidatesTags: (_lead, error, { leadId }) => (error ? [notesTag(leadId)] : []),
      onQueryStarted: async ({ leadId, noteId, changes }, lifecycle) => {
        const update = (note: Note) => (note.id === noteId ? { ...note, ...changes } : note);
        const change = (lead: Lead) => ({ ...lead, notes: lead.notes.map(update) });
        await cacheLeads(api, lifecycle, { id: leadId, change });
      },
    }),

    deleteNote: build.mutation<Lead, { leadId: string; noteId: string }>({
      query: ({ leadId, noteId }) => ({
        url: `/leads/${leadId}/notes/${noteId}`,
        method: 'DELETE',
      }),
      transformResponse: (response: LeadResponse) => response.data,
      invalidatesTags: (_lead, error, { leadId }) => (error ? [notesTag(leadId)] : []),
      onQueryStarted: async ({ leadId, noteId }, lifecycle) => {
        const change = (lead: Lead) => ({
          ...lead,
          notes: lead.notes.filter(({ id }) => id !== noteId),
        });
        await cacheLeads(api, lifecycle, { id: leadId, change });
      },
    }),

    generatePitch: build.mutation<Pitch, PitchJob>({
      queryFn: (job, { extra, signal }) => writePitch(job, extra as ThunkExtra, { signal }),
      invalidatesTags: [PITCH_LIST],
    }),

    /** The same, into the pitch draft: dispatches `pitchChunkReceived` for each chunk. */
    writePitch: build.mutation<Pitch, PitchJob>({
      queryFn: (job, { extra, signal, dispatch }) =>
        writePitch(job, extra as ThunkExtra, {
          signal,
          onChunk: (text) => dispatch(pitchChunkReceived(text)),
          onDownload: (share) => dispatch(modelDownloadProgressed(share)),
        }),
      invalidatesTags: [PITCH_LIST],
    }),

    getPitches: build.query<PitchList, void>({
      queryFn: async (_arg, _api, _options, fetchPage) => {
        const { pages, error } = await fetchPages<PitchListResponse>(fetchPage, '/pitches');
        if (error) return { error };
        const [{ rateLimit, model }] = pages;
        return { data: { data: pages.flatMap(({ data }) => data), rateLimit, model } };
      },
      forceRefetch: freshFor(FRESH_FOR.default),
      providesTags: (pitches) => [
        PITCH_LIST,
        ...(pitches?.data ?? []).map(({ id }) => pitchTag(id)),
      ],
    }),

    /** One lead's pitches, newest first. */
    getLeadPitches: build.query<Pitch[], string>({
      query: (leadId) => ({ url: '/pitches', params: { leadId, limit: LIMITS.page } }),
      transformResponse: (response: PitchListResponse) => response.data,
      forceRefetch: freshFor(FRESH_FOR.default),
      providesTags: [PITCH_LIST],
    }),

    updatePitch: build.mutation<Pitch, { id: string; changes: PitchUpdate }>({
      query: ({ id, changes }) => ({ url: `/pitches/${id}`, method: 'PUT', body: changes }),
      transformResponse: (response: StoredPitchResponse) => response.data,
      invalidatesTags: (_pitch, error) => (error ? [] : [PITCH_LIST]),
    }),

    deletePitch: build.mutation<void, string>({
      query: (id) => ({ url: `/pitches/${id}`, method: 'DELETE' }),
      transformResponse: () => undefined,
      invalidatesTags: (_done, _error, id) => [pitchTag(id)],
    }),

    extractLinkedInPost: build.mutation<ExtractionResponse, ExtractionRequest>({
      query: (body) => ({ url: '/extract/linkedin-post', method: 'POST', body }),
    }),

    /** `null` before there is a profile. A 404 would be logged in the browser's console. */
    getProfile: build.query<UserProfile | null, void>({
      query: () => ({ url: '/user?optional=true' }),
      transformResponse: (response: OptionalProfileResponse) => response.data,
      extraOptions: { maxRetries: 2 },
      forceRefetch: freshFor(FRESH_FOR.profile),
      providesTags: ['profile'],
    }),

    createProfile: build.mutation<UserProfile, NewProfile>({
      query: (body) => ({ url: '/user', method: 'POST', body }),
      transformResponse: (response: ProfileResponse) => response.data,
      invalidatesTags: (_profile, error) => (error ? ['profile'] : []),
      onQueryStarted: async (_profile, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => null);
        if (saved) dispatch(api.util.updateQueryData('getProfile', undefined, () => saved.data));
      },
    }),

    updateProfile: build.mutation<UserProfile, ProfileUpdate>({
      query: (body) => ({ url: '/user', method: 'PUT', body }),
      transformResponse: (response: ProfileResponse) => response.data,
      invalidatesTags: (_profile, error) => (error ? ['profile'] : []),
      onQueryStarted: async (_profile, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => null);
        if (saved) dispatch(api.util.updateQueryData('getProfile', undefined, () => saved.data));
      },
    }),

    /** Reads a resume. The profile stays as it is. The result is checked where it's used. */
    uploadResume: build.mutation<Partial<ResumeResponse>, ResumeUpload>({
      query: ({ file, onProgress: onUploadProgress }) => {
        const body = new FormData();
        body.append('resume', file);
        return { url: '/user/resume', method: 'POST', body, onUploadProgress };
      },
    }),

    /** Only when the server is its own identity provider. Ends the user's other sessions. */
    changePassword: build.mutation<void, PasswordChange>({
      query: (body) => ({ url: '/auth/password', method: 'PUT', body }),
      transformResponse: () => undefined,
    }),

    /** Deletes the user's account and data. Nothing is refetched, because the session ends with it. */
    deleteAccount: build.mutation<void, void>({
      query: () => ({ url: '/user', method: 'DELETE' }),
      transformResponse: () => undefined,
    }),
  }),
});

export const {
  useGetLeadsQuery,
  useGetLeadQuery,
  useGetStatusChangesQuery,
  useGetLeadStatsQuery,
  useAddLeadMutation,
  useUpdateLeadMutation,
  useDeleteLeadMutation,
  useAddNoteMutation,
  useUpdateNoteMutation,
  useDeleteNoteMutation,
  useGeneratePitchMutation,
  useWritePitchMutation,
  useGetPitchesQuery,
  useGetLeadPitchesQuery,
  useUpdatePitchMutation,
  useDeletePitchMutation,
  useExtractLinkedInPostMutation,
  useGetProfileQuery,
  useCreateProfileMutation,
  useUpdateProfileMutation,
  useUploadResumeMutation,
  useChangePasswordMutation,
  useDeleteAccountMutation,
} = api;
