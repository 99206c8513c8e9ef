import { createListenerMiddleware, isRejectedWithValue } from '@reduxjs/toolkit';
import { isSessionRejected } from '#api/apiError.ts';
import { errorMessage, extractionMessage, pitchMessage } from '#api/errorMessages.ts';
import type { AuthClient } from '#domain/auth.ts';
import { type SessionState, selectLeaving, selectSessionStatus } from '#features/auth/index.ts';
import { toastShown } from '#features/shell/index.ts';

/**
 * What a form says beside the button that failed. The form goes with the session, so that these
 * words (product spec, section 8) are shown on the sign-in page.
 */
const FORM_WORDS: Record<string, (error: unknown) => string> = {
  extractLinkedInPost: extractionMessage,
  generatePitch: pitchMessage,
  writePitch: pitchMessage,
  uploadResume: (error) => `Error uploading resume: ${errorMessage(error)}`,
};

/**
 * When the server no longer accepts the token of the user who is signed in, signs out here as well.
 * `RequireSession` then leads to the sign-in page, and from there back to the same place.
 */
export function createSessionExpiry(auth: AuthClient) {
  const listener = createListenerMiddleware<{ session: SessionState }>();
  listener.startListening({
    matcher: isRejectedWithValue,
    effect: async ({ meta, payload }, { dispatch, getState }) => {
      const isSignedIn = selectSessionStatus(getState()) === 'signed-in';
      if (!isSignedIn || selectLeaving(getState()) || !isSessionRejected(payload)) return;
      const { endpointName = '' } = meta.arg as { endpointName?: string };
      const words = FORM_WORDS[endpointName];
      if (words) dispatch(toastShown({ tone: 'error', text: words(payload) }));
      await auth.signOut();
    },
  });
  return listener.middleware;
}
