import { createAsyncThunk } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import { type ApiError, isNotFound } from '#api/apiError.ts';
import { errorMessage } from '#api/errorMessages.ts';
import type { LeadToSave, Outbox, SaveOutcome } from '#api/sendRequest.ts';
import type { AppDispatch, RootState } from '#app/createStore.ts';
import { isSame } from '#domain/changedFields.ts';
import { selectUser } from '#features/auth/index.ts';
import { sentUnreached } from '#features/leads/index.ts';
import { leadListeners } from '#features/leads/leadListeners.ts';
import { peopleUnreached } from '#features/people/index.ts';
import { toastShown } from '#features/shell/index.ts';
import { pitchOffered } from '../sidepanel/panelSlice.ts';
import {
  type OutboxEntry,
  outboxChanged,
  selectOutbox,
  sendingEnded,
  sendingStarted,
  type WaitingLead,
  type WaitingSent,
} from './outboxSlice.ts';
import { readOutbox, updateOutbox } from './outboxStorage.ts';

const createThunk = createAsyncThunk.withTypes<{ dispatch: AppDispatch; state: RootState }>();

const FINAL_STATUSES = [400, 409, 413, 422];

/** The server read the lead and will never take it. Other errors may come from a proxy or pass. */
const isRejection = ({ status, body }: ApiError): boolean =>
  FINAL_STATUSES.includes(status) && typeof (body as { error?: unknown })?.error === 'string';

const isLead = (entry: OutboxEntry, id: string) => 'lead' in entry && entry.lead.id === id;
const isSentOf = (entry: OutboxEntry, leadId: string) =>
  'sent' in entry && entry.sent.leadId === leadId;

/** Signing out drops the requests that run. */
const INTERRUPTED: ApiError = { kind: 'session', message: '', status: 0, body: null };

/**
 * Sends a lead.
 *
 * @returns the error, or `undefined` when the server has the lead, or had it until it was deleted
 */
async function send({ lead, mayBeSaved, isEdited }: WaitingLead, dispatch: AppDispatch) {
  const { addLead, getStatusChanges, updateLead } = api.endpoints;
  if (mayBeSaved) {
    const { id, userId: _, ...changes } = lead;
    // The history outlives the lead: sending a deleted one again would bring it back.
    // Subscribed until it's here: an invalidation would remove the result before it's read.
    const asked = dispatch(getStatusChanges.initiate(id, { forceRefetch: true }));
    const { data, error } = await asked;
    asked.unsubscribe();
    if (data && isEdited) {
      const updated = await dispatch(updateLead.initiate({ id, changes }));
      return isNotFound(updated.error) ? undefined : updated.error;
    }
    if (data) return;
    if (!isNotFound(error)) return error ?? INTERRUPTED;
  }
  return (await dispatch(addLead.initiate(lead))).error;
}

/**
 * Sends what waits, oldest first. Stops when the server can't be reached; the rest waits for
 * the next call. A lock lets calls and panels take turns.
 */
export const sendOutbox = createThunk('outbox/send', (_: undefined, { dispatch, getState }) =>
  navigator.locks.request('outbox/send', async () => {
    const userId = selectUser(getState())?.uid;
    if (userId === undefined) return;
    const change = async (change: (entry: OutboxEntry) => OutboxEntry[]) =>
      dispatch(outboxChanged(await updateOutbox(userId, (all) => all.flatMap(change))));
    const update = (id: string, updated: (entry: WaitingLead) => WaitingLead[]) =>
      change((entry) => ('lead' in entry && entry.lead.id === id ? updated(entry) : [entry]));
    dispatch(sendingStarted());
    let isServerReached = false;
    try {
      for (const entry of await readOutbox(userId)) {
        if (!('lead' in entry)) {
          const about = 'sent' in entry ? entry.sent.leadId : '';
          const sent = await ('sent' in entry
            ? dispatch(api.endpoints.recordSent.initiate(entry.sent))
            : dispatch(api.endpoints.changePeople.initiate(entry.people)));
          const error = sent.error as ApiError | undefined;
          if (error && !isRejection(error) && !isNotFound(error)) {
            isServerReached = error.status > 0;
            break;
          }
          await change((kept) => (isSame(kept, entry) || isSentOf(kept, about) ? [] : [kept]));
          const text = error && `Nothing was recorded: ${errorMessage(error)}`;
          if (text) dispatch(toastShown({ tone: 'error', text, about }));
          continue;
        }
        if (entry.problem !== null) continue;
        const { id } = entry.lead;
        await update(id, (waiting) => [{ ...waiting, mayBeSaved: true }]);
        const error = (await send(entry, dispatch)) as ApiError | undefined;
        const sent = JSON.stringify(entry.lead);
        // Unless the user edited it meanwhile.
        const left = (waiting: WaitingLead) =>
          JSON.stringify(waiting.lead) === sent ? [] : [waiting];
        if (!error) {
          await update(id, left);
          if (entry.writesPitch) dispatch(pitchOffered(id));
        } else if (isRejection(error)) {
          await update(id, (waiting) => [{ ...waiting, problem: errorMessage(error) }]);
        } else {
          isServerReached = error.status > 0;
          break;
        }
      }
    } finally {
      dispatch(sendingEnded(isServerReached));
    }
  }),
);

