import { useUpdateLeadMutation } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { Lead, LeadUpdate } from '#domain/contract/leads.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';

/** Saves a choice in a lead's details. It shows at once; an error brings back the old value. */
export function useUpdateDetail(lead: Lead): (changes: LeadUpdate) => Promise<void> {
  const dispatch = useAppDispatch();
  const [updateLead] = useUpdateLeadMutation();
  return async (changes) => {
    try {
      await updateLead({ id: lead.id, changes, base: lead }).unwrap();
    } catch (error) {
      const text = `Error updating lead: ${errorMessage(error)}`;
      dispatch(toastShown({ tone: 'error', text, about: lead.id }));
    }
  };
}
