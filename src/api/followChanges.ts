import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import type { LiveEvent } from '#domain/contract/events.ts';
import { api } from './api.ts';
import { type ChangeEvent, readChanges } from './changeStream.ts';
import { leadTouched } from './fetchAllLeads.ts';
import { oneForAllTabs } from './oneForAllTabs.ts';
import type { ApiDependencies } from './sendRequest.ts';
import { TAG_TYPES, tagsOf } from './tags.ts';

const SECOND = 1000;

/** Waits longer after each failure, up to five seconds, and no more once the network is back. */
function pause(failures: number, signal: AbortSignal): Promise<void> {
  const longest = Math.min(0.4 * SECOND * 2 ** failures, 5 * SECOND);
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    // Not all at the same moment: a server that comes back has many clients.
    const timer = setTimeout(done, longest * (0.5 + Math.random() / 2));
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}

/**
 * Keeps the cache in step with what other clients of the user, and other servers, write: each change
 * makes stale what it touched, and after a lost connection everything is. Returns the function that
 * ends it.
 */
export function followChanges(
  userId: string,
  dependencies: ApiDependencies,
  dispatch: Dispatch<UnknownAction>,
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const invalidate = (tags: ReturnType<typeof tagsOf>) => {
    if (!signal.aborted) dispatch(api.util.invalidateTags(tags));
  };

  const connect = async (report: (change: LiveEvent | 'gap') => void, tookOver: boolean) => {
    let failures = 0;
    let mayHaveMissed = tookOver;
    const hear = (heard: ChangeEvent) => {
      failures = 0;
      if (heard.event === 'change') report(heard.change);
      else if (mayHaveMissed) report('gap');
      mayHaveMissed = true;
    };
    while (!signal.aborted) {
      const error = await readChanges(dependencies, signal, hear);
      // The session is over: a call that is refused leads to sign-in, which an idle page waits for.
      if (error.status === 401 && error.body !== null) invalidate(['profile']);
      await pause(failures, signal);
      failures += 1;
    }
  };

  void oneForAllTabs<LiveEvent | 'gap'>(
    `leadside-changes-${userId}`,
    signal,
    (change) => {
      if (change === 'gap') return invalidate([...TAG_TYPES]);
      if (change.entity === 'leads') leadTouched(dependencies.auth, change.id);
      invalidate(tagsOf(change));
    },
    connect,
  );
  return () => ending.abort();
}
