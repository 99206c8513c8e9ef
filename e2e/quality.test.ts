import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Request } from 'playwright-core';
import { accessibilityFaults } from './accessibility.ts';
import { layoutFaults, watchLayout } from './layout.ts';
import { explained, openProduct, openTab, type Product, type Tab } from './product.ts';
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
 * What every screen has to hold, wide and narrow, light and dark: axe finds nothing, it does not scroll
 * sideways, nothing moves when the data arrives, and the console stays empty.
 */

const WIDTHS = [1280, 390];
const SCHEMES = ['light', 'dark'] as const;

/** Milliseconds that each answer takes, so that what is shown meanwhile is seen. */
const DELAY = 150;

const NEWCOMER: Account = { email: 'newcomer@example.com', password: 'newcomer-password' };

let product: Product;

before(async () => {
  product = await openProduct({ leads: 24, accounts: [NEWCOMER] });
});
after(() => product?.close());

const callOf = (request: Request) =>
  `${request.method()} ${new URL(request.url()).pathname.replace('/api', '')}`;

/** Every call of the page takes its time, and those that the screen wants refused are. */
async function answerSlowly({ page }: Tab, refused: () => RegExp | undefined): Promise<void> {
  await page.route('**/api/**', async (route) => {
    await sleep(DELAY);
    const isRefused = refused()?.test(callOf(route.request())) ?? false;
    const answer = isRefused
      ? route.fulfill({ status: 403, json: { error: 'This is refused.' } })
      : route.continue();
    // A page that was left meanwhile waits for nothing any more.
    await answer.catch(() => undefined);
  });
}

/** The profile that has all it must have. */
async function createProfile({ page }: Tab): Promise<void> {
  await page.goto(`${product.server.address}/app/edit-profile`);
  const personal = page.getByRole('region', { name: 'Personal Information' });
  await personal.getByLabel('Name').fill('Nora Newcomer');
  await personal.getByLabel('Email').fill(NEWCOMER.email);
  await page.getByRole('textbox', { name: 'Professional Summary' }).fill('Begins here.');
  await page.getByRole('textbox', { name: 'Technical Skills' }).fill('Rust');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await page.waitForURL('**/app/settings');
}

/** What is wrong with a screen, in both schemes at one width. */
async function faultsOf({ page }: Tab, screen: Screen, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto(product.server.address + screen.path);
  await screen.content(page).waitFor();
  const faults = await layoutFaults(page);
  await screen.open?.(page);
  // What a dialog covers is as wide as before: the window is looked at again.
  if (screen.open) {
    const after = await layoutFaults(page);
    faults.push(...after.filter((fault) => !screen.pushes || !fault.startsWith('moved')));
  }
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    // Colours fade over from one scheme to the other.
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().map((fade) => fade.finished)),
    );
    const found = await accessibilityFaults(page);
    faults.push(...found.map((fault) => `${colorScheme}: ${fault}`));
  }
  return faults;
}

interface Group {
  name: string;
  screens: readonly Screen[];
  account?: () => Account;
  prepare?: (tab: Tab) => Promise<void>;
}

const GROUPS: Group[] = [
  { name: 'for everybody', screens: PUBLIC_SCREENS },
  { name: 'signed in', screens: SIGNED_IN_SCREENS, account: () => product.demo },
  { name: 'interrupted', screens: INTERRUPTED_SCREENS, account: () => product.demo },
  { name: 'just come', screens: FIRST_RUN_SCREENS, account: () => NEWCOMER },
  {
    name: 'with a profile',
    screens: NO_LEADS_SCREENS,
    account: () => NEWCOMER,
    prepare: createProfile,
  },
];

for (const { name, screens, account, prepare } of GROUPS) {
  describe(name, () => {
    let tab: Tab;
    let refused: RegExp | undefined;
    before(async () => {
      tab = await openTab(product, account ? '/app' : '/', { account: account?.() });
      await watchLayout(tab.context);
      await prepare?.(tab);
      await answerSlowly(tab, () => refused);
    });
    after(() => tab?.context.close());

    for (const screen of screens) {
      for (const width of WIDTHS.filter((one) => one === (screen.width ?? one))) {
        test(`${screen.name}, ${width} pixels wide`, () =>
          explained(product, tab, async () => {
            refused = screen.refused;
            const faults = await faultsOf(tab, screen, width);
            // Chromium logs each refusal.
            const complaints = tab.complaints
              .splice(0)
              .filter((complaint) => !refused || !complaint.includes('status of 403'));
            assert.deepEqual([...faults, ...complaints], []);
          }));
      }
    }
  });
}
