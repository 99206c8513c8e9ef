import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '#app/createStore.ts';
import type { NewLead } from '#domain/contract/leads.ts';

/** A lead that the server doesn't have yet. */
export interface WaitingLead {
  /** The id makes it safe to send the lead twice. */
  lead: NewLead & { id: string };
  /** Why the server rejected it; `null` while it waits for the server. */
  problem: string | null;
  /** An earlier attempt may have reached the server, whose response didn't arrive. */
  mayBeSaved?: boolean;
  /** The user changed it after that attempt. */
  isEdited?: boolean;
  /** The user wants to write for it as soon as the server has it. */
  writesPitch?: boolean;
}

interface OutboxState {
  /** Oldest first. */
  waiting: WaitingLead[];
  isSending: boolean;
  /** The last attempt stopped although the server responded. */
  isServerReached: boolean;
}

const initialState: OutboxState = { waiting: [], isSending: false, isServerReached: false };

/** The leads that wait for the server, as chrome.storage has them. */
export const outboxSlice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    outboxChanged: (outbox, { payload }: PayloadAction<WaitingLead[]>) => {
      outbox.waiting = payload;
    },
    sendingStarted: (outbox) => {
      outbox.isSending = true;
    },
    sendingEnded: (outbox, { payload: isServerReached }: PayloadAction<boolean>) => {
      outbox.isSending = false;
      outbox.isServerReached = isServerReached;
    },
  },
});

declare module '#app/createStore.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof outboxSlice> {}
}

export const { outboxChanged, sendingStarted, sendingEnded } = outboxSlice.actions;
export const selectOutbox = outboxSlice.injectInto(rootReducer).selectSlice;
