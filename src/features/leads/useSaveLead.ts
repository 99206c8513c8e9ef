import { useRef } from 'react';
import { useAddLeadMutation, useUpdateLeadMutation, useUpdatePitchMutation } from '#api/api.ts';
import { isNotFound } from '#api/apiError.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { newId } from '#domain/newId.ts';
import { selectUser } from '#features/auth/index.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { formToLeadUpdate, formToNewLead, type LeadFormValues } from './leadFormValues.ts';
import { selectCurrency } from './leadSelectors.ts';

/**
 * Saves the lead form: adds a lead, or updates the changed fields of `lead`.
 *
 * @returns a function that resolves to whether it was saved; errors are shown as a toast
 */
export function useSaveLead(lead?: Lead): (values: LeadFormValues) => Promise<boolean> {
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUser)?.uid ?? '';
  const currency = useAppSelector(selectCurrency);
  const [addLead] = useAddLeadMutation();
  const [updateLead] = useUpdateLeadMutation();
  const [updatePitch] = useUpdatePitchMutation();
  // One id per form: saving again after a lost response doesn't add a second lead.
  const newLeadId = useRef(newId());

  /** Gives a generated pitch to the lead, with the text as it was edited. */
  async function savePitch(leadId: string, { pitch, pitchId }: LeadFormValues) {
    const content = pitch.trim();
    const isUnchanged = pitchId === lead?.pitchId && content === lead.pitch;
    if (pitchId === '' || content === '' || isUnchanged) return;
    const { error } = await updatePitch({ id: pitchId, changes: { content, leadId } });
    // A pitch that was deleted on the pitches page stays with the lead as text.
    if (!error || isNotFound(error)) return;
    dispatch(toastShown({ tone: 'error', text: `Error saving pitch: ${errorMessage(error)}` }));
  }

  return async (values) => {
    try {
      if (lead) {
        await updateLead({ id: lead.id, changes: formToLeadUpdate(lead, values) }).unwrap();
      } else {
        await addLead(formToNewLead(values, { id: newLeadId.current, userId, currency })).unwrap();
      }
      await savePitch(lead?.id ?? newLeadId.current, values);
    } catch (error) {
      const doing = lead ? 'updating' : 'adding';
      const text = `Error ${doing} lead: ${errorMessage(error)}`;
      dispatch(toastShown({ tone: 'error', text, about: lead?.id ?? newLeadId.current }));
      return false;
    }
    dispatch(toastShown({ tone: 'success', text: lead ? 'Lead updated.' : 'Lead added.' }));
    return true;
  };
}
