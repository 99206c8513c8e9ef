import { createAsyncThunk } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import { type ApiError, isClientError, isSessionRejected } from '#api/apiError.ts';
import { errorMessage } from '#api/errorMessages.ts';
import type { AppDispatch, RootState } from '#app/createStore.ts';
import { selectUser } from '#features/auth/index.ts';
import {
  outboxChanged,
  selectOutbox,
  sendingEnded,
  sendingStarted,
  type WaitingLead,
} from './outboxSlice.ts';
import { readOutbox, updateOutbox } from './outboxStorage.ts';

const createThunk = createAsyncThunk.withTypes<{ dispatch: AppDispatch; state: RootState }>();

/** The server got the lead and will never take it, so sending it again is no use. */
const isRejection = (error: ApiError): boolean => isClientError(error) && !isSessionRejected(error);

/**
 * Sends the waiting leads, oldest first. Stops when the server can't be reached; the rest waits for
 * the next call.
 */
export const sendOutbox = createThunk(
  'outbox/send',
  async (_: undefined, { dispatch, getState }) => {
    const userId = selectUser(getState())?.uid;
    if (userId === undefined) return;
    dispatch(sendingStarted());
    const update = async (change: (waiting: WaitingLead[]) => WaitingLead[]) =>
      dispatch(outboxChanged(await updateOutbox(userId, change)));
    try {
      for (const { lead, problem } of await readOutbox(userId)) {
        if (problem !== null) continue;
        const { error } = await dispatch(api.endpoints.addLead.initiate(lead));
        if (!error) {
          await update((waiting) => waiting.filter((entry) => entry.lead.id !== lead.id));
        } else if (isRejection(error as ApiError)) {
          const rejected = errorMessage(error);
          await update((waiting) =>
            waiting.map((entry) =>
              entry.lead.id === lead.id ? { ...entry, problem: rejected } : entry,
            ),
          );
        } else break;
      }
    } finally {
      dispatch(sendingEnded());
    }
  },
  { condition: (_, { getState }) => !selectOutbox(getState()).isSending },
);

/** The outcome of saving a lead. */
export type SaveOutcome =
  | { kind: 'saved' }
  | { kind: 'waiting' }
  | { kind: 'rejected'; problem: string };

/**
 * Saves a lead. It is stored in the browser before it is sent, so closing the panel or losing the
 * connection loses nothing. A lead that the server rejects leaves the outbox: the form still has it.
 */
export const saveLead = createThunk(
  'outbox/save',
  async (lead: WaitingLead['lead'], { dispatch, getState }): Promise<SaveOutcome> => {
    const userId = selectUser(getState())?.uid ?? '';
    const add = (waiting: WaitingLead[]) => [...waiting, { lead, problem: null }];
    dispatch(outboxChanged(await updateOutbox(userId, add)));
    await dispatch(sendOutbox());
    const entry = (await readOutbox(userId)).find((waiting) => waiting.lead.id === lead.id);
    if (!entry) return { kind: 'saved' };
    if (entry.problem === null) return { kind: 'waiting' };
    await dispatch(discardWaiting(lead.id));
    return { kind: 'rejected', problem: entry.problem };
  },
);

/** Removes a waiting lead for good. */
export const discardWaiting = createThunk(
  'outbox/discard',
  async (leadId: string, { dispatch, getState }) => {
    const userId = selectUser(getState())?.uid ?? '';
    const remove = (waiting: WaitingLead[]) => waiting.filter(({ lead }) => lead.id !== leadId);
    dispatch(outboxChanged(await updateOutbox(userId, remove)));
  },
);
