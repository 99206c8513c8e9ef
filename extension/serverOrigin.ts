import { hostPattern } from './hostPattern.ts';

declare const __SERVER_ORIGIN__: string;

/** The server that the extension was built for. */
export const DEFAULT_SERVER_ORIGIN = __SERVER_ORIGIN__;

const KEY = 'serverOrigin';

/** The server that the extension talks to, without a slash at the end. */
export async function readServerOrigin(): Promise<string> {
  const { [KEY]: origin } = await chrome.storage.local.get<{ [KEY]?: string }>(KEY);
  return origin ?? DEFAULT_SERVER_ORIGIN;
}

/**
 * Switches to another server. Asks the user for access to its host, so it must be called from a click.
 *
 * @param address what the user typed
 * @returns the server's origin, or `null` when the address is wrong or the user declined
 */
export async function changeServerOrigin(address: string): Promise<string | null> {
  const url = URL.parse(address.trim());
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return null;
  const granted = await chrome.permissions.request({ origins: [hostPattern(url.origin)] });
  if (!granted) return null;
  await chrome.storage.local.set({ [KEY]: url.origin });
  return url.origin;
}
