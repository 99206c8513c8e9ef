import { useEffect, useId } from 'react';
import { useAppDispatch } from '#app/hooks.ts';
import { unsavedFormEntered, unsavedFormLeft } from './draftsSlice.ts';

/** While `unsaved`, closing the tab asks first, and so does logging out. */
export function useUnsavedForm(unsaved: boolean): void {
  const dispatch = useAppDispatch();
  const id = useId();

  useEffect(() => {
    if (!unsaved) return;
    const askInBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askInBrowser);
    dispatch(unsavedFormEntered(id));
    return () => {
      window.removeEventListener('beforeunload', askInBrowser);
      dispatch(unsavedFormLeft(id));
    };
  }, [dispatch, id, unsaved]);
}
