import { createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type AuthClient, type SessionUser, SignInError } from '#domain/auth.ts';

/** Who is signed in, as far as is known (product spec, section 4, Auth). */
export interface SessionState {
  status: 'loading' | 'signed-in' | 'signed-out';
  user: SessionUser | null;
  /** The user asked to sign out; stays true until somebody signs in. */
  leaving: boolean;
  /** The id of the user whose session ended without their asking, until somebody signs in. */
  interruptedUser: string | null;
}

/** What the thunks here need of the store's `extraArgument`. */
export interface AuthDependencies {
  auth: AuthClient;
}

const createAuthThunk = createAsyncThunk.withTypes<{ extra: AuthDependencies }>();

/** Signs in for the browser session; rejects with the `SignInErrorCode`. The user comes by `userChanged`. */
export const signIn = createAuthThunk(
  'session/signIn',
  async ({ email, password }: { email: string; password: string }, { extra, rejectWithValue }) => {
    try {
      await extra.auth.signIn(email, password);
    } catch (error) {
      return rejectWithValue(error instanceof SignInError ? error.code : 'unknown');
    }
  },
);

/** Ends the session. The user goes by `userChanged`. */
export const signOut = createAuthThunk('session/signOut', async (_: undefined, { extra }) => {
  await extra.auth.signOut();
});

const initialState: SessionState = {
  status: 'loading',
  user: null,
  leaving: false,
  interruptedUser: null,
};

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    userChanged(state, { payload }: PayloadAction<SessionUser | null>) {
      if (payload) state.interruptedUser = null;
      else if (state.user && !state.leaving) state.interruptedUser = state.user.uid;
      state.user = payload;
      state.status = payload ? 'signed-in' : 'signed-out';
      if (payload) state.leaving = false;
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
  selectOwnerId,
} = sessionSlice.selectors;
