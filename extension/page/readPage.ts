import type { LeadDraft } from '../capture/leadDraft.ts';

/** A page that Chrome doesn't let extensions read, such as its own settings or the Web Store. */
export class UnreadablePageError extends Error {
  override readonly name = 'UnreadablePageError';
}

/**
 * Reads the lead draft from a tab. Needs `activeTab`, which Chrome grants to the tab on which the user
 * opened the panel.
 *
 * @throws `UnreadablePageError`
 */
export async function readPage(tabId: number): Promise<LeadDraft> {
  try {
    await chrome.scripting.executeScript({ target: { tabId }, files: ['capture.js'] });
    const [injection] = await chrome.scripting.executeScript({
      target: { tabId },
      func: () => globalThis.leadsideCapture(),
    });
    if (injection?.result) return injection.result;
  } catch (cause) {
    throw new UnreadablePageError('Chrome does not let extensions read this page', { cause });
  }
  throw new UnreadablePageError('The page returned no draft');
}
