import { useEffect } from 'react';
import { useAppDispatch } from '#app/hooks.ts';
import { leadListClosed, leadListRefreshed } from './leadOrderSlice.ts';

/** Keeps the order of the list, also behind a form or a dialog, until the user leaves the page. */
export function useLeadOrder(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(leadListRefreshed());
    return () => {
      dispatch(leadListClosed());
    };
  }, [dispatch]);
}
