import { signInInTab } from './signInInTab.ts';

const SERVER = 'http://localhost:3000';
const LOGIN = '/login?for=panel';

type Listener = (tabId: number, info: { url?: string }) => void;

/** The tabs of a browser, of which the new one is number 7. */
function installTabs() {
  const updated = new Set<Listener>();
  const removed = new Set<(tabId: number) => void>();
  const event = <T>(listeners: Set<T>) => ({
    addListener: (listener: T) => listeners.add(listener),
    removeListener: (listener: T) => listeners.delete(listener),
  });
  const tabs = {
    query: async () => [{ id: 3 }],
    create: jest.fn(async () => ({ id: 7 })),
    remove: jest.fn(async (tabId: number) => {
      for (const listener of removed) listener(tabId);
    }),
    onUpdated: event(updated),
    onRemoved: event(removed),
  };
  Object.assign(globalThis, { chrome: { tabs } });
  const visit = (tabId: number, url: string) => {
    for (const listener of updated) listener(tabId, { url });
  };
  return { ...tabs, visit, listeners: () => updated.size + removed.size };
}

test('takes the code of the tab that it opened, on the server alone', async () => {
  const { visit, create, remove, listeners } = installTabs();
  const result = signInInTab(SERVER, LOGIN);
  await Promise.resolve();
  await Promise.resolve();
  expect(create).toHaveBeenCalledWith({ url: SERVER + LOGIN, openerTabId: 3 });
  visit(8, `${SERVER}/login#code=of-another-tab`);
  visit(7, 'https://localhost:3000/login#code=of-another-server');
  visit(7, 'http://localhost.evil.example:3000/login#code=of-another-site');
  visit(7, `${SERVER}/app#code=of-another-page`);
  visit(7, `${SERVER}${LOGIN}`);
  expect(remove).not.toHaveBeenCalled();
  visit(7, `${SERVER}${LOGIN}#code=right`);
  expect(await result).toEqual({ code: 'right' });
  expect(remove).toHaveBeenCalledWith(7);
  expect(listeners()).toBe(0);
});

test.each([
  [
    'the problem',
    ({ visit }: ReturnType<typeof installTabs>) => visit(7, `${SERVER}/login#problem=canceled`),
    { problem: 'canceled' },
  ],
  [
    'nothing when the user closes the tab',
    ({ remove }: ReturnType<typeof installTabs>) => remove(7),
    {},
  ],
])('gives %s', async (_what, act, expected) => {
  const tabs = installTabs();
  const result = signInInTab(SERVER, LOGIN);
  await Promise.resolve();
  await Promise.resolve();
  void act(tabs);
  expect(await result).toEqual(expected);
});
