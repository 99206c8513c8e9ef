import { useAppSelector } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { type LeadsState, selectLeadById } from './leadSelectors.ts';

/** The cached lead of that id; `undefined` when there is none, or no id. */
export const useLead = (id: string | null): Lead | undefined =>
  useAppSelector((state: LeadsState) => selectLeadById(state, id));
