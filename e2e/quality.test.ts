import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { accessibilityFaults } from './accessibility.ts';
import { layoutFaults, watchLayout } from './layout.ts';
import { explained, openProduct, openTab, type Product, type Tab } from './product.ts';
import { FIRST_RUN_SCREENS, PUBLIC_SCREENS, type Screen, SIGNED_IN_SCREENS } from './screens.ts';
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

/** What is wrong with a screen, in both schemes at one width. */
async function faultsOf({ page }: Tab, screen: Screen, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto(product.server.address + screen.path);
  await screen.content(page).waitFor();
  const faults = await layoutFaults(page);
  await screen.open?.(page);
  // What a dialog covers is as wide as before: the window is looked at again.
  if (screen.open) faults.push(...(await layoutFaults(page)));
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

const GROUPS: [name: string, screens: readonly Screen[], account: () => Account | undefined][] = [
  ['for everybody', PUBLIC_SCREENS, () => undefined],
  ['signed in', SIGNED_IN_SCREENS, () => product.demo],
  ['just come', FIRST_RUN_SCREENS, () => NEWCOMER],
];

for (const [name, screens, account] of GROUPS) {
  describe(name, () => {
    let tab: Tab;
    before(async () => {
      tab = await openTab(product, account() ? '/app' : '/', { account: account() });
      await watchLayout(tab.context);
      await tab.page.route('**/api/**', async (route) => {
        await sleep(DELAY);
        // A page that was left meanwhile waits for nothing any more.
        await route.continue().catch(() => undefined);
      });
    });
    after(() => tab?.context.close());

    for (const screen of screens) {
      for (const width of WIDTHS) {
        test(`${screen.name}, ${width} pixels wide`, () =>
          explained(product, tab, async () => {
            const faults = await faultsOf(tab, screen, width);
            assert.deepEqual([...faults, ...tab.complaints.splice(0)], []);
          }));
      }
    }
  });
}
