import { createAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import type { LeadPriority, LeadStatus } from '#domain/contract/enums.ts';
import type { Lead, LeadUpdate } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { NewNote } from '#domain/contract/notes.ts';
import type { StatusSetting } from '#domain/contract/profile.ts';
import { spreadOverNextWeek } from '#domain/leads/followUp.ts';
import { LEAD_PRIORITY_LABELS } from '#domain/leads/lead.ts';
import { statusFields } from '#domain/leads/statusMenu.ts';
import { statusUpdate } from '#domain/leads/statusUpdate.ts';
import { dialogOpened } from '#features/shell/dialogSlice.ts';
import { failed } from '#features/shell/failed.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { offerUndo, type Undo } from '#features/shell/undoSlice.ts';
import type { LeadsState } from './leadSelectors.ts';

/* Changes of one lead or many, each with a way back. */

export type LeadThunk = ThunkAction<Promise<boolean>, LeadsState, unknown, UnknownAction>;

const { updateLead, updateLeads, deleteLeads, addNote } = api.endpoints;

/** Days until the follow-up that is offered after an application or a pitch. */
export const OFFERED_DAYS = 5;

/** The user took the offer of a follow-up on these leads. */
export const followUpAccepted = createAction<string[]>('leads/followUpAccepted');

/** The user took the offer of a status after an interview was added. */
export const statusAccepted = createAction<{ leadId: string; status: LeadStatus; label: string }>(
  'leads/statusAccepted',
);

/** The toast's action that sets a follow-up on those of the leads that have none; none if all do. */
export function offerFollowUp(leads: readonly Lead[]) {
  const ids = leads.filter((lead) => !lead.nextFollowUpAt).map(({ id }) => id);
  const label = `Follow up in ${OFFERED_DAYS} days`;
  return ids.length > 0 ? [{ label, action: followUpAccepted(ids) }] : [];
}

/** The fields of `lead` that `changes` changes, as they are now. */
const before = (lead: Lead, changes: LeadUpdate): LeadUpdate =>
  Object.fromEntries(Object.keys(changes).map((field) => [field, lead[field as keyof Lead]]));

/**
 * Changes leads, all or none, and offers to undo it. The changes show at once; an error brings the old
 * values back and is shown. Returns whether the server accepted them.
 *
 * @param changesOf the changed fields of a lead
 * @param done such as 'Moved to Applied'
 * @param note is added to a single lead. Then, and for leads that move to Applied, the next follow-up is
 *   offered
 */
export const changeLeads =
  (
    leads: readonly Lead[],
    changesOf: (lead: Lead) => LeadUpdate,
    done: string,
    note?: NewNote,
  ): LeadThunk =>
  async (dispatch) => {
    if (leads.length > LIMITS.bulk) {
      const text = `Up to ${LIMITS.bulk} leads can be changed at once. Nothing was changed.`;
      dispatch(toastShown({ tone: 'error', text }));
      return false;
    }
    const edits = leads.map((lead) => ({ id: lead.id, ...changesOf(lead) }));
    const [only] = leads;
    try {
      const saved =
        only && leads.length === 1
          ? [
              await dispatch(
                updateLead.initiate({ id: only.id, changes: changesOf(only), base: only }),
              ).unwrap(),
            ]
          : await dispatch(updateLeads.initiate(edits)).unwrap();
      // The lead is saved already: without its note, it can still be undone.
      const noted = only && note && (await dispatch(addNote.initiate({ leadId: only.id, note })));
      if (noted?.data) saved[0] = noted.data;
      const versions = new Map(saved.map(({ id, version }) => [id, version]));
      const undo: Undo = {
        kind: 'update',
        leads: leads.map((lead) => ({
          ...before(lead, changesOf(lead)),
          id: lead.id,
          updatedAt: lead.updatedAt,
          version: versions.get(lead.id) ?? lead.version,
        })),
        noteId: noted?.data?.notes.at(-1)?.id,
      };
      const isApplied = ({ status }: Lead, index: number) =>
        status === 'applied' && leads[index]?.status !== 'applied';
      const text = noted?.error
        ? `${done}, but the note wasn't added: ${errorMessage(noted.error)}`
        : leads.length === 1
          ? `${done}.`
          : `${done}: ${leads.length} leads.`;
      dispatch(
        offerUndo(undo, text, {
          tone: noted?.error ? 'error' : 'success',
          about: only?.id,
          actions: offerFollowUp(note ? saved : saved.filter(isApplied)),
        }),
      );
      return true;
    } catch (error) {
      dispatch(failed(error, leads.length === 1 ? 'updating lead' : 'updating leads', only?.id));
      return false;
    }
  };

/**
 * Moves leads to a status, all or none, and offers to undo it. Asks for the date of the interview when one lead
 * moves to Interviewing.
 */
export const moveLeads =
  (leads: readonly Lead[], to: StatusSetting): LeadThunk =>
  async (dispatch) => {
    const { status, customStatus } = statusFields(to);
    const isMoved = await dispatch(
      changeLeads(leads, () => statusUpdate(status, customStatus), `Moved to ${to.label}`),
    );
    const [only] = leads;
    if (isMoved && only && leads.length === 1 && status === 'interviewing') {
      dispatch(dialogOpened({ kind: 'interview', leadId: only.id }));
    }
    return isMoved;
  };

export const prioritizeLeads = (leads: readonly Lead[], priority: LeadPriority): LeadThunk =>
  changeLeads(leads, () => ({ priority }), `Priority ${LEAD_PRIORITY_LABELS[priority]}`);

/** Sets or clears the next follow-up. */
export const setFollowUp = (leads: readonly Lead[], nextFollowUpAt: string | null): LeadThunk =>
  changeLeads(
    leads,
    () => ({ nextFollowUpAt }),
    nextFollowUpAt ? 'Follow-up set' : 'Follow-up cleared',
  );

/** Spreads the follow-ups of several leads over the days of next week. */
export function spreadFollowUps(leads: readonly Lead[]): LeadThunk {
  const dates = spreadOverNextWeek(leads.length);
  const dateOf = new Map(leads.map(({ id }, index) => [id, dates[index]]));
  return changeLeads(leads, ({ id }) => ({ nextFollowUpAt: dateOf.get(id) }), 'Rescheduled');
}

/** Clears the follow-up that the user made, and notes it. */
export const finishFollowUp = (lead: Lead): LeadThunk => {
  const changes = { nextFollowUpAt: null, lastContactAt: new Date().toISOString() };
  const done = 'Followed up';
  return changeLeads([lead], () => changes, done, { type: 'follow-up', text: done });
};

/** Deletes leads, all or none, and offers to undo it. Returns whether the server accepted it. */
export const removeLeads =
  (leads: readonly Lead[]): LeadThunk =>
  async (dispatch) => {
    const leadIds = leads.map(({ id }) => id);
    try {
      await dispatch(deleteLeads.initiate(leadIds)).unwrap();
      const text = leads.length === 1 ? 'Lead deleted.' : `${leads.length} leads deleted.`;
      dispatch(offerUndo({ kind: 'restore', leadIds }, text));
      return true;
    } catch (error) {
      dispatch(failed(error, leads.length === 1 ? 'deleting lead' : 'deleting leads', leadIds[0]));
      return false;
    }
  };
