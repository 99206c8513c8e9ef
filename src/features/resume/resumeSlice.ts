import {
  createListenerMiddleware,
  createSlice,
  isAnyOf,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import type { ProfileFormValues } from '#features/profile/index.ts';
import { readText, storeSetting } from '#ui/browserSetting.ts';
import type { Choice, Difference } from '#ui/fields/DifferenceReview.tsx';
import type { FilledField } from './fillFromResume.ts';
import type { OpenChecks } from './resumeChecks.ts';

/** A resume that the open form is filled from. */
export interface ResumeReview extends Omit<OpenChecks, 'taken'> {
  kind: 'read';
  userId: string;
  resume: ProfileFormValues;
  filled: FilledField[];
  differences: Difference[];
  /** By field path; fields without a choice stay unchanged. */
  choices: Record<string, Choice>;
  isDecided: boolean;
  /** The file was read, but there was no room to store it. */
  isNotStored: boolean;
  /** Why rules read it although there is a model. */
  notice: string;
}

/** The state of the upload. */
export type UploadState =
  | {
      kind: 'waiting';
      problem?: string;
      /** An upload was canceled or failed. */
      wasUploading?: boolean;
    }
  | { kind: 'uploading' }
  | ResumeReview;

interface ResumeState {
  upload: UploadState;
  /** What each user of this browser has left to check of the profile as it was saved. */
  kept: Record<string, OpenChecks>;
}

const STORAGE_KEY = 'leadside.resumeChecks';

function readKept(): ResumeState['kept'] {
  try {
    return JSON.parse(readText(STORAGE_KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** What is left to check of a resume in review. */
export const openChecks = ({
  fileName,
  missing,
  doubts,
  visited,
  ...review
}: ResumeReview): OpenChecks => {
  const { choices, isDecided } = review;
  const chosen = Object.keys(choices).filter((path) => isDecided && choices[path] !== 'mine');
  const taken = [...review.filled.map(({ path }) => path), ...chosen];
  return { fileName, missing, doubts, visited, taken };
};

/** The resume that the profile form is filled from, and what is left to check once the profile is saved. */
export const resumeSlice = createSlice({
  name: 'resume',
  initialState: (): ResumeState => ({ upload: { kind: 'waiting' }, kept: readKept() }),
  reducers: {
    uploadChanged(state, { payload }: PayloadAction<UploadState>) {
      state.upload = payload;
    },
    reviewChanged({ upload }, { payload }: PayloadAction<Partial<ResumeReview>>) {
      if (upload.kind === 'read') Object.assign(upload, payload);
    },
    checkVisited(
      { upload, kept },
      { payload }: PayloadAction<{ userId: string; visited: string }>,
    ) {
      const checks = upload.kind === 'read' ? upload : kept[payload.userId];
      checks?.visited.push(payload.visited);
    },
    checksDismissed({ upload, kept }, { payload: userId }: PayloadAction<string>) {
      if (upload.kind === 'read') Object.assign(upload, { missing: [], doubts: [] });
      delete kept[userId];
    },
  },
  extraReducers: (builder) => {
    const { createProfile, updateProfile, deleteAccount } = api.endpoints;
    builder.addMatcher(deleteAccount.matchFulfilled, (state) => {
      state.kept = {};
    });
    builder.addMatcher(
      isAnyOf(createProfile.matchFulfilled, updateProfile.matchFulfilled),
      ({ upload, kept }) => {
        if (upload.kind === 'read') kept[upload.userId] = openChecks(upload);
      },
    );
  },
  selectors: {
    selectUpload: ({ upload }) => upload,
    selectKeptChecks: ({ kept }, userId: string): OpenChecks | undefined => kept[userId],
  },
});

export const { uploadChanged, reviewChanged, checkVisited, checksDismissed } = resumeSlice.actions;
export const { selectUpload, selectKeptChecks } = resumeSlice.selectors;

type State = { resume: ResumeState };

/** Stores what is left to check, for the next visit. */
export const resumeListeners = createListenerMiddleware<State>();
resumeListeners.startListening({
  predicate: (_, now, before) => now.resume.kept !== before.resume.kept,
  effect: (_, { getState }) => storeSetting(STORAGE_KEY, JSON.stringify(getState().resume.kept)),
});
