import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '#app/createStore.ts';
import { isSamePosting } from '#domain/canonicalUrl.ts';
import type { LeadDraft } from '../capture/leadDraft.ts';

/** The tab that the panel was opened on. */
interface PanelPage {
  tabId: number;
  /** '' when Chrome doesn't tell the panel. */
  url: string;
}

interface PanelState {
  page: PanelPage | null;
  /** The draft read from the page opens in the capture form. */
  capture:
    | { status: 'none' }
    | { status: 'reading' }
    | { status: 'ready'; requestId: string; draft: LeadDraft }
    | { status: 'unreadable' }
    /** A lead that waits for the server is open in the form instead. */
    | { status: 'waiting'; leadId: string };
  /** The lead that a pitch is written for. */
  pitchLeadId: string | null;
  /** The user saved that lead to write for it at once. */
  writesAtOnce: boolean;
}

const initialState: PanelState = {
  page: null,
  capture: { status: 'none' },
  pitchLeadId: null,
  writesAtOnce: false,
};

/** The views of the side panel besides those that it shares with the leads page. */
export const panelSlice = createSlice({
  name: 'panel',
  initialState,
  reducers: {
    /** The user switched tabs: a draft of another page is not shown for this one. */
    pageChanged: (panel, { payload }: PayloadAction<PanelPage>) => {
      const isSamePage =
        panel.page?.tabId === payload.tabId && isSamePosting(panel.page.url, payload.url);
      panel.page = payload;
      if (isSamePage) return;
      panel.capture = { status: 'none' };
    },
    captureStarted: (panel, { payload }: PayloadAction<PanelPage>) => {
      panel.page = payload;
      panel.capture = { status: 'reading' };
      panel.pitchLeadId = null;
    },
    captureFinished: (
      panel,
      { payload }: PayloadAction<{ requestId: string; draft: LeadDraft }>,
    ) => {
      panel.capture = { status: 'ready', ...payload };
      if (panel.page && panel.page.url === '') panel.page.url = payload.draft.postUrl;
    },
    captureFailed: (panel) => {
      panel.capture = { status: 'unreadable' };
    },
    waitingLeadOpened: (panel, { payload: leadId }: PayloadAction<string>) => {
      panel.capture = { status: 'waiting', leadId };
    },
    captureClosed: (panel) => {
      panel.capture = { status: 'none' };
    },
    pitchOpened: (panel, { payload: leadId }: PayloadAction<string>) => {
      panel.capture = { status: 'none' };
      panel.pitchLeadId = leadId;
    },
    /** Opens the pitch and writes it, as soon as it can be written. */
    pitchRequested: (panel, { payload: leadId }: PayloadAction<string>) => {
      panel.capture = { status: 'none' };
      panel.pitchLeadId = leadId;
      panel.writesAtOnce = true;
    },
    pitchRequestTaken: (panel) => {
      panel.writesAtOnce = false;
    },
    pitchClosed: (panel) => {
      panel.pitchLeadId = null;
      panel.writesAtOnce = false;
    },
  },
});

/** The name under which what the user types over a captured draft is kept. */
export const captureDraftName = ({ postUrl }: LeadDraft): string =>
  `capture/${encodeURIComponent(postUrl)}`;

/** The name of what the user types over a lead that waits for the server. */
export const waitingDraftName = (leadId: string): string => `waiting/${leadId}`;

declare module '#app/createStore.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof panelSlice> {}
}

const injected = panelSlice.injectInto(rootReducer);

export const {
  pageChanged,
  captureStarted,
  captureFinished,
  captureFailed,
  captureClosed,
  waitingLeadOpened,
  pitchOpened,
  pitchRequested,
  pitchRequestTaken,
  pitchClosed,
} = panelSlice.actions;
export const selectPanel = injected.selectSlice;
