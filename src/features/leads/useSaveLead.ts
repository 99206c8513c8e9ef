import { useRef } from 'react';
import { useAddLeadMutation, useUpdateLeadMutation } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { selectUser } from '#features/auth/index.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { formToLeadUpdate, formToNewLead, type LeadFormValues } from './leadFormValues.ts';

/**
 * Saves the lead form: adds a lead, or updates the changed fields of `lead`.
 *
 * @returns a function that resolves to whether it was saved; errors are shown as a toast
 */
export function useSaveLead(lead?: Lead): (values: LeadFormValues) => Promise<boolean> {
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUser)?.uid ?? '';
  const [addLead] = useAddLeadMutation();
  const [updateLead] = useUpdateLeadMutation();
  // One id per form: saving again after a lost response doesn't add a second lead.
  const newLeadId = useRef(crypto.randomUUID());

  return async (values) => {
    try {
      if (lead) {
        await updateLead({ id: lead.id, changes: formToLeadUpdate(lead, values) }).unwrap();
      } else {
        await addLead(formToNewLead(values, { id: newLeadId.current, userId })).unwrap();
      }
    } catch (error) {
      const doing = lead ? 'updating' : 'adding';
      dispatch(toastShown({ tone: 'error', text: `Error ${doing} lead: ${errorMessage(error)}` }));
      return false;
    }
    dispatch(toastShown({ tone: 'success', text: lead ? 'Lead updated.' : 'Lead added.' }));
    return true;
  };
}
