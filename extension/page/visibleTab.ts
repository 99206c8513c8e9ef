/** A tab, and what Leadside may do with its page. */
export interface PanelPage {
  tabId: number;
  /** '' when Chrome doesn't tell the panel. */
  url: string;
  /** `ask`: after a click on the icon. `never`: Chrome's own pages. */
  access: 'allowed' | 'ask' | 'never';
}

/** What the user may allow once for all pages. */
export const ALL_SITES = { origins: ['http://*/*', 'https://*/*'] };

/** Whether the user can allow what failed, in the words of Chrome and Firefox. */
export const isAccessError = (error: unknown): boolean =>
  error instanceof Error && /must request permission|Missing host permission/.test(error.message);

/** What Leadside may do with a tab's page. Its address, which Chrome may tell for other reasons, doesn't say. */
async function accessOf(tabId: number): Promise<PanelPage['access']> {
  try {
    const target = { tabId };
    await chrome.scripting.executeScript({ target, func: () => {}, injectImmediately: true });
    return 'allowed';
  } catch (error) {
    return isAccessError(error) ? 'ask' : 'never';
  }
}

const activeTab = async () => (await chrome.tabs.query({ active: true, currentWindow: true }))[0];

/**
 * The tab that the user sees beside the panel, if there is one. With the permissions of an install,
 * Chrome tells the addresses of tabs on which the user clicked the icon, until they go to another site.
 */
export async function visibleTab(): Promise<PanelPage | null> {
  const tab = await activeTab();
  if (tab?.id === undefined) return null;
  const { id: tabId, url = '' } = tab;
  const access = await accessOf(tabId);
  // The user may have changed tabs meanwhile, or allowed this one.
  const now = await activeTab();
  return now?.id === tabId && (now.url ?? '') === url ? { tabId, url, access } : visibleTab();
}
