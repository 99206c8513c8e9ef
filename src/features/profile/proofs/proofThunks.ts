import {
  createAction,
  createListenerMiddleware,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { type ApiState, api } from '#api/api.ts';
import { browserModelAvailability } from '#api/browserModel.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { Proof } from '#domain/contract/profile.ts';
import { newId } from '#domain/newId.ts';
import { type ProofChanges, withProofChanges } from '#domain/profile/proofChanges.ts';
import { failed } from '#features/shell/failed.ts';
import { storedWriter } from '#features/shell/storedWriter.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';

type ProofThunk = ThunkAction<Promise<boolean>, ApiState, unknown, UnknownAction>;

/** The user took a change of proofs back. */
const proofUndoRequested = createAction<ProofChanges>('profile/proofUndoRequested');

/**
 * Changes proofs, suggestions and answers. They show at once; a failure is shown as a toast and undone.
 *
 * @param done what to say afterwards, with the changes that undo it
 * @returns whether the changes were saved
 */
export const changeProofs =
  (changes: ProofChanges, done?: { text: string; undo: ProofChanges }): ProofThunk =>
  async (dispatch, getState) => {
    const { data: profile } = api.endpoints.getProfile.select()(getState());
    if (profile && withProofChanges(profile, changes).proofs.length > LIMITS.proofs) {
      const text = `You have ${LIMITS.proofs} proofs, the most there can be. Delete one first.`;
      dispatch(toastShown({ tone: 'error', text, about: 'profile' }));
      return false;
    }
    const saving = dispatch(api.endpoints.changeProofs.initiate(changes));
    const { error } = await saving;
    saving.reset();
    if (error) {
      dispatch(failed(error, 'updating profile', 'profile'));
      return false;
    }
    if (done) {
      const actions = [{ label: 'Undo', action: proofUndoRequested(done.undo) }];
      dispatch(toastShown({ tone: 'info', text: done.text, actions }));
    }
    return true;
  };

/** A sentence to keep; a proof with its id is replaced. */
export type NewProof = Pick<Proof, 'text'> & Partial<Proof>;

export const newProof = (sentence: NewProof): Proof => ({
  id: newId(),
  source: '',
  starred: false,
  ...sentence,
  text: sentence.text.trim(),
});

/** Keeps a sentence as a proof. Resolves to the proof, or to `null` after a failure. */
export const saveProof =
  (sentence: NewProof): ThunkAction<Promise<Proof | null>, ApiState, unknown, UnknownAction> =>
  async (dispatch) => {
    const proof = newProof(sentence);
    return (await dispatch(changeProofs({ saved: [{ proof }] }))) ? proof : null;
  };

/**
 * Has a model word lines of the profile and stores its sentences as suggestions. A line that was kept
 * or dropped meanwhile stays as it is.
 *
 * @returns whether the model answered; a toast tells a failure
 */
export const wordSuggestions =
  (inBrowser: boolean): ProofThunk =>
  async (dispatch, getState) => {
    const wording = dispatch(api.endpoints.wordProofs.initiate({ inBrowser }));
    const { data = [], error } = await wording;
    wording.reset();
    if (error) {
      dispatch(failed(error, 'wording proofs', 'profile'));
      return false;
    }
    const { data: profile } = api.endpoints.getProfile.select()(getState());
    const { suggestedProofs } = await import('#domain/profile/suggestedProofs.ts');
    const open = new Set(profile && suggestedProofs(profile).map(({ source }) => source));
    const suggestions = data.flatMap((line) =>
      open.has(line.source) ? [{ ...line, dropped: false }] : [],
    );
    return suggestions.length === 0 || dispatch(changeProofs({ suggestions }));
  };

/**
 * Has a model word the lines of a profile that was just saved: the browser's if the user writes with it, otherwise
 * the server's. Does nothing without a model.
 */
export const wordNewSuggestions = (): ProofThunk => async (dispatch) => {
  const isBrowsers = storedWriter() === 'browser-model';
  if (isBrowsers && (await browserModelAvailability()) === 'available') {
    return dispatch(wordSuggestions(true));
  }
  const usage = api.endpoints.getPitchUsage.initiate(undefined, { subscribe: false });
  const { data } = await dispatch(usage);
  return (data?.aiUses.includes('resumes') ?? false) && dispatch(wordSuggestions(false));
};

export const proofListeners = createListenerMiddleware<
  ApiState,
  ThunkDispatch<ApiState, unknown, UnknownAction>
>();

proofListeners.startListening({
  actionCreator: proofUndoRequested,
  effect: async ({ payload: undo }, { dispatch }) => {
    await dispatch(changeProofs(undo));
  },
});
