import { useAppSelector } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { type LeadsState, selectLeadById, selectLeadsLoaded } from './leadSelectors.ts';

/** The cached lead with that id, if there is one. */
export const useLead = (id: string | null): Lead | undefined =>
  useAppSelector((state: LeadsState) => selectLeadById(state, id));

/** Whether the lead was deleted while it's open: all leads are loaded, and it isn't among them. */
export const useIsDeleted = (id: string | undefined): boolean =>
  useAppSelector(
    (state: LeadsState) =>
      id !== undefined && selectLeadsLoaded(state) && selectLeadById(state, id) === undefined,
  );
