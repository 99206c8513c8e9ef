import { useAppDispatch } from '#app/hooks.ts';
import type { Answers, Proof } from '#domain/contract/profile.ts';
import { newId } from '#domain/newId.ts';
import { changeProofs } from './proofThunks.ts';

/** A sentence to keep; a proof with its id is replaced. */
export type NewProof = Pick<Proof, 'text'> & Partial<Proof>;

export const newProof = (sentence: NewProof): Proof => ({
  id: newId(),
  source: '',
  starred: false,
  ...sentence,
  text: sentence.text.trim(),
});

/**
 * Keeps a sentence as a proof. Changes of other tabs stay.
 *
 * @returns a function that resolves to the proof, or to `null` after a failure, which a toast tells
 */
export function useSaveProof(): (sentence: NewProof) => Promise<Proof | null> {
  const dispatch = useAppDispatch();
  return async (sentence) => {
    const proof = newProof(sentence);
    return (await dispatch(changeProofs({ saved: [{ proof }] }))) ? proof : null;
  };
}

/**
 * Saves answers; those that aren't named stay.
 *
 * @returns a function that resolves to whether they were saved; a toast tells a failure
 */
export function useSaveAnswer(): (answers: Partial<Answers>) => Promise<boolean> {
  const dispatch = useAppDispatch();
  return (answers) => dispatch(changeProofs({ answers }));
}
