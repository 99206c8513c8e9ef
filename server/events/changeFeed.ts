import { z } from 'zod';
import { type LiveEvent, liveEventSchema } from '#domain/contract/events.ts';
import type { OpenDatabase } from '../db/database.ts';

interface ChangeListener {
  /** An entity of the user was written or deleted, by any server on the database. */
  onChange(change: LiveEvent): void;
  /** Changes may have been lost. */
  onReconnect(): void;
}

/** The changes in the database, by user. */
export interface ChangeFeed {
  /** Returns the function that unsubscribes. */
  subscribe(userId: string, listener: ChangeListener): () => void;
}

/** Triggers of the database notify on this channel (`notify_change` in the baseline). */
const CHANNEL = 'leadside_changes';

const notificationSchema = liveEventSchema.extend({ userId: z.string() });

/** Starts listening to the database. Throws when it can't be reached. */
export async function openChangeFeed(database: Pick<OpenDatabase, 'listen'>): Promise<ChangeFeed> {
  const listeners = new Map<string, Set<ChangeListener>>();

  await database.listen(CHANNEL, {
    onNotification(payload) {
      const { userId, ...change } = notificationSchema.parse(JSON.parse(payload));
      for (const listener of listeners.get(userId) ?? []) listener.onChange(change);
    },
    onReconnect() {
      for (const userListeners of listeners.values()) {
        for (const listener of userListeners) listener.onReconnect();
      }
    },
  });

  return {
    subscribe(userId, listener) {
      const userListeners = listeners.get(userId) ?? new Set();
      listeners.set(userId, userListeners.add(listener));
      return () => {
        userListeners.delete(listener);
        if (userListeners.size === 0) listeners.delete(userId);
      };
    },
  };
}