const STORAGE_FULL = 'This browser has no space left to store it. Free some and try again.';

/**
 * Saves a lead, or a waiting one that the user edited. It is stored in the browser before it is sent,
 * so closing the panel or losing the connection loses nothing. A new lead that the server rejects
 * leaves the outbox: the form still has it.
 */
const saveLead = createThunk(
  'outbox/save',
  async (
    { lead, isEdited, writesPitch }: LeadToSave,
    { dispatch, getState },
  ): Promise<SaveOutcome> => {
    const userId = selectUser(getState())?.uid ?? '';
    const earlier = selectWaitingLead(getState(), lead.id);
    const writes = writesPitch || earlier?.writesPitch === true;
    const saved = { lead, problem: null, isEdited, mayBeSaved: isEdited, writesPitch: writes };
    const store = (entries: OutboxEntry[]) => [
      ...entries.filter((entry) => !isLead(entry, lead.id)),
      saved,
    ];
    try {
      dispatch(outboxChanged(await updateOutbox(userId, store)));
    } catch {
      return { kind: 'rejected', problem: STORAGE_FULL };
    }
    await dispatch(sendOutbox());
    const entry = selectWaitingLead(getState(), lead.id);
    if (!entry) return { kind: 'saved' };
    if (entry.problem === null) return { kind: 'waiting' };
    if (!isEdited) await dispatch(discardWaiting(lead.id));
    return { kind: 'rejected', problem: entry.problem };
  },
);

/** The panel's outbox, for its store. */
export const panelOutbox: Outbox = {
  saveLead: (saved) => (dispatch) => (dispatch as AppDispatch)(saveLead(saved)).unwrap(),
};

/** Keeps what the user sent for a lead until the server can be reached. A later letter replaces an earlier one. */
const keepSent = createThunk(
  'outbox/keepSent',
  async (sent: WaitingSent, { dispatch, getState }) => {
    const userId = selectUser(getState())?.uid ?? '';
    const store = (entries: OutboxEntry[]) => [
      ...entries.filter((entry) => !isSentOf(entry, sent.leadId)),
      { sent },
    ];
    dispatch(outboxChanged(await updateOutbox(userId, store)));
  },
);

leadListeners.startListening({
  actionCreator: sentUnreached,
  effect: async ({ payload }, { dispatch }) => {
    await (dispatch as AppDispatch)(keepSent(payload));
  },
});

/** Keeps a change of people until the server can be reached. */
leadListeners.startListening({
  actionCreator: peopleUnreached,
  effect: async ({ payload: people }, { dispatch, getState }) => {
    const userId = selectUser(getState() as RootState)?.uid ?? '';
    const entries = await updateOutbox(userId, (all) => [...all, { people }]);
    dispatch(outboxChanged(entries));
  },
});

/** Removes a waiting lead for good. */
export const discardWaiting = createThunk(
  'outbox/discard',
  async (leadId: string, { dispatch, getState }) => {
    const userId = selectUser(getState())?.uid ?? '';
    const remove = (entries: OutboxEntry[]) => entries.filter((entry) => !isLead(entry, leadId));
    dispatch(outboxChanged(await updateOutbox(userId, remove)));
  },
);

/** The waiting lead with that id, if there is one. */
export const selectWaitingLead = (state: RootState, leadId: string): WaitingLead | undefined =>
  selectOutbox(state).waiting.find(({ lead }) => lead.id === leadId);
