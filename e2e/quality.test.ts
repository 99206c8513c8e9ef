import assert from 'node:assert/strict';
import { Console } from 'node:console';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Request } from 'playwright-core';
import { accessibilityProblems } from './accessibility.ts';
import { AIMS, type Controls, countControls } from './controls.ts';
import { layoutProblems, watchLayout } from './layout.ts';
import { giveLongWords, typeLongWords } from './longWords.ts';
import { openProduct, openTab, type Product, type Tab, withDiagnostics } from './product.ts';
import {
  FIRST_RUN_SCREENS,
  INTERRUPTED_SCREENS,
  NO_LEADS_SCREENS,
  PUBLIC_SCREENS,
  type Screen,
  SIGNED_IN_SCREENS,
} from './screens.ts';
import type { Account } from './signIn.ts';

/*
 * Every screen, wide and narrow, light and dark: axe finds nothing, the page doesn't scroll sideways,
 * nothing moves when data arrives, and the console stays empty. In the end, a report says how many controls
 * the main screens show.
 */

/** The dashboard in a window, and on a phone or in the side panel, which show the same pages. */
const WIDTHS = [1280, 400];

/** With long words, each screen is opened once and then made narrower. */
const NARROWING = [1280, 1024, 768, 400, 320];
const SCHEMES = ['light', 'dark'] as const;

/** Delay of each response in milliseconds, so that the loading state is visible. */
const DELAY = 150;

/** Delay of the responses to a click. Shifts within 500 milliseconds of input don't count. */
const LATE = 600;

const NEWCOMER: Account = { email: 'newcomer@example.com', password: 'newcomer-password' };
/** Stays without a profile. */
const STARTER: Account = { email: 'starter@example.com', password: 'starter-password' };

let product: Product;
const report: Record<string, Controls & { aim: number | null }> = {};

before(async () => {
  product = await openProduct({ leads: 24, accounts: [NEWCOMER, STARTER] });
});
after(async () => {
  await product?.close();
  new Console(process.stdout).table(report);
});

const requestLine = (request: Request) =>
  `${request.method()} ${new URL(request.url()).pathname.replace('/api', '')}`;

interface Conditions {
  delay: number;
  rejected?: RegExp | undefined;
}

/** Delays every API request, and rejects those that the screen wants rejected. */
async function delayResponses({ page }: Tab, current: () => Conditions): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const { delay, rejected } = current();
    await sleep(delay);
    const isRejected = rejected?.test(requestLine(route.request())) ?? false;
    const response = isRejected
      ? route.fulfill({ status: 403, json: { error: 'Rejected by the test.' } })
      : route.continue();
    // The page may have been left in the meantime.
    await response.catch(() => undefined);
  });
}

/** Creates a profile with the required fields. */
async function createProfile({ page }: Tab): Promise<void> {
  await page.goto(`${product.server.address}/app/edit-profile`);
  const personal = page.getByRole('region', { name: 'Personal Information' });
  await personal.getByLabel('Name').fill('Nora Newcomer');
  await personal.getByLabel('Email').fill(NEWCOMER.email);
  const openPart = (name: string) => page.getByRole('heading', { name, exact: true }).click();
  await openPart('Professional Summary');
  await page.getByRole('textbox', { name: 'Professional Summary' }).fill('Begins here.');
  await openPart('Skills');
  await page.getByRole('textbox', { name: 'Technical Skills' }).fill('Rust');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await page.waitForURL('**/app/leads');
}

