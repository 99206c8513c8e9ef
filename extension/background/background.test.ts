import type { Lead } from '#domain/contract/leads.ts';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { mockServer } from '#mocks/node.ts';
import { networkDownScenario } from '#mocks/scenarios/connection.ts';
import { fakeAuth } from '#test/fakeAuth.ts';
import { installFakeChrome } from '../testing/fakeChrome.ts';

/** The identity provider of the extension. */
const session = { auth: fakeAuth() };
jest.mock('../sidepanel/extensionAuth.ts', () => ({ createExtensionAuth: () => session.auth }));

/** An event of Chrome's, which a test fires. */
function event<Parameters extends unknown[]>() {
  const listeners: ((...parameters: Parameters) => unknown)[] = [];
  return {
    addListener: (listener: (typeof listeners)[number]) => void listeners.push(listener),
    fire: (...parameters: Parameters) =>
      Promise.all(listeners.map((listener) => listener(...parameters))),
  };
}

/** What the service worker did. */
interface Done {
  badge: string;
  alarm: { when: number; periodInMinutes: number } | null;
  notifications: Map<string, { title: string; message: string }>;
  opened: string[];
  panels: number[];
}

const NOW = new Date('2026-09-15T10:00:00');
const at = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000).toISOString();

const FULL_DAYS = [
  makeLead({
    title: 'Baker',
    company: 'Quay Street',
    status: 'contacted',
    nextFollowUpAt: at(-48),
  }),
  makeLead({ title: 'Cook', company: 'Aldermoor', status: 'contacted', nextFollowUpAt: at(-1) }),
  makeLead({ title: 'Waiter', status: 'contacted', nextFollowUpAt: at(3) }),
  makeLead({ title: 'Later', status: 'contacted', nextFollowUpAt: at(72) }),
  makeLead({ title: 'None', status: 'contacted', nextFollowUpAt: null }),
] as const;

let done: Done;
let events: {
  installed: ReturnType<typeof event<[{ reason: string }]>>;
  startup: ReturnType<typeof event<[]>>;
  alarm: ReturnType<typeof event<[{ name: string }]>>;
  clicked: ReturnType<typeof event<[string]>>;
  action: ReturnType<typeof event<[{ id?: number; windowId: number }]>>;
  menu: ReturnType<typeof event<[object, { id?: number; windowId: number }]>>;
  added: ReturnType<typeof event<[{ permissions?: string[] }]>>;
};

/** Waits until the check that an event started has set its alarm. */
async function checked(fire: () => unknown): Promise<void> {
  done.alarm = null;
  await fire();
  for (let turn = 0; done.alarm === null && turn < 1_000; turn += 1) {
    await jest.advanceTimersByTimeAsync(5);
  }
  expect(done.alarm).not.toBeNull();
}

const notifications = () => ({
  onClicked: events.clicked,
  clear: (id: string) => done.notifications.delete(id),
  create: async (id: string, { title, message }: { title: string; message: string }) =>
    void done.notifications.set(id, { title, message }),
});

async function start({ leads, isAllowed = true }: { leads: Lead[]; isAllowed?: boolean }) {
  mockDb.reset({ leads });
  installFakeChrome();
  done = { badge: '', alarm: null, notifications: new Map(), opened: [], panels: [] };
  events = {
    installed: event(),
    startup: event(),
    alarm: event(),
    clicked: event(),
    action: event(),
    menu: event(),
    added: event(),
  };
  Object.assign(chrome, {
    runtime: { onInstalled: events.installed, onStartup: events.startup },
    contextMenus: { create: () => {}, onClicked: events.menu },
    sidePanel: { open: async ({ windowId }: { windowId: number }) => done.panels.push(windowId) },
    alarms: {
      onAlarm: events.alarm,
      create: async (_name: string, alarm: Done['alarm']) => {
        done.alarm = alarm;
      },
    },
    ...(isAllowed && { notifications: notifications() }),
  });
  Object.assign(chrome.tabs, { create: async ({ url }: { url: string }) => done.opened.push(url) });
  Object.assign(chrome.permissions, { onAdded: events.added });
  Object.assign(chrome.action, {
    onClicked: events.action,
    setBadgeText: async ({ text }: { text: string }) => {
      done.badge = text;
    },
  });
  await jest.isolateModulesAsync(async () => void (await import('./background.ts')));
}

