import { useAppDispatch } from '#app/hooks.ts';
import type { Lead, LeadUpdate } from '#domain/contract/leads.ts';
import { changeLeads } from '../leadThunks.ts';

/** Saves a choice in a lead's details. It shows at once and can be undone. */
export function useUpdateDetail(lead: Lead): (changes: LeadUpdate) => void {
  const dispatch = useAppDispatch();
  return (changes) => void dispatch(changeLeads([lead], () => changes, 'Lead updated'));
}
