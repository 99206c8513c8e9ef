import {
  createAsyncThunk,
  createSlice,
  type PayloadAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import {
  type AuthClient,
  type SessionUser,
  SignInError,
  type SignInErrorCode,
} from '#domain/auth/auth.ts';
import { providerProblem, SIGN_IN_MESSAGES, takeFromAddress } from './signInCode.ts';
import { forgetUserName } from './userName.ts';

/** The session (product spec, section 4, Auth). */
export interface SessionState {
  status: 'loading' | 'signed-in' | 'signed-out';
  user: SessionUser | null;
  /** The user asked to sign out; true until the next sign-in. */
  leaving: boolean;
  /** The user whose session ended without signing out here, until the next sign-in. */
  interruptedUser: string | null;
  /** That user signed out in another tab. */
  signedOutElsewhere: boolean;
  /** Why the last sign-in failed, as a sentence. */
  problem: string | null;
  /** The code of a link from elsewhere, such as the operator's, until the user has said yes or no to it. */
  linkCode: string | null;
}

/** The part of the store's `extraArgument` that the thunks need. */
export interface AuthDependencies {
  auth: AuthClient;
}

const createAuthThunk = createAsyncThunk.withTypes<{ extra: AuthDependencies }>();

/**
 * Signs in for the browser session, with a password or a code; `userChanged` follows. Rejects with a
 * `SignInErrorCode`.
 */
export const signIn = createAuthThunk(
  'session/signIn',
  async (
    proof: { email: string; password: string } | { code: string },
    { extra, rejectWithValue },
  ) => {
    try {
      if ('code' in proof) await extra.auth.signInWithCode(proof.code);
      else await extra.auth.signIn(proof.email, proof.password);
    } catch (error) {
      return rejectWithValue(error instanceof SignInError ? error.code : 'unknown');
    }
  },
);

/**
 * Goes on with what a sign-in left in the address. A code of a sign-in that didn't begin in this tab waits
 * for a click of the user.
 */
export const readSignInAddress =
  () =>
  (dispatch: ThunkDispatch<unknown, AuthDependencies, UnknownAction>): void => {
    const { isOwn, ...left } = takeFromAddress();
    if (left.code && isOwn) void dispatch(signIn({ code: left.code }));
    else if (left.code) dispatch(linkOpened(left.code));
    else dispatch(signInFailed(isOwn && left.problem ? providerProblem(left) : null));
  };

/** Signs out; `userChanged` follows. */
export const signOut = createAuthThunk('session/signOut', async (_: undefined, { extra }) => {
  await extra.auth.signOut();
  forgetUserName();
});

/** Ends the session so that the user signs in again, and comes back to this page. */
export const signInAgain = createAuthThunk('session/signInAgain', (_: undefined, { extra }) =>
  extra.auth.signOut({ isExpired: true }),
);

const initialState: SessionState = {
  status: 'loading',
  user: null,
  leaving: false,
  interruptedUser: null,
  signedOutElsewhere: false,
  problem: null,
  linkCode: null,
};

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** `null` once the user goes on. */
    signInFailed(state, { payload }: PayloadAction<string | null>) {
      state.problem = payload;
    },
    linkOpened(state, { payload }: PayloadAction<string>) {
      state.linkCode = payload;
    },
    linkClosed(state) {
      state.linkCode = null;
    },
    userChanged: {
      prepare: (payload: SessionUser | null, hasSignedOut = false) => ({
        payload,
        meta: { hasSignedOut },
      }),
      reducer(
        state,
        { payload, meta }: PayloadAction<SessionUser | null, string, { hasSignedOut: boolean }>,
      ) {
        if (payload) state.interruptedUser = null;
        else if (state.user && !state.leaving) {
          state.interruptedUser = state.user.uid;
          state.signedOutElsewhere = meta.hasSignedOut;
        }
        state.user = payload;
        state.status = payload ? 'signed-in' : 'signed-out';
        if (payload) state.leaving = false;
      },
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(signIn.pending, (state) => {
        state.problem = null;
      })
      .addCase(signIn.fulfilled, (state) => {
        state.linkCode = null;
      })
      .addCase(signIn.rejected, (state, { payload }) => {
        state.linkCode = null;
        state.problem = SIGN_IN_MESSAGES[(payload as SignInErrorCode | undefined) ?? 'unknown'];
      })
      .addCase(signOut.pending, (state) => {
        state.leaving = true;
      })
      .addCase(signOut.rejected, (state) => {
        state.leaving = false;
      }),
  selectors: {
    selectSessionStatus: (state) => state.status,
    selectUser: (state) => state.user,
    selectLeaving: (state) => state.leaving,
    selectInterruptedUser: (state) => state.interruptedUser,
    selectSignedOutElsewhere: (state) => state.signedOutElsewhere,
    selectSignInProblem: (state) => state.problem,
    selectLinkCode: (state) => state.linkCode,
    /** The user whose data the store holds: who is signed in, or whose session expired. */
    selectOwnerId: (state) => state.user?.uid ?? state.interruptedUser,
  },
});

export const { userChanged, signInFailed, linkOpened, linkClosed } = sessionSlice.actions;
export const {
  selectSessionStatus,
  selectUser,
  selectLeaving,
  selectInterruptedUser,
  selectSignedOutElsewhere,
  selectSignInProblem,
  selectLinkCode,
  selectOwnerId,
} = sessionSlice.selectors;
