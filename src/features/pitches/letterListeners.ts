import {
  createListenerMiddleware,
  isAnyOf,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import { serverConnectionChanged } from '#api/serverConnection.ts';
import { isUnsaved } from './letter.ts';
import {
  letterChanged,
  letterOpened,
  lettersRestored,
  savingFailed,
  selectLetters,
  stepUndone,
} from './letterSlice.ts';
import type { LettersState } from './letterView.ts';

/* Opens and saves letters. What they are drawn with is loaded when there's one. */

export const letterListeners = createListenerMiddleware<
  LettersState,
  ThunkDispatch<LettersState, unknown, UnknownAction>
>();

/** Milliseconds after the last change, and after a save that didn't reach the server. */
const SAVING_DELAY = 1_000;
const RETRY_DELAY = 10_000;

letterListeners.startListening({
  actionCreator: letterOpened,
  effect: async ({ payload }, { dispatch }) => {
    const { openLetter } = await import('./openLetter.ts');
    await dispatch(openLetter(payload));
  },
});

letterListeners.startListening({
  matcher: isAnyOf(
    letterChanged,
    stepUndone,
    lettersRestored,
    savingFailed,
    serverConnectionChanged,
    api.endpoints.writePitch.matchRejected,
  ),
  effect: async (action, { dispatch, getState, delay, cancelActiveListeners }) => {
    cancelActiveListeners();
    const isFailure = savingFailed.match(action);
    if (isFailure && !action.payload.isOffline) return;
    const usual = lettersRestored.match(action) ? 0 : SAVING_DELAY;
    await delay(isFailure ? RETRY_DELAY : usual);
    const { saveLetter } = await import('./letterSaving.ts');
    for (const [leadId, letter] of Object.entries(selectLetters(getState()))) {
      if (isUnsaved(letter)) void dispatch(saveLetter(leadId));
    }
  },
});
