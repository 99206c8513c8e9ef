import { z } from 'zod';
import { type LiveEvent, liveEventSchema } from '#domain/contract/events.ts';
import type { OpenDatabase } from '../db/database.ts';

/** What one user's open client hears. */
export interface ChangeListener {
  /** One thing of the user's was added, changed or deleted, by whatever server. */
  onChange(change: LiveEvent): void;
  /** Changes may have been missed. */
  onGap(): void;
}

/** Tells the open clients of a user what changed, whichever server on the database wrote it. */
export interface ChangeFeed {
  /** Returns the function that ends it. */
  subscribe(userId: string, listener: ChangeListener): () => void;
}

/** The channel that the triggers of the database speak on: migration 0003. */
const CHANNEL = 'leadside_changes';

const notification = liveEventSchema
  .extend({ userId: z.string() })
  .transform(({ userId, ...change }) => ({ userId, change }));

/** Follows the changes of a database from now on. Throws when the database is out of reach. */
export async function followChanges(database: Pick<OpenDatabase, 'listen'>): Promise<ChangeFeed> {
  const listeners = new Map<string, Set<ChangeListener>>();

  await database.listen(CHANNEL, {
    onNotification(payload) {
      const { userId, change } = notification.parse(JSON.parse(payload));
      for (const listener of listeners.get(userId) ?? []) listener.onChange(change);
    },
    onGap() {
      for (const ofUser of listeners.values()) {
        for (const listener of ofUser) listener.onGap();
      }
    },
  });

  return {
    subscribe(userId, listener) {
      const ofUser = listeners.get(userId) ?? new Set();
      listeners.set(userId, ofUser.add(listener));
      return () => {
        ofUser.delete(listener);
        if (ofUser.size === 0) listeners.delete(userId);
      };
    },
  };
}
