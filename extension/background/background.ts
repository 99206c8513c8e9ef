import { storeCaptureRequest } from '../captureRequest.ts';

/*
 * The service worker. It opens the side panel and passes on what to capture. All state is in
 * chrome.storage, because Chrome stops the worker whenever it is idle.
 */

const MENU_ID = 'save-to-leadside';

chrome.runtime.onInstalled.addListener(({ reason }) => {
  chrome.contextMenus.create({
    id: MENU_ID,
    title: 'Save to Leadside',
    contexts: ['page', 'selection', 'link'],
  });
  if (reason === 'install') void chrome.tabs.create({ url: 'welcome/index.html' });
});

/** Must be called before anything is awaited: the panel opens only in response to a user gesture. */
function openPanel(
  tab: chrome.tabs.Tab | undefined,
  { selectionText = '', linkUrl = '' }: Partial<chrome.contextMenus.OnClickData> = {},
): void {
  if (tab?.id === undefined) return;
  void chrome.sidePanel.open({ windowId: tab.windowId });
  void storeCaptureRequest({
    id: crypto.randomUUID(),
    windowId: tab.windowId,
    tabId: tab.id,
    url: tab.url ?? '',
    selection: selectionText,
    link: linkUrl,
  });
}

// The keyboard command triggers the same event.
chrome.action.onClicked.addListener((tab) => openPanel(tab));
chrome.contextMenus.onClicked.addListener((info, tab) => openPanel(tab, info));
