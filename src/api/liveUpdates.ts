import type { LiveEvent } from '#domain/contract/events.ts';
import { type ApiState, api } from './api.ts';
import { isNotFound } from './apiError.ts';
import { type CacheAccess, cachedPitchLists, changeLeadList } from './cache.ts';
import { withoutLeads } from './leadList.ts';
import { connectLive, type LiveMessage } from './liveConnection.ts';
import { changePeopleList } from './peopleCache.ts';
import { withoutPeople } from './peopleList.ts';
import type { ThunkExtra } from './sendRequest.ts';
import { serverConnectionChanged } from './serverConnection.ts';
import {
  FOUND_PEOPLE,
  LEAD_STATS,
  LEAD_VIEWS,
  leadTag,
  PITCH_USAGE,
  statusChangesTag,
  TAG_TYPES,
} from './tags.ts';

/** With more changes than this, everything of the entity is refetched instead of each one. */
const MAX_SINGLE_FETCHES = 20;

const LEADS = ['addLead', 'updateLead', 'updateLeads', 'deleteLeads', 'restoreLeads'] as const;
const NOTES = ['addNote', 'updateNote', 'deleteNote'] as const;

/** The mutations whose responses go into the cache, by what they write. */
export const WRITES = {
  leads: [...LEADS, ...NOTES, 'recordSent', 'undoLeads', 'decideMessage'],
  pitches: ['writePitch', 'updatePitch', 'deletePitch', 'recordSent', 'undoLeads'],
  people: ['addPerson', 'changePeople'],
  profile: ['createProfile', 'updateProfile'],
} satisfies Record<string, (keyof typeof api.endpoints)[]>;

type Change = LiveEvent & { entity: keyof typeof WRITES };

const isQueued = (event: LiveEvent): event is Change => event.entity in WRITES;

const { getLeads, getLead, getPitch, getPitches, getPeople, getPerson, getProfile } = api.endpoints;

/** Fetches again, without a component that needs it. */
const FRESH = { forceRefetch: true, subscribe: false } as const;

/** Waits for writes and reads whose responses may already have the change. */
const runningRequests = ({ dispatch }: CacheAccess, { entity, id }: Change) =>
  Promise.all([
    ...dispatch(api.util.getRunningMutationsThunk()).filter(({ arg }) =>
      WRITES[entity].some((name) => name === arg.endpointName),
    ),
    dispatch(api.util.getRunningQueryThunk('getLeads', undefined)),
    dispatch(api.util.getRunningQueryThunk('getLead', id)),
    dispatch(api.util.getRunningQueryThunk('getPitch', id)),
    dispatch(api.util.getRunningQueryThunk('getPeople', undefined)),
    dispatch(api.util.getRunningQueryThunk('getPerson', id)),
    dispatch(api.util.getRunningQueryThunk('getProfile', undefined)),
  ]);

/** The versions of the cached copies. `null` when it's known that it was deleted. */
function cachedVersions({ getState }: CacheAccess, { entity, id }: Change): (number | null)[] {
  const state = getState() as ApiState;
  if (entity === 'leads') {
    const lead = getLeads.select()(state).data?.entities[id];
    return [lead?.version ?? null];
  }
  if (entity === 'people') {
    const { people = [] } = getPeople.select()(state).data ?? {};
    return [people.find((person) => person.id === id)?.version ?? null];
  }
  const profile = getProfile.select()(state).data;
  if (entity === 'profile') return [profile?.version ?? null];
  const lists = cachedPitchLists(getState).map((leadId) => getPitches.select(leadId)(state).data);
  return [getPitch.select(id)(state).data, ...lists.map((list) => list?.find((p) => p.id === id))]
    .filter((pitch) => pitch !== undefined)
    .map((pitch) => pitch?.version ?? null);
}

/** Whether the cache has the change already. The client's own writes come back as events, too. */
function isCached(access: CacheAccess, change: Change): boolean {
  const versions = cachedVersions(access, change);
  if (change.operation === 'delete') {
    return versions.length > 0 && versions.every((version) => version === null);
  }
  return versions.some((version) => version !== null && version >= (change.version ?? 0));
}

async function applyToLead({ dispatch }: CacheAccess, { id, operation }: Change): Promise<void> {
  if (operation === 'delete') dispatch(changeLeadList((list) => withoutLeads(list, [id])));
  const isDeleted =
    operation === 'delete' || isNotFound((await dispatch(getLead.initiate(id, FRESH))).error);
  const ofLead = isDeleted ? leadTag(id) : statusChangesTag(id);
  dispatch(api.util.invalidateTags([LEAD_STATS, ofLead]));
}

async function applyToPitch(
  { dispatch, getState }: CacheAccess,
  { id, operation, version }: Change,
): Promise<void> {
  if (operation === 'delete') await dispatch(api.util.upsertQueryData('getPitch', id, null));
  else if (cachedPitchLists(getState).length > 0) await dispatch(getPitch.initiate(id, FRESH));
  if (operation === 'delete' || version === 1) dispatch(api.util.invalidateTags([PITCH_USAGE]));
}

