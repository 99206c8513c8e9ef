import { useSelector } from 'react-redux';
import type { Lead } from '#domain/contract/leads.ts';
import { type LeadsState, selectLeadById } from './leadSelectors.ts';

/** The cached lead of that id; `undefined` when there is none, or no id. */
export const useLead = (id: string | null): Lead | undefined =>
  useSelector((state: LeadsState) => selectLeadById(state, id));
