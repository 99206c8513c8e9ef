import { useEffect } from 'react';
import type { AppDispatch, RootState } from '#app/createStore.ts';
import { useAppDispatch, useAppStore } from '#app/hooks.ts';
import { selectLeadsView, viewClosed } from '#features/leads/leadsViewSlice.ts';
import { selectIsUnsaved } from '#features/shell/draftsSlice.ts';
import { emptyDraft } from '../capture/leadDraft.ts';
import { type CaptureRequest, onCaptureRequest, readCaptureRequest } from '../captureRequest.ts';
import { readPage, UnreadablePageError } from '../page/readPage.ts';
import {
  captureClosed,
  captureDraftName,
  captureFailed,
  captureFinished,
  captureStarted,
  pageChanged,
  selectPanel,
  waitingDraftName,
} from './panelSlice.ts';
import { selectIsWaiting } from './useTrackedLead.ts';

/** Reads the page, or the link or selection, of a request into the capture form. */
export const capture =
  (request: Omit<CaptureRequest, 'windowId'>) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const { id: requestId, tabId, link, selection } = request;
    dispatch(captureStarted({ tabId, url: link || request.url }));
    if (link) {
      const draft = { ...emptyDraft(), title: selection, postUrl: link };
      dispatch(captureFinished({ requestId, draft }));
      return;
    }
    try {
      const draft = await readPage(tabId);
      if (selectIsWaiting(getState(), draft.postUrl)) {
        dispatch(captureClosed());
        return;
      }
      const description = selection || draft.description;
      dispatch(captureFinished({ requestId, draft: { ...draft, description } }));
    } catch (error) {
      if (!(error instanceof UnreadablePageError)) throw error;
      dispatch(captureFailed());
    }
  };

/** The user has changed the open draft and not saved it. */
function hasTypedDraft(state: RootState): boolean {
  const { capture: shown } = selectPanel(state);
  if (shown.status === 'waiting') return selectIsUnsaved(state, waitingDraftName(shown.leadId));
  return shown.status === 'ready' && selectIsUnsaved(state, captureDraftName(shown.draft));
}

/**
 * Captures what the user asks for in this window. With the optional `tabs` permission it also follows
 * the active tab, so that the panel recognizes tracked pages.
 */
export function useCapture(): void {
  const dispatch = useAppDispatch();
  const store = useAppStore();

  useEffect(() => {
    const stops: (() => void)[] = [];
    let isStopped = false;
    const open = (request: CaptureRequest) => {
      // Details hold no text. A form or note stays open, so that nothing typed is lost.
      const view = selectLeadsView(store.getState());
      if (view.kind === 'details') dispatch(viewClosed(view));
      void dispatch(capture(request));
    };

    async function followWindow() {
      const { id: windowId } = await chrome.windows.getCurrent();
      if (windowId === undefined || isStopped) return;
      stops.push(onCaptureRequest(windowId, open));
      const request = await readCaptureRequest(windowId);
      if (request && !isStopped) open(request);

      const showTab = async (tabId: number) => {
        const { url } = await chrome.tabs.get(tabId);
        // Without the permission Chrome doesn't tell the address.
        if (url === undefined || isStopped || hasTypedDraft(store.getState())) return;
        dispatch(pageChanged({ tabId, url }));
      };
      const onActivated = (tab: { tabId: number; windowId: number }) => {
        if (tab.windowId === windowId) void showTab(tab.tabId);
      };
      const onUpdated = (tabId: number, { url }: { url?: string }, tab: chrome.tabs.Tab) => {
        if (url !== undefined && tab.active && tab.windowId === windowId) void showTab(tabId);
      };
      chrome.tabs.onActivated.addListener(onActivated);
      chrome.tabs.onUpdated.addListener(onUpdated);
      stops.push(() => chrome.tabs.onActivated.removeListener(onActivated));
      stops.push(() => chrome.tabs.onUpdated.removeListener(onUpdated));
    }
    void followWindow();
    return () => {
      isStopped = true;
      for (const stop of stops) stop();
    };
  }, [dispatch, store]);
}
