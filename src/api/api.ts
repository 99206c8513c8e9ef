import { original, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
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
} from '#domain/contract/leads.ts';
import type { NewNote } from '#domain/contract/notes.ts';
import type { PitchRequest, PitchResponse } from '#domain/contract/pitches.ts';
import type {
  NewProfile,
  ProfileResponse,
  ProfileUpdate,
  UserProfile,
} from '#domain/contract/profile.ts';
import type { ResumeResponse } from '#domain/contract/resume.ts';
import { isNotFound } from './apiError.ts';
import { baseQuery } from './baseQuery.ts';
import { fetchAllLeads, leadTouched } from './fetchAllLeads.ts';
import { type AllPitches, fetchAllPitches } from './fetchAllPitches.ts';
import type { OnUploadProgress } from './fetchWithProgress.ts';
import { pitchPieceArrived, streamPitch } from './pitchStream.ts';
import type { ApiDependencies } from './sendRequest.ts';
import { LEAD_LIST, LEAD_STATS, leadTag, TAG_TYPES } from './tags.ts';

const MINUTE = 60;

/** How long an answer counts as fresh, in seconds (product spec, section 7, Caching). */
const FRESH_FOR = { default: 5 * MINUTE, leads: 30, stats: 10 * MINUTE, profile: 15 * MINUTE };

/** Asks again when a component comes to an answer that is older than `seconds`. */
const freshFor =
  (seconds: number) =>
  ({ endpointState }: { endpointState?: { fulfilledTimeStamp?: number } }) =>
    endpointState?.fulfilledTimeStamp !== undefined &&
    Date.now() - endpointState.fulfilledTimeStamp > seconds * 1000;

/** Leads that fill the largest window. */
const FIRST_LEADS = 48;

/** A file, and who is told how much of it was sent. Neither is kept in the cache. */
interface ResumeUpload {
  file: File;
  onProgress: OnUploadProgress;
}

/** Where a lead stands among others. */
const LEAD_LISTS = ['getLeads', 'getFirstLeads'] as const;