beforeEach(() => {
  session.auth = fakeAuth();
  jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
});
afterEach(() => jest.useRealTimers());

it('counts what is due today on the icon, and checks again when the next is due', async () => {
  await start({ leads: [...FULL_DAYS] });
  await checked(() => events.startup.fire());
  expect(done.badge).toBe('3');
  const minutes = ((done.alarm?.when ?? 0) - NOW.getTime()) / 60_000;
  expect(minutes).toBeGreaterThanOrEqual(14);
  expect(minutes).toBeLessThan(16);
  expect(done.alarm?.periodInMinutes).toBe(15);
  const soon = makeLead({ status: 'contacted', nextFollowUpAt: at(0.1) });
  mockDb.reset({ leads: [soon] });
  await checked(() => events.alarm.fire({ name: 'due-leads' }));
  expect([done.badge, done.alarm?.when]).toEqual(['1', Date.parse(at(0.1))]);
});

it('notifies of each follow-up once, and opens its lead', async () => {
  await start({ leads: [...FULL_DAYS] });
  await checked(() => events.startup.fire());
  const [baker, cook] = FULL_DAYS;
  expect(Object.fromEntries(done.notifications)).toEqual({
    [baker.id]: { title: 'Follow up: Baker', message: 'Quay Street. Overdue 2d' },
    [cook.id]: { title: 'Follow up: Cook', message: expect.stringMatching(/^Aldermoor\. Today/) },
  });
  await events.clicked.fire(cook.id);
  expect(done.opened).toEqual([`http://localhost:3000/app/leads?lead=${cook.id}`]);
  done.notifications.clear();
  await checked(() => events.alarm.fire({ name: 'due-leads' }));
  expect(done.notifications.size).toBe(0);
});

it('shows one notification for many', async () => {
  const leads = [1, 2, 3, 4].map(() => makeLead({ status: 'contacted', nextFollowUpAt: at(-1) }));
  await start({ leads });
  await checked(() => events.startup.fire());
  expect([...done.notifications]).toEqual([
    ['leads', { title: '4 follow-ups are due', message: 'Open Leadside to see them.' }],
  ]);
  await events.clicked.fire('leads');
  expect(done.opened).toEqual(['http://localhost:3000/app/leads?show=due']);
});

it('notifies only where the user allows it, and from then on', async () => {
  await start({ leads: [...FULL_DAYS], isAllowed: false });
  await checked(() => events.startup.fire());
  expect([done.badge, done.notifications.size]).toEqual(['3', 0]);
  Object.assign(chrome, { notifications: notifications() });
  await checked(() => events.added.fire({ permissions: ['notifications'] }));
  expect(done.notifications.size).toBe(2);
  await events.clicked.fire('leads');
  expect(done.opened).toHaveLength(1);
});

it('keeps the count while the server is unreachable, and clears it when signed out', async () => {
  await start({ leads: [...FULL_DAYS] });
  await checked(() => events.startup.fire());
  mockServer.use(...networkDownScenario());
  await checked(() => events.alarm.fire({ name: 'due-leads' }));
  expect(done.badge).toBe('3');
  mockServer.resetHandlers();
  session.auth = fakeAuth({ user: null });
  await checked(() => events.alarm.fire({ name: 'due-leads' }));
  expect(done.badge).toBe('');
});

it('opens the panel for what was clicked, and the welcome page once', async () => {
  await start({ leads: [] });
  await events.menu.fire({ selectionText: 'A posting' }, { id: 7, windowId: 2 });
  expect(done.panels).toEqual([2]);
  expect(await chrome.storage.session.get('captureRequest/2')).toMatchObject({
    'captureRequest/2': { tabId: 7, selection: 'A posting', link: '' },
  });
  await events.action.fire({ windowId: 3 });
  expect(done.panels).toEqual([2]);
  await checked(() => events.installed.fire({ reason: 'install' }));
  await checked(() => events.installed.fire({ reason: 'update' }));
  expect(done.opened).toEqual(['options/index.html#welcome']);
});
