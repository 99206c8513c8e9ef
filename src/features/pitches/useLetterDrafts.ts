import { useAppDispatch, useAppSelector, useAppStore } from '#app/hooks.ts';
import { useDraft } from '#features/shell/useDraft.ts';
import { isUnsaved, type Letter } from './letter.ts';
import { lettersRestored, selectLetters } from './letterSlice.ts';

/** Keeps what isn't saved of letters, when the session expires or the side panel closes. */
export function useLetterDrafts(): void {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const unsaved = () => {
    const keptAt = new Date().toISOString();
    const letters = Object.entries(selectLetters(store.getState()));
    return Object.fromEntries(
      letters.flatMap(([id, letter]) => (isUnsaved(letter) ? [[id, { ...letter, keptAt }]] : [])),
    );
  };
  const hasUnsaved = useAppSelector((state) => Object.values(selectLetters(state)).some(isUnsaved));
  useDraft<Record<string, Letter>>('letters', {
    read: unsaved,
    restore: (letters) => dispatch(lettersRestored(letters)),
    unsaved: hasUnsaved,
  });
}
