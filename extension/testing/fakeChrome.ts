import type { LeadDraft } from '#domain/extraction/page/leadDraft.ts';
import type { Insertion } from '../page/insertIntoPage.ts';

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

/** A tab. Without an address, the user has to allow its page. */
interface FakeTab {
  id: number;
  url?: string;
}

interface Script {
  target: { tabId: number };
  files?: string[];
  func?: () => unknown;
  args?: [string];
}

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
interface FakeChrome {
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
  /** The user switches to a tab. */
  switchTab: (tab: FakeTab) => void;
}

/** What Chrome tells of a tab when the user has allowed all sites. */
const SECRET_URL = 'https://apply.example.com/form';

/** Installs a fake `chrome` for one test. */
export function installFakeChrome(): FakeChrome {
  const tabListeners = new Set<TabListener>();
  let activeTab: FakeTab = { id: 0 };
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
  const insert = (text: string): Insertion => {
    if (!fake.hasField) return { kind: 'no-field' };
    const room = fake.maxLength;
    if (text.length > room) return { kind: 'too-long', room, isEmpty: true };
    fake.inserted.push(text);
    return { kind: 'inserted' };
  };
  const executeScript = async ({ files, args, func, target }: Script) => {
    if (target.tabId !== activeTab.id) throw new Error('The test reads or writes a hidden tab');
    if (activeTab.url === undefined) throw new Error('… must request permission …');
    if (args) return [{ result: insert(args[0]) }];
    if (func?.toString().includes('leadsideUndo')) {
      return [{ result: fake.inserted.pop() !== undefined }];
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
        query: async () => [activeTab],
        onActivated: {
          addListener: (listener: TabListener) => tabListeners.add(listener),
          removeListener: (listener: TabListener) => tabListeners.delete(listener),
        },
        onUpdated: NO_EVENTS,
      },
      scripting: { executeScript },
      commands: { getAll: async () => [{ name: '_execute_action', shortcut: 'Ctrl+Shift+L' }] },
      action: { setBadgeText: async () => {}, setBadgeBackgroundColor: async () => {} },
      permissions: {
        onAdded: NO_EVENTS,
        onRemoved: NO_EVENTS,
        contains: async () => false,
        remove: async () => true,
        request: async ({ origins = [] }: { origins?: string[] }) => {
          fake.requestedOrigins.push(...origins);
          if (fake.grants && origins.includes('https://*/*')) activeTab.url ??= SECRET_URL;
          return fake.grants;
        },
      },
    },
  });
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
  return fake;
}
