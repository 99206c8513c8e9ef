import { useAppSelector } from '#app/hooks.ts';
import { type LeadsState, selectLeadById, selectLeadsLoaded } from './leadSelectors.ts';

/** Whether the lead was deleted while it's open: all leads are loaded, and it isn't among them. */
export const useIsDeleted = (id: string | undefined): boolean =>
  useAppSelector(
    (state: LeadsState) =>
      id !== undefined && selectLeadsLoaded(state) && selectLeadById(state, id) === undefined,
  );