/**
 * The backend's table of contents: every call of section 7 of the product spec that the client
 * makes, what it provides and what it makes stale.
 *
 * A failed write invalidates as well: after a refusal, or an answer that never came, only the
 * server knows what is true.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAG_TYPES,
  keepUnusedDataFor: 10 * MINUTE,
  endpoints: (build) => ({
    /** All leads of the user, last updated first. */
    getLeads: build.query<Lead[], void>({
      queryFn: (_, { extra }, _options, fetchPage) =>
        fetchAllLeads(fetchPage, (extra as ApiDependencies).auth),
      // Rows move when a lead is updated, and are compared by their place: it would copy them all.
      structuralSharing: false,
      forceRefetch: freshFor(FRESH_FOR.leads),
      providesTags: (leads = []) => [LEAD_LIST, ...leads.map(({ id }) => leadTag(id))],
    }),

    /** The first of them, enough for a screen: shown while the others are on their way. */
    getFirstLeads: build.query<Lead[], void>({
      query: () => ({ url: '/leads', params: { limit: FIRST_LEADS } }),
      transformResponse: (answer: LeadListResponse) => answer.data,
      forceRefetch: freshFor(FRESH_FOR.leads),
      providesTags: (leads = []) => [LEAD_LIST, ...leads.map(({ id }) => leadTag(id))],
    }),

    getLead: build.query<Lead, string>({
      query: (id) => ({ url: `/leads/${id}` }),
      transformResponse: (answer: LeadResponse) => answer.data,
      forceRefetch: freshFor(FRESH_FOR.default),
      providesTags: (_lead, _error, id) => [leadTag(id)],
    }),

    getLeadStats: build.query<LeadStatsResponse['data'], void>({
      query: () => ({ url: '/leads/stats' }),
      transformResponse: (answer: LeadStatsResponse) => answer.data,
      forceRefetch: freshFor(FRESH_FOR.stats),
      providesTags: [LEAD_STATS],
    }),

    addLead: build.mutation<Lead, NewLead>({
      query: (body) => ({ url: '/leads', method: 'POST', body }),
      transformResponse: (answer: LeadResponse) => answer.data,
      invalidatesTags: [LEAD_LIST, LEAD_STATS],
    }),

    updateLead: build.mutation<Lead, { id: string; changes: LeadUpdate }>({
      query: ({ id, changes }) => ({ url: `/leads/${id}`, method: 'PUT', body: changes }),
      transformResponse: (answer: LeadResponse) => answer.data,
      invalidatesTags: (_lead, _error, { id }) => [leadTag(id), LEAD_LIST, LEAD_STATS],
      onQueryStarted: ({ id, changes: { contactInfo, userId: _owner, ...changes } }, call) => {
        patchCachedLead(id, call, (cached) => {
          Object.assign(cached, changes, { updatedAt: new Date().toISOString() });
          Object.assign(cached.contactInfo, contactInfo);
        });
      },
    }),

    updateLeads: build.mutation<Lead[], BulkLeadUpdate>({
      query: (body) => ({ url: '/leads/bulk', method: 'PUT', body }),
      transformResponse: (answer: BulkLeadResponse) => answer.data,
      invalidatesTags: (_leads, _error, { leadIds }) => [
        LEAD_LIST,
        LEAD_STATS,
        ...leadIds.map(leadTag),
      ],
    }),

    deleteLead: build.mutation<null, string>({
      queryFn: async (id, { extra }, _options, request) => {
        const { error } = await request({ url: `/leads/${id}`, method: 'DELETE' });
        if (error) return { error };
        leadTouched((extra as ApiDependencies).auth, id);
        return { data: null };
      },
      // Nobody looks at the lead's detail any more, so that invalidating it drops it from the cache.
      invalidatesTags: (_done, _error, id) => [leadTag(id), LEAD_LIST, LEAD_STATS],
      onQueryStarted: (id, { dispatch, queryFulfilled }) => {
        const patches = LEAD_LISTS.map((list) =>
          dispatch(
            api.util.updateQueryData(list, undefined, (leads) =>
              // Immer would wrap each lead of its own list that is looked at.
              original(leads)?.filter((cached) => cached.id !== id),
            ),
          ),
        );
        takeBackOnFailure(patches, queryFulfilled);
      },
    }),

    addNote: build.mutation<Lead, { leadId: string; note: NewNote }>({
      query: ({ leadId, note }) => ({ url: `/leads/${leadId}/notes`, method: 'POST', body: note }),
      transformResponse: (answer: LeadResponse) => answer.data,
      invalidatesTags: (_lead, _error, { leadId }) => [leadTag(leadId), LEAD_LIST],
      onQueryStarted: ({ leadId, note }, call) => {
        patchCachedLead(leadId, call, (cached) => {
          const now = new Date().toISOString();
          // The server names the note; until its answer is here, the request's id stands in.
          cached.notes.push({ type: 'general', ...note, id: call.requestId, createdAt: now });
          cached.updatedAt = now;
        });
      },
    }),

    generatePitch: build.mutation<PitchResponse, PitchRequest>({
      query: (body) => ({ url: '/pitches/generate-from-company', method: 'POST', body }),
      invalidatesTags: ['pitches'],
    }),

    /** The same call, streamed: `pitchPieceArrived` is dispatched for each piece on the way. */
    writePitch: build.mutation<PitchResponse, PitchRequest>({
      queryFn: (request, { extra, signal, dispatch }) =>
        streamPitch(request, extra as ApiDependencies, signal, (text) =>
          dispatch(pitchPieceArrived(text)),
        ),
      invalidatesTags: ['pitches'],
    }),

    /** All pitches of the user, newest first, and what is left of the day's. */
    getPitches: build.query<AllPitches, void>({
      queryFn: (_, _api, _options, fetchPage) => fetchAllPitches(fetchPage),
      forceRefetch: freshFor(FRESH_FOR.default),
      providesTags: ['pitches'],
    }),

    deletePitch: build.mutation<void, string>({
      query: (id) => ({ url: `/pitches/${id}`, method: 'DELETE' }),
      transformResponse: () => undefined,
      invalidatesTags: ['pitches'],
    }),

    extractLinkedInPost: build.mutation<ExtractionResponse, ExtractionRequest>({
      query: (body) => ({ url: '/extract/linkedin-post', method: 'POST', body }),
    }),

    /** `null` before there is a profile: the server's 404 is an answer here, not a failure. */
    getProfile: build.query<UserProfile | null, void>({
      queryFn: async (_, _api, _options, fetchProfile) => {
        const { data, error } = await fetchProfile({ url: '/user' });
        if (error) return isNotFound(error) ? { data: null } : { error };
        return { data: (data as ProfileResponse).data };
      },
      extraOptions: { maxRetries: 2 },
      forceRefetch: freshFor(FRESH_FOR.profile),
      providesTags: ['profile'],
    }),

    createProfile: build.mutation<UserProfile, NewProfile>({
      query: (body) => ({ url: '/user', method: 'POST', body }),
      transformResponse: (answer: ProfileResponse) => answer.data,
      invalidatesTags: ['profile'],
    }),

    updateProfile: build.mutation<UserProfile, ProfileUpdate>({
      query: (body) => ({ url: '/user', method: 'PUT', body }),
      transformResponse: (answer: ProfileResponse) => answer.data,
      invalidatesTags: ['profile'],
    }),

    /** Reads a resume; the profile itself stays as it is. The answer is whatever came: it is checked where it is used. */
    uploadResume: build.mutation<Partial<ResumeResponse>, ResumeUpload>({
      query: ({ file, onProgress: onUploadProgress }) => {
        const body = new FormData();
        body.append('resume', file);
        return { url: '/user/resume', method: 'POST', body, onUploadProgress };
      },
    }),

    /** Everything that is kept of the user goes. Nothing is asked for again: the session ends with it. */
    deleteAccount: build.mutation<void, void>({
      query: () => ({ url: '/user', method: 'DELETE' }),
      transformResponse: () => undefined,
    }),
  }),
});

