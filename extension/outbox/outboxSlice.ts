import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { NewLead } from '#domain/contract/leads.ts';

/** A lead that the server doesn't have yet. Its id makes sending it twice safe. */
export type WaitingLead = NewLead & { id: string };

interface OutboxState {
  /** Oldest first. */
  leads: WaitingLead[];
  isSending: boolean;
}

const initialState: OutboxState = { leads: [], isSending: false };

/** The leads that wait for the server. `outboxStorage` keeps them in chrome.storage. */
export const outboxSlice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    outboxRestored: (outbox, { payload }: PayloadAction<WaitingLead[]>) => {
      outbox.leads = payload;
    },
    sendingStarted: (outbox) => {
      outbox.isSending = true;
    },
    sendingEnded: (outbox) => {
      outbox.isSending = false;
    },
  },
  selectors: {
    selectWaitingLeads: (outbox) => outbox.leads,
    selectIsSending: (outbox) => outbox.isSending,
  },
});

export const { outboxRestored, sendingStarted, sendingEnded } = outboxSlice.actions;
export const { selectWaitingLeads, selectIsSending } = outboxSlice.selectors;
