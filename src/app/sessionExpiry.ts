import { createListenerMiddleware, isRejectedWithValue } from '@reduxjs/toolkit';
import { isSessionRejected } from '#api/apiError.ts';
import { errorMessage, pitchMessage, readingMessage } from '#api/errorMessages.ts';
import type { AuthClient } from '#domain/auth/auth.ts';
import { type SessionState, selectLeaving, selectSessionStatus } from '#features/auth/index.ts';
import { toastShown } from '#features/shell/index.ts';

/**
 * Errors that forms show beside a button (product spec, section 8). The form unmounts when the session
 * expires, so they are shown as a toast on the sign-in page.
 */
const FORM_MESSAGES: Record<string, (error: unknown, arg: never) => string> = {
  getPosting: readingMessage,
  writePitch: pitchMessage,
  uploadResume: (error) => `Error uploading resume: ${errorMessage(error)}`,
};

/**
 * Signs out when the server no longer accepts the user's token. `RequireSession` then redirects to
 * the sign-in page, and from there back to the same URL.
 */
export function createSessionExpiry(auth: AuthClient) {
  const listener = createListenerMiddleware<{ session: SessionState }>();
  listener.startListening({
    matcher: isRejectedWithValue,
    effect: async ({ meta, payload }, { dispatch, getState }) => {
      const isSignedIn = selectSessionStatus(getState()) === 'signed-in';
      if (!isSignedIn || selectLeaving(getState()) || !isSessionRejected(payload)) return;
      const { endpointName = '', originalArgs } = meta.arg as {
        endpointName?: string;
        originalArgs?: unknown;
      };
      const message = FORM_MESSAGES[endpointName];
      if (message)
        dispatch(toastShown({ tone: 'error', text: message(payload, originalArgs as never) }));
      await auth.signOut({ isExpired: true });
    },
  });
  return listener.middleware;
}
