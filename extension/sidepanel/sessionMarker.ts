/**
 * Whether a user has signed in to this server since the browser was opened, in
 * `chrome.storage.session`, which ends with the browser. Each server has its own.
 *
 * @param origin the server
 */
export function sessionMarker(origin: string) {
  const key = `sessionMarker/${origin}`;
  const { session } = chrome.storage;
  return {
    has: async (): Promise<boolean> => key in (await session.get(key)),
    set: (isSignedIn: boolean): Promise<void> =>
      isSignedIn ? session.set({ [key]: true }) : session.remove(key),
  };
}
