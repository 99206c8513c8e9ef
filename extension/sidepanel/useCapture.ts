import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AppDispatch, RootState } from '#app/createStore.ts';
import { useAppDispatch } from '#app/hooks.ts';
import { emptyDraft } from '#domain/extraction/page/leadDraft.ts';
import { selectIsUnsaved } from '#features/shell/draftsSlice.ts';
import { type CaptureRequest, onCaptureRequest, readCaptureRequest } from '../captureRequest.ts';
import { readPage, UnreadablePageError } from '../page/readPage.ts';
import { type PanelPage, visibleTab } from '../page/visibleTab.ts';
import { insertPitch } from './insertPitch.ts';
import { CAPTURE_PATH } from './panelPaths.ts';
import {
  accessDenied,
  captureClosed,
  captureDraftName,
  captureFailed,
  captureFinished,
  captureStarted,
  draftOpened,
  letterClosed,
  pageChanged,
  selectCapture,
  selectPanel,
  waitingDraftName,
} from './panelSlice.ts';
import { selectIsWaiting, selectTrackedLead } from './useTrackedLead.ts';

type Thunk = (dispatch: AppDispatch, getState: () => RootState) => Promise<void>;

/** Reads a page into the capture form; a selection replaces its description. */
const capture =
  (page: PanelPage, requestId: string, selection: string, isAgain = false): Thunk =>
  async (dispatch, getState) => {
    dispatch(captureStarted({ page, isAgain }));
    try {
      const draft = await readPage(page.tabId);
      if (selectIsWaiting(getState(), draft.postUrl)) {
        dispatch(captureClosed());
        return;
      }
      const description = selection || draft.description;
      dispatch(captureFinished({ requestId, draft: { ...draft, description } }));
    } catch (error) {
      if (!(error instanceof UnreadablePageError)) throw error;
      dispatch(captureFailed());
      if (error.isAllowable) dispatch(accessDenied({ inserts: false }));
    }
  };

/** The user has changed the open draft and not saved it. */
function hasTypedDraft(state: RootState): boolean {
  const shown = selectCapture(state);
  if (shown.status === 'waiting') return selectIsUnsaved(state, waitingDraftName(shown.leadId));
  return shown.status === 'ready' && selectIsUnsaved(state, captureDraftName(shown.draft));
}

/** Finds out which page the user sees. */
const followTab = (): Thunk => async (dispatch, getState) => {
  const page = await visibleTab();
  dispatch(pageChanged({ page, keepsCapture: hasTypedDraft(getState()) }));
};

/** Reads the page that the user sees, also if a lead tracks it. */
export const captureVisible = (): Thunk => async (dispatch, getState) => {
  const { page } = selectPanel(getState());
  if (page) await dispatch(capture(page, crypto.randomUUID(), '', true));
};

/** Reads the page that the user sees, unless that was done, or a lead tracks it. */
export const captureUnread = (): Thunk => async (dispatch, getState) => {
  const state = getState();
  const isRead = selectCapture(state).status !== 'none' || selectTrackedLead(state) !== undefined;
  const isKnown = isRead || selectIsWaiting(state, selectPanel(state).page?.url ?? '');
  if (!isKnown && selectPanel(state).page?.access === 'allowed') await dispatch(captureVisible());
};

/** The user allowed the page that they see: the open letter stays, and is inserted if they asked for it. */
export const allowPage = (): Thunk => async (dispatch, getState) => {
  const { insertsWhenAllowed } = selectPanel(getState());
  await dispatch(followTab());
  if (insertsWhenAllowed) await dispatch(insertPitch());
};

/**
 * Captures what the user asked for on the tab that they see. A click on the icon that the open letter
 * waited for only allows the page.
 *
 * @param show opens the capture
 */
const handleRequest =
  ({ id, tabId, link, selection }: CaptureRequest, hasLetter: boolean, show: () => void): Thunk =>
  async (dispatch, getState) => {
    const { page: before } = selectPanel(getState());
    const isAsked = before != null && before.access !== 'allowed';
    const isAllowing = hasLetter && isAsked && !link && !selection;
    if (isAllowing) return dispatch(allowPage());
    await dispatch(followTab());
    const { page } = selectPanel(getState());
    // An old request: the panel was opened without the icon.
    if (page?.tabId !== tabId) return;
    show();
    if (link) dispatch(draftOpened({ ...emptyDraft(), title: selection, postUrl: link }));
    else await dispatch(capture(page, id, selection));
  };

/** Captures what the user asks for in this window, and follows the tab that they see. */
export function useCapture(): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const hasLetter = pathname === '/app/pitches';
  const latest = useRef(hasLetter);
  latest.current = hasLetter;
  useEffect(() => {
    if (!hasLetter) dispatch(letterClosed());
  }, [dispatch, hasLetter]);

  useEffect(() => {
    const show = () => void navigate(CAPTURE_PATH);
    const stops: (() => void)[] = [];
    let isStopped = false;
    const follow = () => void dispatch(followTab());

    async function followWindow() {
      const { id: windowId } = await chrome.windows.getCurrent();
      if (windowId === undefined || isStopped) return;
      const listen = <Listener>(
        event: { addListener: (l: Listener) => void; removeListener: (l: Listener) => void },
        listener: Listener,
      ) => {
        event.addListener(listener);
        stops.push(() => event.removeListener(listener));
      };
      const handle = (request: CaptureRequest) =>
        void dispatch(handleRequest(request, latest.current, show));
      stops.push(onCaptureRequest(windowId, handle));
      const { tabs, permissions } = chrome;
      listen(tabs.onActivated, (tab: { windowId: number }) => {
        if (tab.windowId === windowId) follow();
      });
      listen(
        tabs.onUpdated,
        (_id: number, change: chrome.tabs.OnUpdatedInfo, tab: chrome.tabs.Tab) => {
          const isNewPage = change.status === 'loading' || change.url !== undefined;
          if (isNewPage && tab.active && tab.windowId === windowId) follow();
        },
      );
      listen(permissions.onAdded, follow);
      listen(permissions.onRemoved, follow);
      const request = await readCaptureRequest(windowId);
      if (isStopped) return;
      if (request) handle(request);
      else follow();
    }
    void followWindow();
    return () => {
      isStopped = true;
      for (const stop of stops) stop();
    };
  }, [dispatch, navigate]);
}
