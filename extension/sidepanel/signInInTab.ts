import { readSignInResult, type SignInResult } from '#features/auth/index.ts';

/**
 * Opens a sign-in page of the server in a tab, and closes it when the login page has the result. Only the
 * address of this tab is read, and only on the server, whose addresses Chrome tells the extension.
 *
 * @param path such as '/login?for=panel'
 * @returns the result, which is empty when the user closes the tab
 */
export async function signInInTab(origin: string, path: string): Promise<SignInResult> {
  const [opener] = await chrome.tabs.query({ active: true, currentWindow: true });
  const { id } = await chrome.tabs.create({ url: origin + path, openerTabId: opener?.id });
  return new Promise((resolve) => {
    function end(result: SignInResult) {
      chrome.tabs.onUpdated.removeListener(onUpdated);
      chrome.tabs.onRemoved.removeListener(onRemoved);
      resolve(result);
    }
    function onRemoved(tabId: number) {
      if (tabId === id) end({});
    }
    function onUpdated(tabId: number, { url }: { url?: string }) {
      const page = tabId === id && url ? new URL(url) : null;
      if (page?.origin !== origin || page.pathname !== '/login') return;
      const result = readSignInResult(page.hash);
      if (!result.code && !result.problem) return;
      end(result);
      void chrome.tabs.remove(tabId);
    }
    chrome.tabs.onUpdated.addListener(onUpdated);
    chrome.tabs.onRemoved.addListener(onRemoved);
  });
}
