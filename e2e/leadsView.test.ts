import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { explained, openProduct, openTab, type Product, type Tab } from './product.ts';

/** The list of leads over time: views that can be come back to, and a server that goes and comes. */

let product: Product;
let tab: Tab;

before(async () => {
  product = await openProduct({ leads: 60 });
  tab = await openTab(product, '/app/leads', { account: product.demo });
});
after(() => product?.close());

const count = (page: Page) => page.getByRole('main').getByRole('status').first();
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search leads' });
const status = (page: Page) => page.getByRole('combobox', { name: 'Status' });
const query = (page: Page) => new URL(page.url()).search;

async function choose(page: Page, filter: string, choice: string) {
  await page.getByRole('combobox', { name: filter }).click();
  await page.getByRole('option', { name: choice, exact: true }).click();
}

/** What the count says once it says something of this kind. */
async function counted(page: Page, words: RegExp): Promise<string> {
  await count(page).filter({ hasText: words }).waitFor();
  return (await count(page).textContent()) ?? '';
}

test('a view stands in the address: it survives a reload, and the back button leaves it', () =>
  explained(product, tab, async () => {
    const { page } = tab;
    await counted(page, /^60 leads$/);
    await choose(page, 'Status', 'Applied');
    const applied = await counted(page, /of 60 leads$/);
    await choose(page, 'Priority', 'High');
    await page.waitForURL('**?status=applied&priority=high');
    const both = await counted(page, /of 60 leads$/);
    await page.reload();
    assert.equal(await counted(page, /of 60 leads$/), both);
    assert.match((await status(page).textContent()) ?? '', /Applied/);

    await page.goBack();
    await page.waitForURL('**?status=applied');
    assert.equal(await counted(page, /of 60 leads$/), applied);
    await page.goBack();
    await counted(page, /^60 leads$/);
    assert.equal(query(page), '');

    // Letters are no steps of their own: one press of the back button leaves the page.
    await search(page).pressSequentially('engineer');
    await page.waitForURL('**?q=engineer');
    await search(page).fill('');
    await page.waitForURL((url) => url.search === '');
  }));

test('an address that names a view opens it', () =>
  explained(product, tab, async () => {
    const { page } = tab;
    await page.goto(`${product.server.address}/app/leads?q=engineer&type=job-application`);
    await counted(page, /of 60 leads$/);
    assert.equal(await search(page).inputValue(), 'engineer');
    await page.goto(`${product.server.address}/app/leads`);
    await counted(page, /^60 leads$/);
  }));

test('the back button closes what is open, and one is where one was in the list', () =>
  explained(product, tab, async () => {
    const { page } = tab;
    const inSight = () =>
      page.getByRole('article').evaluateAll((cards) =>
        cards
          .map((card) => ({ card, at: Math.round(card.getBoundingClientRect().top) }))
          .filter(({ at }) => at >= 0 && at < window.innerHeight)
          .map(({ card, at }) => ({
            id: card.closest('[data-item]')?.getAttribute('data-item'),
            at,
          })),
      );
    const sees = async (cards: Awaited<ReturnType<typeof inSight>>, after: string) => {
      // Rows come back with the heights they had: nothing moves once they are there.
      await setTimeout(300);
      assert.deepEqual(await inSight(), cards, after);
    };
    await page.goto(`${product.server.address}/app/leads`);
    await counted(page, /^60 leads$/);
    await page.mouse.move(700, 500);
    for (let turn = 0; turn < 12; turn++) {
      await page.mouse.wheel(0, 300);
      await setTimeout(50);
    }
    await page.waitForFunction(() => window.scrollY === 3_600);
    await setTimeout(300);
    const cards = await inSight();
    const press = (tool: string) =>
      page
        .locator(`[data-item="${cards[0]?.id}"]`)
        .getByRole('button', { name: tool, exact: true })
        .click();

    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    for (const tool of ['View Details', 'Add Note', 'Delete Lead']) {
      await press(tool);
      await dialog.waitFor();
      assert.match(query(page), /^\?(lead|note|delete)=/);
      await page.goBack();
      await dialog.waitFor({ state: 'detached' });
      await sees(cards, tool);
    }
    for (const leave of [() => page.goBack(), () => page.getByText('Back to Leads').click()]) {
      await press('Edit Lead');
      await page.getByRole('heading', { name: 'Edit Lead' }).waitFor();
      assert.equal(await page.evaluate(() => window.scrollY), 0, 'the form begins at its top');
      await leave();
      await counted(page, /^60 leads$/);
      await sees(cards, 'Edit Lead');
    }
    assert.equal(query(page), '');
  }));

