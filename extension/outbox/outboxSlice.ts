import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '#app/createStore.ts';
import type { NewLead } from '#domain/contract/leads.ts';
import type { PeopleChange } from '#domain/contract/people.ts';
import type { SentRequest } from '#domain/contract/sent.ts';

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

/** What the user sent for a lead, and the server hasn't recorded yet. It may be sent twice. */
export type WaitingSent = SentRequest & { leadId: string };

/** What chrome.storage has, oldest first. */
export type OutboxEntry = WaitingLead | { sent: WaitingSent } | { people: PeopleChange };

interface OutboxState {
  /** Oldest first. */
  waiting: WaitingLead[];
  sent: WaitingSent[];
  people: PeopleChange[];
  isSending: boolean;
  /** The last attempt stopped although the server responded. */
  isServerReached: boolean;
}

const initialState: OutboxState = {
  waiting: [],
  sent: [],
  people: [],
  isSending: false,
  isServerReached: false,
};

/** What waits for the server. */
export const outboxSlice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    outboxChanged: (outbox, { payload }: PayloadAction<OutboxEntry[]>) => {
      outbox.waiting = payload.filter((entry) => 'lead' in entry);
      outbox.sent = payload.flatMap((entry) => ('sent' in entry ? entry.sent : []));
      outbox.people = payload.flatMap((entry) => ('people' in entry ? entry.people : []));
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