/** Who isn't asked for yet comes with the list. */
async function applyToPerson({ dispatch, getState }: CacheAccess, { id, operation }: Change) {
  if (operation === 'delete') dispatch(changePeopleList((list) => withoutPeople(list, [id])));
  else if (getPeople.select()(getState() as ApiState).data)
    await dispatch(getPerson.initiate(id, FRESH));
  dispatch(api.util.invalidateTags([FOUND_PEOPLE]));
}

async function applyChange(access: CacheAccess, change: Change): Promise<void> {
  if (change.entity === 'leads') await applyToLead(access, change);
  else if (change.entity === 'pitches') await applyToPitch(access, change);
  else if (change.entity === 'people') await applyToPerson(access, change);
  else access.dispatch(api.util.invalidateTags(['profile']));
}

/** Applies the changes of an entity one by one. Returns the function that takes a change. */
function changeQueue(
  access: CacheAccess,
  entity: Change['entity'],
): (change: Change) => Promise<void> {
  const refetchAll = () => {
    waiting.clear();
    access.dispatch(api.util.invalidateTags([entity]));
  };
  const waiting = new Map<string, Change>();
  let isRunning = false;
  return async (latest) => {
    waiting.set(latest.id, latest);
    if (isRunning) return;
    isRunning = true;
    try {
      for (const [id, first] of waiting) {
        await runningRequests(access, first);
        const change = waiting.get(id) ?? first;
        waiting.delete(id);
        if (change.operation === 'bulk' || waiting.size > MAX_SINGLE_FETCHES) refetchAll();
        else if (!isCached(access, change)) await applyChange(access, change);
      }
    } catch {
      // A change that couldn't be applied counts as lost.
      refetchAll();
    } finally {
      isRunning = false;
    }
  };
}

/**
 * Runs `connect` in one of the browser's tabs and passes its messages on to all of them. HTTP/1.1
 * allows six connections to a server, so one per tab would leave none for requests. When the tab
 * closes, the next one takes over. In old browsers, without Web Locks, each tab has its own connection.
 *
 * @param connect runs until `signal` aborts; `isTakeover` means that another tab was connected before
 */
async function sharedAcrossTabs<Message>(
  name: string,
  signal: AbortSignal,
  onMessage: (message: Message) => void,
  connect: (report: (message: Message) => void, isTakeover: boolean) => Promise<void>,
): Promise<void> {
  if (!('locks' in navigator)) return connect(onMessage, false);
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Message>) => onMessage(data);
  signal.addEventListener('abort', () => channel.close(), { once: true });
  const report = (message: Message) => {
    onMessage(message);
    channel.postMessage(message);
  };
  const isTaken = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await connect(report, false);
    return lock === null;
  });
  if (!isTaken || signal.aborted) return;
  await navigator.locks
    .request(name, { signal }, () => connect(report, true))
    .catch((error: unknown) => {
      // Rejects when the wait for the lock is aborted.
      if (!signal.aborted) throw error;
    });
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

/** Applies what other tabs, clients and servers write to the cache, until `signal` aborts. */
function followLiveUpdates(access: CacheAccess, extra: ThunkExtra, signal: AbortSignal) {
  const queues = {
    leads: changeQueue(access, 'leads'),
    pitches: changeQueue(access, 'pitches'),
    people: changeQueue(access, 'people'),
    profile: changeQueue(access, 'profile'),
  };
  const onMessage = (message: LiveMessage) => {
    if (signal.aborted) return;
    if (message === 'connected') access.dispatch(serverConnectionChanged(true));
    else if (message === 'disconnected') access.dispatch(serverConnectionChanged(false));
    else if (message === 'eventsLost') {
      access.dispatch(api.util.invalidateTags([...TAG_TYPES]));
    } else if (message === 'sessionEnded' || message.entity === 'auth') {
      // An idle page sends no request whose rejection would lead to sign-in, and the side panel has no
      // profile that it would refetch.
      void access.dispatch(getProfile.initiate(undefined, FRESH));
    } else if (isQueued(message)) void queues[message.entity](message);
    else {
      const { entity } = message;
      access.dispatch(api.util.invalidateTags([entity === 'views' ? LEAD_VIEWS : entity]));
    }
  };
  // On plain HTTP, tabs can't share a connection: one for each would leave none for requests.
  if (globalThis.isSecureContext === false) return poll(signal, () => onMessage('eventsLost'));
  return sharedAcrossTabs<LiveMessage>(
    'leadside-live-updates',
    signal,
    onMessage,
    (report, isTakeover) => connectLive(extra, signal, report, isTakeover),
  );
}

/** The API, whose list of leads carries the live updates: they run while it's cached. */
export const liveApi = api.enhanceEndpoints({
  endpoints: {
    getLeads: {
      onCacheEntryAdded: async (_arg, { extra, cacheEntryRemoved, ...access }) => {
        const ending = new AbortController();
        void cacheEntryRemoved.then(() => ending.abort());
        await followLiveUpdates(access, extra as ThunkExtra, ending.signal);
      },
    },
  },
});
