import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { type RootState, rootReducer } from '#app/createStore.ts';
import { isSamePosting } from '#domain/extraction/canonicalUrl.ts';
import type { LeadDraft } from '#domain/extraction/page/leadDraft.ts';
import { letterOpened } from '#features/pitches/letterSlice.ts';
import type { PanelPage } from '../page/visibleTab.ts';

/** The draft read from the page opens in the capture form. */
export type Capture =
  | { status: 'none' }
  | { status: 'reading' }
  | { status: 'ready'; requestId: string; draft: LeadDraft }
  | { status: 'unreadable' }
  /** A lead that waits for the server is open in the form instead. */
  | { status: 'waiting'; leadId: string };

interface PanelState {
  /** The tab that the user sees; `undefined` until it's known. */
  page: PanelPage | null | undefined;
  /** Where the capture was read. `null`: what the user opened or changed stays open on any tab. */
  source: PanelPage | null;
  capture: Capture;
  /** The user wants a page captured again that a lead tracks. */
  isAgain: boolean;
  /** The user asked to insert the pitch into the page, and has to allow it first. */
  insertsWhenAllowed: boolean;
  /** Leads that the user saved offline to write for them, and the server has now. */
  pitchOffers: string[];
}

const NO_CAPTURE: Capture = { status: 'none' };

const initialState: PanelState = {
  page: undefined,
  source: null,
  capture: NO_CAPTURE,
  isAgain: false,
  insertsWhenAllowed: false,
  pitchOffers: [],
};

function withoutOffer(panel: PanelState, leadId: string): void {
  panel.pitchOffers = panel.pitchOffers.filter((id) => id !== leadId);
}

/** What the side panel has besides the dashboard's pages. */
export const panelSlice = createSlice({
  name: 'panel',
  initialState,
  reducers: {
    /** The user sees another tab or page. A draft of the last one comes back with it, or stays open. */
    pageChanged: (
      panel,
      { payload }: PayloadAction<{ page: PanelPage | null; keepsCapture: boolean }>,
    ) => {
      const { page } = payload;
      const isSame = panel.page?.tabId === page?.tabId && ['', page?.url].includes(panel.page?.url);
      panel.page = page;
      panel.insertsWhenAllowed &&= isSame;
      if (payload.keepsCapture) panel.source = null;
    },
    /** Chrome wants the user to allow the page first. */
    accessDenied: (panel, { payload }: PayloadAction<{ inserts: boolean }>) => {
      if (panel.page) panel.page.access = 'ask';
      panel.insertsWhenAllowed = payload.inserts;
    },
    captureStarted: (panel, { payload }: PayloadAction<{ page: PanelPage; isAgain: boolean }>) => {
      panel.source = payload.page;
      panel.capture = { status: 'reading' };
      panel.isAgain = payload.isAgain;
    },
    captureFinished: (
      panel,
      { payload }: PayloadAction<{ requestId: string; draft: LeadDraft }>,
    ) => {
      panel.capture = { status: 'ready', ...payload };
    },
    captureFailed: (panel) => {
      panel.capture = { status: 'unreadable' };
    },
    /** A draft that isn't of the page. */
    draftOpened: (panel, { payload: draft }: PayloadAction<LeadDraft>) => {
      panel.source = null;
      panel.capture = { status: 'ready', requestId: crypto.randomUUID(), draft };
    },
    waitingLeadOpened: (panel, { payload: leadId }: PayloadAction<string>) => {
      panel.source = null;
      panel.capture = { status: 'waiting', leadId };
    },
    captureClosed: (panel) => {
      panel.capture = NO_CAPTURE;
    },
    letterClosed: (panel) => {
      panel.insertsWhenAllowed = false;
    },
    pitchOffered: (panel, { payload: leadId }: PayloadAction<string>) => {
      panel.pitchOffers.push(leadId);
    },
    offerDismissed: (panel, { payload: leadId }: PayloadAction<string>) =>
      withoutOffer(panel, leadId),
  },
  extraReducers: (builder) => {
    builder.addCase(letterOpened, (panel, { payload }) => withoutOffer(panel, payload.leadId));
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
  accessDenied,
  captureStarted,
  captureFinished,
  captureFailed,
  draftOpened,
  captureClosed,
  waitingLeadOpened,
  letterClosed,
  pitchOffered,
  offerDismissed,
} = panelSlice.actions;
export const selectPanel = injected.selectSlice;

/** The capture that is open beside the visible page. */
export function selectCapture(state: RootState): Capture {
  const { page, source, capture } = selectPanel(state);
  const isOfPage =
    source === null ||
    (source.tabId === page?.tabId &&
      (source.url === page.url || isSamePosting(source.url, page.url)));
  return isOfPage ? capture : NO_CAPTURE;
}
