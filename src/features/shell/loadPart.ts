import { isServerUp } from '#api/serverConnection.ts';

let waiting = 0;
const listeners = new Set<() => void>();

function countWaiting(change: 1 | -1): void {
  waiting += change;
  for (const listener of listeners) listener();
}

/** Whether a part that the user opened waits for the connection. For `useSyncExternalStore`. */
export const isPartWaiting = (): boolean => waiting > 0;

export function onWaitingChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Milliseconds between two attempts while the server is down. */
const RETRY_DELAY = 3_000;

/**
 * Loads a part of the app that the user opened. While the browser is offline or the server is down, it
 * tries again, because React never loads a part again that has failed. Other errors reject.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine && (await isServerUp())) throw error;
      countWaiting(1);
      await new Promise((resolve) => {
        window.addEventListener('online', resolve, { once: true });
        setTimeout(resolve, RETRY_DELAY);
      });
      countWaiting(-1);
    }
  }
}
