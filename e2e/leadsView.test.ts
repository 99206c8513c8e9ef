import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as networkDelay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { chooseAction } from './leadActions.ts';
import { openProduct, openTab, type Product, type Tab, withDiagnostics } from './product.ts';

/** The list of leads over time: the back button, scroll position, and a server that restarts. */

let product: Product;
let tab: Tab;

before(async () => {
  product = await openProduct({ leads: 60 });
  tab = await openTab(product, '/app/leads', { account: product.demo });
});
after(() => product?.close());

const count = (page: Page) => page.getByRole('main').getByRole('status').first();
const query = (page: Page) => new URL(page.url()).search;

/** Waits for a count like this and returns it. */
async function counted(page: Page, words: RegExp): Promise<string> {
  await count(page).filter({ hasText: words }).waitFor();
  return (await count(page).textContent()) ?? '';
}

test('the back button closes what is open and restores the position in the list', () =>
  withDiagnostics(product, tab, async () => {
    const { page } = tab;
    const visibleCards = () =>
      page.getByRole('article').evaluateAll((cards) =>
        cards
          .map((card) => ({ card, at: Math.round(card.getBoundingClientRect().top) }))
          .filter(({ at }) => at >= 0 && at < window.innerHeight)
          .map(({ card, at }) => ({
            id: card.closest('[data-item]')?.getAttribute('data-item'),
            at,
          })),
      );
    type Cards = Awaited<ReturnType<typeof visibleCards>>;
    /** The visible cards, once they haven't moved for ten frames. */
    const settledCards = async () => {
      let cards: Cards = [];
      for (let still = 0; still < 10; still++) {
        await page.evaluate(() => new Promise(requestAnimationFrame));
        const next = await visibleCards();
        if (!isDeepStrictEqual(next, cards)) still = 0;
        cards = next;
      }
      return cards;
    };
    await page.goto(`${product.server.address}/app/leads`);
    await counted(page, /^60 leads$/);
    await page.mouse.move(700, 500);
    for (let y = 300; y <= 3_600; y += 300) {
      await page.mouse.wheel(0, 300);
      await page.waitForFunction((at) => window.scrollY === at, y);
    }
    const cards = await settledCards();
    const press = (action: string) =>
      chooseAction(page.locator(`[data-item="${cards[0]?.id}"]`).getByRole('article'), action);

    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    for (const tool of ['View Details', 'Add Note', 'Delete Lead']) {
      await press(tool);
      await dialog.waitFor();
      assert.match(query(page), /^\?(lead|note|delete)=/);
      await page.goBack();
      await dialog.waitFor({ state: 'detached' });
      assert.deepEqual(await settledCards(), cards, tool);
    }
    for (const leave of [
      () => page.goBack(),
      () => page.getByRole('button', { name: 'Cancel' }).click(),
    ]) {
      await press('Edit Lead');
      await page.getByRole('heading', { name: 'Edit Lead' }).waitFor();
      assert.equal(await page.evaluate(() => window.scrollY), 0, 'the form starts at its top');
      await leave();
      await counted(page, /^60 leads$/);
      assert.deepEqual(await settledCards(), cards, 'Edit Lead');
    }
    assert.equal(query(page), '');
  }));

test('canceling a form at its end returns the focus to the lead', () =>
  withDiagnostics(product, tab, async () => {
    const { page } = tab;
    // The same address again would be a reload, and restore the scroll position.
    await page.goto('about:blank');
    await page.goto(`${product.server.address}/app/leads`);
    await counted(page, /^60 leads$/);
    const lead = page.getByRole('article').nth(1);
    await chooseAction(lead, 'Edit Lead');
    const cancel = page.getByRole('button', { name: 'Cancel' });
    await page.getByText('Written beside what they ask').click();
    const size = page.viewportSize() ?? { width: 1280, height: 720 };
    // The form fits a higher window.
    await page.setViewportSize({ ...size, height: 420 });
    await page.getByRole('textbox', { name: 'Pitch', exact: true }).focus();
    await page.waitForFunction(() => window.scrollY > 0);
    await cancel.press('Enter');
    await lead.getByRole('link').and(page.locator(':focus')).waitFor();
    await page.setViewportSize(size);
  }));

test('an entered URL opens at its top; a reload and the back button restore the scroll position', () =>
  withDiagnostics(product, tab, async () => {
    const { page } = tab;
    const scrollPosition = () => page.evaluate(() => Math.round(window.scrollY));
    const scrolledTo = (y: number, within = 5) =>
      page.waitForFunction(([at, most]) => Math.abs(window.scrollY - at) < most, [
        y,
        within,
      ] as const);
    /** Pixels by which the cards above can differ from their estimated height. */
    const tolerance = 100;
    await page.goto(`${product.server.address}/app/leads`);
    await counted(page, /^60 leads$/);
    // With slow responses, the page is too short for this scroll position at first.
    await page.route('**/api/leads?*', async (route) => {
      await networkDelay(500);
      await route.continue();
    });
    await page.evaluate(() => window.scrollTo(0, 3_000));
    await scrolledTo(3_000, tolerance);
    const before = await scrollPosition();
    await page.reload();
    await counted(page, /^60 leads$/);
    await scrolledTo(before, tolerance);
    await page.unroute('**/api/leads?*');
    await page.evaluate(() => window.scrollTo(0, 600));
    await scrolledTo(600);
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
    await scrolledTo(0);
    await page.goBack();
    await counted(page, /^60 leads$/);
    await scrolledTo(600);

    await page.goto(`${product.server.address}/app/settings`);
    await page.getByRole('link', { name: 'Edit Profile' }).waitFor();
    assert.equal(await scrollPosition(), 0);
    await page.goto(`${product.server.address}/app/leads`);
    await counted(page, /^60 leads$/);
    assert.equal(await scrollPosition(), 0);
  }));

test('without the server the pages and the list stay, a write reports why it failed, and works again later', () =>
  withDiagnostics(product, tab, async () => {
    const { page } = tab;
    assert.deepEqual(tab.problems.splice(0), []);
    const card = page.getByRole('article').first();
    // Another lead may have its title.
    const sameCard = page.locator(`[data-row="${await card.getAttribute('data-row')}"]`);
    const pill = sameCard.getByRole('button', { name: /^Status: / });
    const before = (await pill.getAttribute('aria-label')) ?? '';
    // Every type of lead has it.
    const other = 'No response';

    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/PitchesPage')),
    );
    await product.stopServer();
    await page.getByRole('link', { name: 'Pitches' }).click();
    await page.getByText('Write for…').waitFor();
    await page.getByRole('link', { name: /^Leads/ }).click();
    await pill.click();
    await page.getByRole('menuitemradio', { name: other }).click();
    await page.getByText('Error updating lead: Network error').first().waitFor();
    assert.equal(await pill.getAttribute('aria-label'), before, 'the status is rolled back');
    await counted(page, /^60 leads$/);

    await product.startServer();
    await pill.click();
    const saved = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.ok(),
    );
    await page.getByRole('menuitemradio', { name: other }).click();
    await saved;
    await page.reload();
    await sameCard.getByRole('button', { name: `Status: ${other}` }).waitFor();
    // Chromium itself logs each failed request.
    const others = tab.problems.filter((problem) => !problem.includes('net::ERR_'));
    assert.deepEqual(others, []);
  }));
