import type { LeadDraft } from '#domain/extraction/page/leadDraft.ts';
import { isAccessError } from './visibleTab.ts';

/** A page that can't be read: the user didn't allow it yet, or Chrome protects it, as its own settings. */
export class UnreadablePageError extends Error {
  override readonly name = 'UnreadablePageError';
  /** A click on the icon allows it. */
  readonly isAllowable: boolean;

  constructor(cause: unknown) {
    super('Chrome does not let Leadside read this page', { cause });
    this.isAllowable = isAccessError(cause);
  }
}

/**
 * Reads the lead draft from a tab.
 *
 * @throws `UnreadablePageError`
 */
export async function readPage(tabId: number): Promise<LeadDraft> {
  try {
    await chrome.scripting.executeScript({ target: { tabId }, files: ['/capture.js'] });
    const [injection] = await chrome.scripting.executeScript({
      target: { tabId },
      func: () => globalThis.leadsideCapture(),
    });
    if (injection?.result) return injection.result;
  } catch (cause) {
    throw new UnreadablePageError(cause);
  }
  throw new UnreadablePageError(null);
}
