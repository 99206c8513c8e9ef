import { createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type AuthClient, type SessionUser, SignInError } from '#domain/auth/auth.ts';
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

/** Signs out; `userChanged` follows. */
export const signOut = createAuthThunk('session/signOut', async (_: undefined, { extra }) => {
  await extra.auth.signOut();
  forgetUserName();
});

const initialState: SessionState = {
  status: 'loading',
  user: null,
  leaving: false,
  interruptedUser: null,
  signedOutElsewhere: false,
};

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
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
    /** The user whose data the store holds: who is signed in, or whose session expired. */
    selectOwnerId: (state) => state.user?.uid ?? state.interruptedUser,
  },
});

export const { userChanged } = sessionSlice.actions;
export const {
  selectSessionStatus,
  selectUser,
  selectLeaving,
  selectInterruptedUser,
  selectSignedOutElsewhere,
  selectOwnerId,
} = sessionSlice.selectors;
