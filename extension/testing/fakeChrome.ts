import type { LeadDraft } from '../capture/leadDraft.ts';

type Changes = Record<string, chrome.storage.StorageChange>;
type Listener = (changes: Changes) => void;

/** A storage area in memory. Like Chrome's, it holds copies. */
function storageArea(isFull: () => boolean = () => false) {
  const items = new Map<string, unknown>();
  const listeners = new Set<Listener>();
  return {
    get: async (key: string) => (items.has(key) ? { [key]: structuredClone(items.get(key)) } : {}),
    set: async (values: Record<string, unknown>) => {
      if (isFull()) throw new Error('Resource::kQuotaBytes quota exceeded');
      const changes: Changes = {};
      for (const [key, newValue] of Object.entries(structuredClone(values))) {
        changes[key] = { oldValue: items.get(key), newValue };
        items.set(key, newValue);
      }
      for (const listener of listeners) listener(changes);
    },
    remove: async (key: string) => void items.delete(key),
    onChanged: {
      addListener: (listener: Listener) => listeners.add(listener),
      removeListener: (listener: Listener) => listeners.delete(listener),
    },
  };
}

const NO_EVENTS = { addListener() {}, removeListener() {} };

type TabListener = (tab: { tabId: number; windowId: number }) => void;

type LockCallback = (lock: { name: string }) => Promise<unknown>;

/** Locks that wait for each other, as `navigator.locks` does; jsdom has none. */
function fakeLocks() {
  const last = new Map<string, Promise<unknown>>();
  return {
    /** The options, if there are any, come before the callback. They're ignored. */
    request: (name: string, ...parameters: [LockCallback] | [object, LockCallback]) => {
      const callback = parameters.at(-1) as LockCallback;
      const run = (last.get(name) ?? Promise.resolve()).then(() => callback({ name }));
      last.set(name, run);
      return run;
    },
  };
}

/** The parts of Chrome that the panel and the options use. */
export interface FakeChrome {
  /** The draft that reading the page gives; `null` for a page that Chrome protects. */
  draft: LeadDraft | null;
  /** Whether the page has a focused text field. */
  hasField: boolean;
  /** How many characters the field takes. */
  maxLength: number;
  /** The user's decision about permissions. */
  grants: boolean;
  /** The text inserted into the page. */
  inserted: string[];
  /** Whether Chrome's storage takes no more. */
  isStorageFull: boolean;
  /** The addresses that were opened in tabs. */
  openedTabs: string[];
  /** The origins that the user was asked for. */
  requestedOrigins: string[];
  /** The user switches to a tab whose address Chrome tells the panel. */
  switchTab: (tab: { id: number; url: string }) => void;
}

/** Installs a fake `chrome` for one test. */
export function installFakeChrome(): FakeChrome {
  const tabListeners = new Set<TabListener>();
  let activeTab = { id: 0, url: '' };
  const fake: FakeChrome = {
    draft: null,
    hasField: true,
    maxLength: Number.POSITIVE_INFINITY,
    grants: true,
    inserted: [],
    isStorageFull: false,
    openedTabs: [],
    requestedOrigins: [],
    switchTab(tab) {
      activeTab = tab;
      for (const listener of tabListeners) listener({ tabId: tab.id, windowId: 1 });
    },
  };
  const executeScript = async ({ files, args }: { files?: string[]; args?: [string] }) => {
    if (args) {
      if (!fake.hasField) return [{ result: 'no-field' }];
      const fitting = args[0].slice(0, fake.maxLength);
      fake.inserted.push(fitting);
      return [{ result: fitting.length }];
    }
    if (fake.draft === null) throw new Error('Cannot access this page');
    return [{ result: files ? undefined : fake.draft }];
  };
  Object.assign(globalThis, {
    chrome: {
      storage: { local: storageArea(() => fake.isStorageFull), session: storageArea() },
      windows: { getCurrent: async () => ({ id: 1 }) },
      tabs: {
        create: async ({ url }: { url: string }) => fake.openedTabs.push(url),
        get: async () => activeTab,
        onActivated: {
          addListener: (listener: TabListener) => tabListeners.add(listener),
          removeListener: (listener: TabListener) => tabListeners.delete(listener),
        },
        onUpdated: NO_EVENTS,
      },
      scripting: { executeScript },
      action: { setBadgeText: async () => {}, setBadgeBackgroundColor: async () => {} },
      permissions: {
        contains: async () => false,
        remove: async () => true,
        request: async ({ origins = [] }: { origins?: string[] }) => {
          fake.requestedOrigins.push(...origins);
          return fake.grants;
        },
      },
    },
  });
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
  return fake;
}
