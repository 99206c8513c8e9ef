import { useRef } from 'react';
import {
  useAddLeadMutation,
  useAssignMessageMutation,
  useUpdateLeadMutation,
  useUpdatePitchMutation,
} from '#api/api.ts';
import { currentEntity, isNotFound } from '#api/apiError.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { applyChanges } from '#domain/changedFields.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { newId } from '#domain/newId.ts';
import { selectUser } from '#features/auth/index.ts';
import { failed } from '#features/shell/failed.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { selectCurrency } from '../leadSelectors.ts';
import { leadFormOpened } from '../leadsViewSlice.ts';
import {
  formToLeadUpdate,
  formToNewLead,
  type LeadFormValues,
  leadCopy,
} from './leadFormValues.ts';

/**
 * Saves the lead form: adds a lead, or updates the changed fields of `lead`. A deleted one is added again.
 *
 * @returns a function that resolves to the id of the saved lead, or `null` when it wasn't saved. Errors are shown as a toast; a conflict is
 * given to the function's second argument, with the lead as the server has it; the third one offers to add another
 */
export function useSaveLead(
  lead: Lead | undefined,
  isDeleted: boolean,
): (
  values: LeadFormValues,
  onConflict: (current: Lead) => void,
  offersAnother: boolean,
) => Promise<string | null> {
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUser)?.uid ?? '';
  const currency = useAppSelector(selectCurrency);
  const [addLead] = useAddLeadMutation();
  const [updateLead] = useUpdateLeadMutation();
  const [updatePitch] = useUpdatePitchMutation();
  const [assignMessage] = useAssignMessageMutation();
  // One id per form: saving again after a lost response doesn't add a second lead.
  const newLeadId = useRef(newId());

  /** Gives a generated pitch to the lead, with the text as it was edited. */
  async function savePitch(leadId: string, { pitch, pitchId }: LeadFormValues) {
    const content = pitch.trim();
    const isUnchanged = pitchId === lead?.pitchId && content === lead.pitch;
    if (pitchId === '' || content === '' || isUnchanged) return;
    const { error } = await updatePitch({ id: pitchId, changes: { content, leadId } });
    // A pitch that was deleted on the pitches page stays with the lead as text.
    if (error && !isNotFound(error)) dispatch(failed(error, 'saving pitch'));
  }

  async function saveMessage(leadId: string, { messageId }: LeadFormValues) {
    if (messageId === '') return;
    const { error } = await assignMessage({ id: messageId, leadId });
    if (error) dispatch(failed(error, 'adding the email to the lead'));
  }

  const isUpdate = lead !== undefined && !isDeleted;

  return async (values, onConflict, offersAnother) => {
    const id = isUpdate ? lead.id : newLeadId.current;
    try {
      if (isUpdate) {
        const changes = formToLeadUpdate(lead, values);
        await updateLead({ id, changes, base: lead }).unwrap();
      } else if (lead) {
        const edited = applyChanges(lead, formToLeadUpdate(lead, values) as Partial<Lead>);
        await addLead(leadCopy(edited, id)).unwrap();
      } else {
        await addLead(formToNewLead(values, { id, userId, currency })).unwrap();
      }
      await savePitch(id, values);
      await saveMessage(id, values);
    } catch (error) {
      const current = currentEntity<Lead>(error);
      if (current) {
        onConflict(current);
        return null;
      }
      const doing = isUpdate ? 'updating' : 'adding';
      const text = `Error ${doing} lead: ${errorMessage(error)}`;
      dispatch(toastShown({ tone: 'error', text, about: id }));
      return null;
    }
    newLeadId.current = newId();
    const another = [{ label: 'Add another', action: leadFormOpened(null) }];
    dispatch(
      toastShown({
        tone: 'success',
        text: isUpdate ? 'Lead updated.' : 'Lead added.',
        actions: offersAnother ? another : undefined,
      }),
    );
    return id;
  };
}
