import { storeCaptureRequest } from '../captureRequest.ts';
import { ALARM, checkDueLeads, openNotified } from './dueLeads.ts';

/*
 * The service worker. It opens the side panel, passes on what to capture, and checks for follow-ups
 * that are due. All state is in
 * chrome.storage, because Chrome stops the worker whenever it is idle.
 */

/** Firefox's name for the side panel. */
const firefox = chrome as typeof chrome & { sidebarAction: { open: () => Promise<void> } };

const MENU_ID = 'save-to-leadside';

chrome.runtime.onInstalled.addListener(({ reason }) => {
  chrome.contextMenus.create({
    id: MENU_ID,
    title: 'Save to Leadside',
    contexts: ['page', 'selection', 'link'],
  });
  void checkDueLeads();
  if (reason === 'install') void chrome.tabs.create({ url: 'options/index.html#welcome' });
});

/** Must be called before anything is awaited: the panel opens only in response to a user gesture. */
function openPanel(
  tab: chrome.tabs.Tab | undefined,
  { selectionText = '', linkUrl = '' }: Partial<chrome.contextMenus.OnClickData> = {},
): void {
  if (tab?.id === undefined) return;
  if (chrome.sidePanel) void chrome.sidePanel.open({ windowId: tab.windowId });
  else void firefox.sidebarAction.open();
  void storeCaptureRequest({
    id: crypto.randomUUID(),
    windowId: tab.windowId,
    tabId: tab.id,
    selection: selectionText,
    link: linkUrl,
  });
}

// The keyboard command triggers the same event.
chrome.action.onClicked.addListener((tab) => openPanel(tab));
chrome.contextMenus.onClicked.addListener((info, tab) => openPanel(tab, info));

chrome.runtime.onStartup.addListener(() => void checkDueLeads());
chrome.alarms.onAlarm.addListener(({ name }) => {
  if (name === ALARM) void checkDueLeads();
});

/** The API is there only while the user allows notifications. */
const openOnClick = () =>
  chrome.notifications?.onClicked.addListener((id) => void openNotified(id));
openOnClick();
chrome.permissions.onAdded.addListener(({ permissions }) => {
  if (!permissions?.includes('notifications')) return;
  openOnClick();
  void checkDueLeads();
});
