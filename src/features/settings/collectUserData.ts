import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import { fetchFile } from '#api/fetchFile.ts';
import { fetchOnce } from '#api/fetchOnce.ts';
import type { SessionUser } from '#domain/auth/auth.ts';
import type { HistoryResponse } from '#domain/contract/archive.ts';
import { ARCHIVE_VERSION } from '#domain/contract/enums.ts';
import type { Pitch, PitchListResponse } from '#domain/contract/pitches.ts';
import { readJobPreferences } from '#features/profile/index.ts';

// biome-ignore lint/suspicious/noExplicitAny: RTK Query types the dispatch of its thunks like this.
type Dispatch = ThunkDispatch<any, any, UnknownAction>;

const FRESH = { forceRefetch: true } as const;

/** The parts of the export, by their names in the file. Each is fetched again. */
const PARTS = {
  profile: (dispatch: Dispatch) =>
    fetchOnce(dispatch(api.endpoints.getProfile.initiate(undefined, FRESH))),
  leads: async (dispatch: Dispatch) => {
    // While the first page is loading, a refetch would return just that page.
    await dispatch(api.util.getRunningQueryThunk('getLeads', undefined));
    const { data, error } = await fetchOnce(
      dispatch(api.endpoints.getLeads.initiate(undefined, FRESH)),
    );
    return { data: data && Object.values(data.entities), error };
  },
  history: async (dispatch: Dispatch) => {
    const file = await dispatch(fetchFile('/user/history'));
    const { data } = JSON.parse(await file.text()) as HistoryResponse;
    return { data, error: undefined };
  },
  views: (dispatch: Dispatch) =>
    fetchOnce(dispatch(api.endpoints.getViews.initiate(undefined, FRESH))),
  pitches: async (dispatch: Dispatch) => {
    const data: Pitch[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const params = new URLSearchParams({ versions: 'true', cursor });
      const file = await dispatch(fetchFile(`/pitches?${params}`));
      const page = JSON.parse(await file.text()) as PitchListResponse;
      data.push(...page.data);
      cursor = page.nextCursor;
    }
    return { data, error: undefined };
  },
  resumes: async (dispatch: Dispatch) => {
    const { data = [], error } = await fetchOnce(
      dispatch(api.endpoints.getResumes.initiate(undefined, FRESH)),
    );
    const files: object[] = [];
    for (const resume of data) {
      const file = await dispatch(fetchFile(`/user/resumes/${resume.id}/file`));
      files.push({ ...resume, content: await dataUrl(file) });
    }
    return { data: files, error };
  },
};

/** A file as text, with its type. */
const dataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/**
 * Collects all data of the user, including what this browser stores, for the download.
 *
 * @throws the `ApiError` of the first part that fails, so that a file is never incomplete
 */
export async function collectUserData(dispatch: Dispatch, user: SessionUser): Promise<object> {
  const parts = await Promise.all(
    Object.entries(PARTS).map(async ([name, fetchPart]) => {
      const { data, error } = await fetchPart(dispatch);
      if (error) throw error;
      return [name, data] as const;
    }),
  );
  return {
    format: 'leadside-archive',
    version: ARCHIVE_VERSION,
    exportedAt: new Date().toISOString(),
    account: { email: user.email, id: user.uid },
    ...Object.fromEntries(parts),
    jobPreferences: readJobPreferences(user.uid),
  };
}
