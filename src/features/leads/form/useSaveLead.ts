import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useRef } from 'react';
import {
  api,
  useAssignMessageMutation,
  useUpdateLeadMutation,
  useUpdatePitchMutation,
} from '#api/api.ts';
import { currentEntity, isNotFound } from '#api/apiError.ts';
import { errorMessage } from '#api/errorMessages.ts';
import type { LeadToSave, SaveOutcome, ThunkExtra } from '#api/sendRequest.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { applyChanges } from '#domain/changedFields.ts';
import type { Lead, NewLead } from '#domain/contract/leads.ts';
import { newId } from '#domain/newId.ts';
import { selectUser } from '#features/auth/index.ts';
import { failed } from '#features/shell/failed.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { type LeadsState, selectCurrency } from '../leadSelectors.ts';
import { leadFormOpened } from '../leadsViewSlice.ts';
import type { SavedLead } from './leadFormDraft.ts';
import {
  formToLeadUpdate,
  formToNewLead,
  type LeadFormValues,
  leadCopy,
} from './leadFormValues.ts';

type SaveThunk = ThunkAction<Promise<SaveOutcome>, LeadsState, unknown, UnknownAction>;

/** Adds a lead, through the outbox of a client that has one. Throws the ApiError of another. */
const saveNewLead =
  (saved: LeadToSave): SaveThunk =>
  async (dispatch, _getState, extra) => {
    const { outbox } = extra as ThunkExtra;
    if (outbox) return dispatch(outbox.saveLead(saved));
    await dispatch(api.endpoints.addLead.initiate(saved.lead)).unwrap();
    return { kind: 'saved' };
  };

interface SaveOptions {
  /** What changes are relative to; without it, a lead is added. */
  base: Lead | undefined;
  /** A conflict, with the lead as the server has it. */
  onConflict: (current: Lead) => void;
  /** "Save and write pitch": nothing else is offered. */
  writesPitch: boolean;
}

/**
 * Saves the lead form: adds a lead, or updates the changed fields of its base. A deleted one is added again.
 *
 * @param waitingId of a lead that waits for the server
 * @returns a function that resolves to the saved lead, or `null` when it wasn't saved. Errors are shown as a toast
 */
export function useSaveLead(
  isDeleted: boolean,
  waitingId?: string,
): (values: LeadFormValues, options: SaveOptions) => Promise<SavedLead | null> {
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUser)?.uid ?? '';
  const currency = useAppSelector(selectCurrency);
  const [updateLead] = useUpdateLeadMutation();
  const [updatePitch] = useUpdatePitchMutation();
  const [assignMessage] = useAssignMessageMutation();
  // One id per form: saving again after a lost response doesn't add a second lead.
  const newLeadId = useRef(waitingId ?? newId());

  /** Gives a generated pitch to the lead, with the text as it was edited. */
  async function savePitch(leadId: string, { pitch, pitchId }: LeadFormValues, base?: Lead) {
    const content = pitch.trim();
    const isUnchanged = pitchId === base?.pitchId && content === base.pitch;
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

  return async (values, { base: lead, onConflict, writesPitch }) => {
    const isUpdate = lead !== undefined && !isDeleted;
    const id = isUpdate ? lead.id : newLeadId.current;
    const add = async (added: NewLead): Promise<SaveOutcome> =>
      dispatch(
        saveNewLead({ lead: { ...added, id }, isEdited: waitingId !== undefined, writesPitch }),
      );
    let outcome: SaveOutcome = { kind: 'saved' };
    try {
      if (isUpdate) {
        const changes = formToLeadUpdate(lead, values);
        await updateLead({ id, changes, base: lead }).unwrap();
      } else if (lead) {
        const edited = applyChanges(lead, formToLeadUpdate(lead, values) as Partial<Lead>);
        outcome = await add(leadCopy(edited, id));
      } else {
        outcome = await add(formToNewLead(values, { id, userId, currency }));
      }
      if (outcome.kind === 'rejected') throw outcome.problem;
      if (outcome.kind === 'saved') {
        await savePitch(id, values, lead);
        await saveMessage(id, values);
      }
    } catch (error) {
      const current = currentEntity<Lead>(error);
      if (current) {
        onConflict(current);
        return null;
      }
      const doing = isUpdate ? 'updating' : 'adding';
      const problem = typeof error === 'string' ? error : errorMessage(error);
      const text = `Error ${doing} lead: ${problem}`;
      dispatch(toastShown({ tone: 'error', text, about: id }));
      return null;
    }
    newLeadId.current = newId();
    const isWaiting = outcome.kind === 'waiting';
    const another = [{ label: 'Add another', action: leadFormOpened(null) }];
    // What waits has a line of its own.
    if (!isWaiting)
      dispatch(
        toastShown({
          tone: 'success',
          text: isUpdate ? 'Lead updated.' : 'Lead added.',
          actions: lead || writesPitch ? undefined : another,
        }),
      );
    return { id, isWaiting };
  };
}