test('closing one lead and opening another at script speed ends with the last one', () =>
  explained(product, tab, async () => {
    const { page } = tab;
    await page.goto(`${product.server.address}/app/leads`);
    await counted(page, /^60 leads$/);
    const cards = page.getByRole('article');
    const title = (await cards.nth(1).getByRole('heading').textContent()) ?? '';
    await cards.first().getByRole('button', { name: 'View Details' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.evaluate(() => {
      const button = (root: ParentNode | null | undefined, name: string) =>
        [...(root?.querySelectorAll('button') ?? [])].find(
          ({ ariaLabel, textContent }) => ariaLabel === name || textContent === name,
        );
      button(document.querySelector('[role=dialog]'), 'Close')?.click();
      button(document.querySelectorAll('article')[1], 'View Details')?.click();
    });
    await page.getByRole('dialog', { name: title }).waitFor();
    await page.waitForURL('**/app/leads?lead=*');
    const opened = query(page);
    await setTimeout(300);
    assert.equal(query(page), opened);
    assert.equal(await dialog.getByRole('heading').first().textContent(), title);
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    assert.equal(query(page), '');
  }));

test('an entered address opens at its top; a reload and the back button lead back to where one was', () =>
  explained(product, tab, async () => {
    const { page } = tab;
    const place = () => page.evaluate(() => Math.round(window.scrollY));
    const isThere = (y: number, within = 5) =>
      page.waitForFunction(([at, most]) => Math.abs(window.scrollY - at) < most, [
        y,
        within,
      ] as const);
    /** Pixels that the cards above turn out to be higher than they were taken for. */
    const surprise = 50;
    await page.goto(`${product.server.address}/app/leads`);
    await counted(page, /^60 leads$/);
    // The responses are late: until then the page is too short for that position.
    await page.route('**/api/leads?*', async (route) => {
      await setTimeout(500);
      await route.continue();
    });
    await page.evaluate(() => window.scrollTo(0, 4_000));
    await isThere(4_000, surprise);
    const before = await place();
    await page.reload();
    await counted(page, /^60 leads$/);
    await isThere(before, surprise);
    await page.unroute('**/api/leads?*');
    await page.evaluate(() => window.scrollTo(0, 600));
    await isThere(600);
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
    await isThere(0);
    await page.goBack();
    await counted(page, /^60 leads$/);
    await isThere(600);

    await page.goto(`${product.server.address}/app/settings`);
    await page.getByRole('button', { name: 'Download my data' }).waitFor();
    assert.equal(await place(), 0);
    await page.goto(`${product.server.address}/app/leads`);
    await counted(page, /^60 leads$/);
    assert.equal(await place(), 0);
  }));

test('without the server the pages are still there, the list stays, a write says why it failed, and works again afterwards', () =>
  explained(product, tab, async () => {
    const { page } = tab;
    assert.deepEqual(tab.complaints.splice(0), []);
    const card = page.getByRole('article').first();
    const title = await card.getByRole('heading').textContent();
    const pill = page.getByRole('article', { name: title ?? '' }).getByRole('button', {
      name: /^Status: /,
    });
    const before = (await pill.getAttribute('aria-label')) ?? '';
    const other = before === 'Status: Hired' ? 'Rejected' : 'Hired';

    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/PitchesPage')),
    );
    await product.stopServer();
    await page.getByRole('link', { name: 'Pitches' }).click();
    await page.getByRole('button', { name: 'Generate Pitch' }).waitFor();
    await page.getByRole('link', { name: /^Leads/ }).click();
    await pill.click();
    await page.getByRole('menuitemradio', { name: other }).click();
    await page.getByText('Error updating lead: Network error').first().waitFor();
    assert.equal(await pill.getAttribute('aria-label'), before, 'it is as it was');
    await counted(page, /^60 leads$/);

    await product.startServer();
    await pill.click();
    const saved = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.ok(),
    );
    await page.getByRole('menuitemradio', { name: other }).click();
    await saved;
    await page.reload();
    await page
      .getByRole('article', { name: title ?? '' })
      .getByRole('button', { name: `Status: ${other}` })
      .waitFor();
    // What Chromium itself says of each request that nobody answers is all that was said.
    const own = tab.complaints.filter((said) => !said.includes('net::ERR_'));
    assert.deepEqual(own, []);
  }));

test('on a slow network the page says that it is loading, and shows what there is', () =>
  explained(product, tab, async () => {
    const { page } = tab;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/leads?limit=1000*', async (route) => {
      await released;
      await route.continue();
    });
    await page.reload();
    await page.getByRole('article').first().waitFor();
    assert.equal(await count(page).textContent(), 'Loading your leads...');
    release();
    await counted(page, /^60 leads$/);
  }));
