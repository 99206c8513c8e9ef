import { createAction } from '@reduxjs/toolkit';
import type { LiveEvent } from '#domain/contract/events.ts';
import { isNotFound } from './apiError.ts';
import { type Api, type CacheAccess, cachedCopies, removeLead } from './leadCache.ts';
import { connectLive, type LiveMessage } from './liveConnection.ts';
import type { ThunkExtra } from './sendRequest.ts';
import { serverConnectionChanged } from './serverConnection.ts';
import { sharedAcrossTabs } from './sharedAcrossTabs.ts';
import { LEAD_STATS, leadTag, statusChangesTag, TAG_TYPES } from './tags.ts';

/** With more changed leads than this, the list is refetched instead of each lead. */
const MAX_SINGLE_FETCHES = 20;

const LEAD_WRITES = [
  'addLead',
  'updateLead',
  'updateLeads',
  'deleteLead',
  'addNote',
  'updateNote',
  'deleteNote',
];

/** Other tabs, clients or servers changed or deleted these leads. */
export const leadsChangedElsewhere = createAction<string[]>('liveUpdates/leadsChangedElsewhere');

/** Waits for lead writes, the list and the lead: their responses may already have a lead's change. */
const runningRequests = (api: Api, { dispatch }: CacheAccess, id: string) =>
  Promise.all([
    ...dispatch(api.util.getRunningMutationsThunk()).filter(({ arg }) =>
      LEAD_WRITES.includes(arg.endpointName),
    ),
    dispatch(api.util.getRunningQueryThunk('getLeads', undefined)),
    dispatch(api.util.getRunningQueryThunk('getLead', id)),
  ]);

/** Whether the cache has the change already. The client's own writes come back as events, too. */
function isCached(api: Api, access: CacheAccess, { id, operation, version }: LiveEvent): boolean {
  const copies = cachedCopies(api, access, id);
  if (operation === 'delete') return copies.length === 0;
  return copies.length > 0 && copies.every((copy) => version !== null && copy.version >= version);
}

async function applyToLead(api: Api, access: CacheAccess, event: LiveEvent): Promise<void> {
  let isDeleted = event.operation === 'delete';
  if (!isDeleted) {
    const options = { forceRefetch: true, subscribe: false };
    // The endpoint puts the lead into the list as well.
    const fetching = access.dispatch(api.endpoints.getLead.initiate(event.id, options));
    isDeleted = isNotFound((await fetching).error);
  }
  if (isDeleted) removeLead(api, access, event.id);
  access.dispatch(leadsChangedElsewhere([event.id]));
  const { invalidateTags } = api.util;
  const ofLead = isDeleted ? leadTag(event.id) : statusChangesTag(event.id);
  access.dispatch(invalidateTags([LEAD_STATS, ofLead]));
}

/** Applies events of leads one by one. Returns the function that takes an event. */
function leadEventQueue(api: Api, access: CacheAccess): (event: LiveEvent) => Promise<void> {
  const waiting = new Map<string, LiveEvent>();
  let isRunning = false;
  return async (latest) => {
    waiting.set(latest.id, latest);
    if (isRunning) return;
    isRunning = true;
    for (const id of waiting.keys()) {
      await runningRequests(api, access, id);
      const event = waiting.get(id);
      waiting.delete(id);
      if (waiting.size > MAX_SINGLE_FETCHES) {
        access.dispatch(leadsChangedElsewhere([id, ...waiting.keys()]));
        waiting.clear();
        access.dispatch(api.util.invalidateTags(['leads']));
      } else if (event && !isCached(api, access, event)) {
        await applyToLead(api, access, event);
      }
    }
    isRunning = false;
  };
}

/** Milliseconds. */
const POLL_INTERVAL = 30_000;

/** Calls `refetch` regularly while the page is visible, until `signal` aborts. */
async function poll(signal: AbortSignal, refetch: () => void): Promise<void> {
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') refetch();
  }, POLL_INTERVAL);
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
}

/** What RTK Query passes to `onCacheEntryAdded`, as far as it's used here. */
interface CacheEntryLifecycle extends CacheAccess {
  extra: unknown;
  cacheEntryRemoved: Promise<void>;
}

/**
 * Applies what other tabs, clients and servers write to the cache, until the cache entry is removed.
 * A changed lead is fetched. After a lost connection everything is refetched.
 */
export function followLiveUpdates(
  api: Api,
  { extra, cacheEntryRemoved, ...access }: CacheEntryLifecycle,
): Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  void cacheEntryRemoved.then(() => ending.abort());
  const applyLeadEvent = leadEventQueue(api, access);
  const onMessage = (message: LiveMessage) => {
    const { invalidateTags } = api.util;
    if (signal.aborted) return;
    if (message === 'connected') access.dispatch(serverConnectionChanged(true));
    else if (message === 'disconnected') access.dispatch(serverConnectionChanged(false));
    else if (message === 'eventsLost') access.dispatch(invalidateTags([...TAG_TYPES]));
    else if (message === 'sessionEnded' || message.entity === 'auth') {
      // An idle page sends no request whose rejection would lead to sign-in, and the side panel has no
      // profile that it would refetch.
      const options = { forceRefetch: true, subscribe: false };
      void access.dispatch(api.endpoints.getProfile.initiate(undefined, options));
    } else if (message.entity === 'leads') void applyLeadEvent(message);
    else access.dispatch(invalidateTags([message.entity]));
  };
  // On plain HTTP, tabs can't share a connection: one for each would leave none for requests.
  if (globalThis.isSecureContext === false) return poll(signal, () => onMessage('eventsLost'));
  return sharedAcrossTabs<LiveMessage>(
    'leadside-live-updates',
    signal,
    onMessage,
    (report, isTakeover) => connectLive(extra as ThunkExtra, signal, report, isTakeover),
  );
}
