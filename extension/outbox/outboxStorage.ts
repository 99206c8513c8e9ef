import type { WaitingLead } from './outboxSlice.ts';

const keyOf = (userId: string) => `outbox/${userId}`;

/** The leads of a user that wait in chrome.storage, oldest first. */
export async function readOutbox(userId: string): Promise<WaitingLead[]> {
  const key = keyOf(userId);
  const stored = await chrome.storage.local.get<Record<string, WaitingLead[]>>(key);
  return stored[key] ?? [];
}

/**
 * Changes the leads that wait. A lock keeps two panels from overwriting each other's leads.
 *
 * @returns the leads that wait now
 */
export function updateOutbox(
  userId: string,
  change: (leads: WaitingLead[]) => WaitingLead[],
): Promise<WaitingLead[]> {
  return navigator.locks.request(keyOf(userId), async () => {
    const leads = change(await readOutbox(userId));
    await chrome.storage.local.set({ [keyOf(userId)]: leads });
    return leads;
  });
}

/** Removes the leads that wait. */
export const clearOutbox = (userId: string): Promise<void> =>
  chrome.storage.local.remove(keyOf(userId));

/**
 * Calls the listener when another panel changes the outbox.
 *
 * @returns the function that stops it
 */
export function onOutboxChanged(
  userId: string,
  listener: (leads: WaitingLead[]) => void,
): () => void {
  const onChanged = (changes: Record<string, chrome.storage.StorageChange>) => {
    const change = changes[keyOf(userId)];
    if (change) listener((change.newValue as WaitingLead[] | undefined) ?? []);
  };
  chrome.storage.local.onChanged.addListener(onChanged);
  return () => chrome.storage.local.onChanged.removeListener(onChanged);
}
