import { useAppSelector } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { type LeadsState, selectLeadById } from './leadSelectors.ts';

/** The cached lead with that id, if there is one. */
export const useLead = (id: string | null): Lead | undefined =>
  useAppSelector((state: LeadsState) => selectLeadById(state, id));
