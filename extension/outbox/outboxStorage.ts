import type { OutboxEntry } from './outboxSlice.ts';

const keyOf = (userId: string) => `outbox/${userId}`;

/** The entries of a user that wait in chrome.storage, oldest first. */
export async function readOutbox(userId: string): Promise<OutboxEntry[]> {
  const key = keyOf(userId);
  const stored = await chrome.storage.local.get<Record<string, OutboxEntry[]>>(key);
  return stored[key] ?? [];
}

/**
 * Changes what waits. A lock keeps two panels from overwriting each other's entries.
 *
 * @returns what waits now
 */
export function updateOutbox(
  userId: string,
  change: (entries: OutboxEntry[]) => OutboxEntry[],
): Promise<OutboxEntry[]> {
  return navigator.locks.request(keyOf(userId), async () => {
    const entries = change(await readOutbox(userId));
    await chrome.storage.local.set({ [keyOf(userId)]: entries });
    return entries;
  });
}

/** Removes what waits. */
export const clearOutbox = (userId: string): Promise<void> =>
  chrome.storage.local.remove(keyOf(userId));

/**
 * Calls the listener when another panel changes the outbox.
 *
 * @returns the function that stops it
 */
export function onOutboxChanged(
  userId: string,
  listener: (entries: OutboxEntry[]) => void,
): () => void {
  const onChanged = (changes: Record<string, chrome.storage.StorageChange>) => {
    const change = changes[keyOf(userId)];
    if (change) listener((change.newValue as OutboxEntry[] | undefined) ?? []);
  };
  chrome.storage.local.onChanged.addListener(onChanged);
  return () => chrome.storage.local.onChanged.removeListener(onChanged);
}