/** What `onQueryStarted` hands to a write, as far as an optimistic change needs it. */
interface StartedWrite {
  // biome-ignore lint/suspicious/noExplicitAny: RTK Query types the dispatch of a lifecycle like this.
  dispatch: ThunkDispatch<any, any, UnknownAction>;
  queryFulfilled: Promise<unknown>;
}

/** Changes a lead in the cached lists and detail at once, and takes it back when the server refuses. */
function patchCachedLead(
  id: string,
  { dispatch, queryFulfilled }: StartedWrite,
  change: (lead: Lead) => void,
): void {
  const changeInList = (leads: Lead[]) => {
    // As above: only the one that changes is to be wrapped.
    const place = original(leads)?.findIndex((lead) => lead.id === id) ?? -1;
    const cached = leads[place];
    if (cached) change(cached);
  };
  const patches = [
    dispatch(api.util.updateQueryData('getLead', id, change)),
    ...LEAD_LISTS.map((list) => dispatch(api.util.updateQueryData(list, undefined, changeInList))),
  ];
  takeBackOnFailure(patches, queryFulfilled);
}

function takeBackOnFailure(patches: { undo: () => void }[], written: Promise<unknown>): void {
  written.catch(() => {
    for (const patch of patches) patch.undo();
  });
}

export const {
  useGetLeadsQuery,
  useGetFirstLeadsQuery,
  useGetLeadQuery,
  useGetLeadStatsQuery,
  useAddLeadMutation,
  useUpdateLeadMutation,
  useDeleteLeadMutation,
  useAddNoteMutation,
  useGeneratePitchMutation,
  useWritePitchMutation,
  useGetPitchesQuery,
  useDeletePitchMutation,
  useExtractLinkedInPostMutation,
  useGetProfileQuery,
  useCreateProfileMutation,
  useUpdateProfileMutation,
  useUploadResumeMutation,
  useDeleteAccountMutation,
} = api;
