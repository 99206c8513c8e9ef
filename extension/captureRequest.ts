/**
 * A page, link or selection that the user asked to save, from the toolbar button, the keyboard command or a context menu. The
 * service worker writes it and the side panel reads it: Chrome may stop the worker at any time.
 */
export interface CaptureRequest {
  /** New with each request, so that the same page can be captured again. */
  id: string;
  windowId: number;
  tabId: number;
  /** The selected text, '' without a selection. */
  selection: string;
  /** The link that was clicked; it is saved instead of the page. */
  link: string;
}

const KEY = 'captureRequest';

const keyOf = (windowId: number) => `${KEY}/${windowId}`;

/** Stores the request for the side panel of its window. It is gone when the browser closes. */
export const storeCaptureRequest = (request: CaptureRequest): Promise<void> =>
  chrome.storage.session.set({ [keyOf(request.windowId)]: request });

/** The last request of a window, or `null`. */
export async function readCaptureRequest(windowId: number): Promise<CaptureRequest | null> {
  const key = keyOf(windowId);
  const stored = await chrome.storage.session.get<Record<string, CaptureRequest>>(key);
  return stored[key] ?? null;
}

/**
 * Calls the listener with every new request of a window.
 *
 * @returns the function that stops it
 */
export function onCaptureRequest(
  windowId: number,
  listener: (request: CaptureRequest) => void,
): () => void {
  const key = keyOf(windowId);
  const onChanged = (changes: Record<string, chrome.storage.StorageChange>) => {
    const request = changes[key]?.newValue as CaptureRequest | undefined;
    if (request) listener(request);
  };
  chrome.storage.session.onChanged.addListener(onChanged);
  return () => chrome.storage.session.onChanged.removeListener(onChanged);
}