/** The problems of a screen at one width, in both color schemes. */
async function problemsOf(
  { page }: Tab,
  screen: Screen,
  width: number,
  onOpen: () => void,
): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto(product.server.address + screen.path);
  await screen.content(page).waitFor();
  const problems = await layoutProblems(page);
  onOpen();
  await screen.open?.(page);
  // Opening something must not make the page wider either.
  if (screen.open) {
    const after = await layoutProblems(page);
    problems.push(...after.filter((problem) => !screen.pushes || !problem.startsWith('moved')));
  }
  const aim = AIMS[screen.name];
  if (width === 1280 && aim !== undefined) {
    report[screen.name] = { ...(await countControls(page)), aim };
  }
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    // Colors fade between the schemes.
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().map((fade) => fade.finished)),
    );
    const found = await accessibilityProblems(page, colorScheme === 'light' ? 'all' : 'colors');
    problems.push(...found.map((problem) => `${colorScheme}: ${problem}`));
  }
  return problems;
}

interface Group {
  name: string;
  screens: readonly Screen[];
  account?: () => Account;
  prepare?: (tab: Tab) => Promise<void>;
}

const GROUPS: Group[] = [
  { name: 'public', screens: PUBLIC_SCREENS },
  { name: 'signed in', screens: SIGNED_IN_SCREENS, account: () => product.demo },
  { name: 'interrupted', screens: INTERRUPTED_SCREENS, account: () => product.demo },
  { name: 'first run', screens: FIRST_RUN_SCREENS, account: () => NEWCOMER },
  {
    name: 'without leads',
    screens: NO_LEADS_SCREENS,
    account: () => NEWCOMER,
    prepare: createProfile,
  },
];

for (const { name, screens, account, prepare } of GROUPS) {
  describe(name, () => {
    let tab: Tab;
    let conditions: Conditions = { delay: DELAY };
    before(async () => {
      tab = await openTab(product, account ? '/app' : '/', { account: account?.() });
      await watchLayout(tab.context);
      await prepare?.(tab);
      await delayResponses(tab, () => conditions);
    });
    after(() => tab?.context.close());

    for (const screen of screens) {
      for (const width of WIDTHS.filter((width) => width === (screen.width ?? width))) {
        test(`${screen.name}, ${width} pixels wide`, () =>
          withDiagnostics(product, tab, async () => {
            const { rejected } = screen;
            conditions = { delay: DELAY, rejected };
            const problems = await problemsOf(tab, screen, width, () => {
              conditions = { delay: LATE, rejected };
            });
            // Chromium logs each rejected request.
            const logged = tab.problems
              .splice(0)
              .filter((problem) => !rejected || !problem.includes('status of 403'));
            assert.deepEqual([...problems, ...logged], []);
          }));
      }
    }
  });
}

// The last groups: they change the demo account's data.
const LONG_WORD_GROUPS: Group[] = [
  { name: 'public', screens: PUBLIC_SCREENS },
  { name: 'first run', screens: FIRST_RUN_SCREENS, account: () => STARTER },
  { name: 'signed in', screens: SIGNED_IN_SCREENS, account: () => product.demo },
];

for (const { name, screens, account } of LONG_WORD_GROUPS) {
  describe(`long words, ${name}`, () => {
    let tab: Tab;
    before(async () => {
      tab = await openTab(product, account ? '/app' : '/', { account: account?.() });
      await watchLayout(tab.context);
      if (name === 'signed in') await giveLongWords(tab.page, product.server.address);
    });
    after(() => tab?.context.close());

    for (const screen of screens) {
      test(`${screen.name} never scrolls sideways`, () =>
        withDiagnostics(product, tab, async () => {
          const { page } = tab;
          const problems: string[] = [];
          await page.setViewportSize({ width: screen.width ?? 1280, height: 800 });
          await page.goto(product.server.address + screen.path);
          await screen.content(page).waitFor();
          await screen.open?.(page);
          // A search would empty the lists that have long words.
          if (name !== 'signed in') await typeLongWords(page);
          for (const width of NARROWING) {
            await page.setViewportSize({ width, height: 800 });
            const found = await layoutProblems(page);
            problems.push(...found.filter((problem) => problem.startsWith('scrolls')));
          }
          assert.deepEqual(problems, []);
        }));
    }
  });
}
