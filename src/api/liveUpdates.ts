import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { LiveEvent } from '#domain/contract/events.ts';
import type { api } from './api.ts';
import { isNotFound } from './apiError.ts';
import { cachedCopies, removeLead } from './leadCache.ts';
import { connectLive, type LiveMessage } from './liveConnection.ts';
import type { ThunkExtra } from './sendRequest.ts';
import { sharedAcrossTabs } from './sharedAcrossTabs.ts';
import { LEAD_STATS, TAG_TYPES } from './tags.ts';

/** With more changed leads than this, the list is refetched instead of each lead. */
const MAX_SINGLE_FETCHES = 20;

const LEAD_WRITES = ['addLead', 'updateLead', 'updateLeads', 'deleteLead', 'addNote'];

/** Passed in: importing it would be a cycle. */
type Api = typeof api;
type State = Parameters<ReturnType<Api['endpoints']['getLeads']['select']>>[0];

/** What RTK Query passes to `onCacheEntryAdded`, as far as it's used here. */
interface CacheLifecycle {
  // biome-ignore lint/suspicious/noExplicitAny: RTK Query types the dispatch of a lifecycle like this.
  dispatch: ThunkDispatch<any, any, UnknownAction>;
  getState: () => unknown;
  extra: unknown;
  cacheEntryRemoved: Promise<void>;
}

/**
 * Applies what other tabs, clients and servers write to the cache, for as long as the cache entry
 * exists. Fetches the one lead that changed. After a lost connection everything is refetched.
 */
export function followLiveUpdates(
  api: Api,
  { dispatch, getState, extra, cacheEntryRemoved }: CacheLifecycle,
): Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  void cacheEntryRemoved.then(() => ending.abort());

  /** The latest event of each lead that is still to be applied. */
  const waiting = new Map<string, LiveEvent>();
  let isApplying = false;

  /** Lead writes, the list and the lead itself: their responses may already contain the change. */
  const responsesUnderWay = (id: string) =>
    Promise.all([
      ...dispatch(api.util.getRunningMutationsThunk()).filter(({ arg }) =>
        LEAD_WRITES.includes(arg.endpointName),
      ),
      dispatch(api.util.getRunningQueryThunk('getLeads', undefined)),
      dispatch(api.util.getRunningQueryThunk('getLead', id)),
    ]);

  /** The client's own writes come back as events, too. */
  function isApplied({ id, operation, version }: LiveEvent): boolean {
    const copies = cachedCopies(api, getState() as State, id);
    if (operation === 'delete') return copies.length === 0;
    return copies.length > 0 && copies.every((copy) => version !== null && copy.version >= version);
  }

  async function applyToLead(event: LiveEvent): Promise<void> {
    if (event.operation === 'delete') return removeLead(api, dispatch, event.id);
    // The endpoint puts the lead into the list as well.
    const fetched = api.endpoints.getLead.initiate(event.id, {
      forceRefetch: true,
      subscribe: false,
    });
    const { error } = await dispatch(fetched);
    if (isNotFound(error)) removeLead(api, dispatch, event.id);
  }

  async function applyWaiting(): Promise<void> {
    if (isApplying) return;
    isApplying = true;
    let areStatsStale = false;
    for (const [id] of waiting) {
      await responsesUnderWay(id);
      if (signal.aborted) return;
      if (waiting.size > MAX_SINGLE_FETCHES) {
        waiting.clear();
        dispatch(api.util.invalidateTags(['leads']));
        continue;
      }
      const event = waiting.get(id);
      waiting.delete(id);
      if (!event || isApplied(event)) continue;
      await applyToLead(event);
      areStatsStale = true;
    }
    isApplying = false;
    if (areStatsStale) dispatch(api.util.invalidateTags([LEAD_STATS]));
  }

  function onMessage(message: LiveMessage): void {
    if (signal.aborted) return;
    if (message === 'eventsLost') dispatch(api.util.invalidateTags([...TAG_TYPES]));
    else if (message === 'sessionEnded' || message.entity === 'auth') {
      // An idle page sends no request whose rejection would lead to sign-in.
      dispatch(api.util.invalidateTags(['profile']));
    } else if (message.entity === 'leads') {
      waiting.set(message.id, message);
      void applyWaiting();
    } else dispatch(api.util.invalidateTags([message.entity]));
  }

  return sharedAcrossTabs<LiveMessage>(
    'leadside-live-updates',
    signal,
    onMessage,
    (report, isTakeover) => connectLive(extra as ThunkExtra, signal, report, isTakeover),
  );
}
