import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openLead } from './leadActions.ts';
import { openProduct, openTab, type Product, type Tab, withDiagnostics } from './product.ts';

/*
 * From a letter to the application: Copy, "I applied", the follow-up and one entry in the history, also
 * when the server goes down in between.
 */

let product: Product;
let tab: Tab;

before(async () => {
  product = await openProduct({ leads: 3 });
  tab = await openTab(product, '/app/leads', {
    account: product.demo,
    viewport: { width: 1280, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
});
after(() => product?.close());

const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Adds a job of a company of its own, so that it isn't a likely duplicate. */
async function addJob(page: Page, title: string): Promise<void> {
  await page.goto(`${product.server.address}/app/leads`);
  await button(page, 'Add Lead').click();
  await page.getByRole('textbox', { name: 'Lead Title / Position' }).fill(title);
  await page.getByRole('textbox', { name: 'Company / Organization' }).fill(`${title} Ltd`);
  await page
    .getByRole('textbox', { name: 'Lead Description' })
    .fill('You build web applications with TypeScript and React.');
  await button(page, 'Save Lead').click();
  await card(page, title).waitFor();
}

async function openDetails(page: Page, title: string) {
  await page.goto(`${product.server.address}/app/leads`);
  await openLead(card(page, title));
  return page.getByRole('dialog');
}

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** Writes a starting draft for the lead and copies it. */
async function writeAndCopy(page: Page, title: string): Promise<string> {
  const details = await openDetails(page, title);
  await details.getByRole('link', { name: 'Write pitch' }).click();
  await page.waitForURL('**/app/pitches');
  await button(page, 'Write a starting draft').click();
  await button(page, 'Copy').click();
  await page.getByText('Pitch copied.').waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a letter that was copied is recorded as one entry, and a follow-up is taken', () =>
  withDiagnostics(product, tab, async () => {
    const { page } = tab;
    const posting =
      'Platform Engineer | Fjord Works | Oslo\n\nYou build web applications with React.';
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), posting);
    await button(page, 'Add Lead').click();
    await page.getByRole('heading', { name: 'Add Lead' }).waitFor();
    await page.keyboard.press('Control+V');
    await page.getByText('Read from the posting').waitFor();
    await button(page, 'Save and write pitch').click();
    await page.getByText('Draft ready').waitFor();
    await button(page, 'Copy').click();
    await page.getByText('Pitch copied.').waitFor();
    const letter = await page.evaluate(() => navigator.clipboard.readText());
    // From the posting to the application, the fourth click is the last one.
    await toasts(page).getByRole('button', { name: 'I applied' }).click();
    await page.getByText('Moved to Applied. The letter is in the timeline.').waitFor();
    await button(page, 'Follow up in 5 days').click();
    await page.getByText('Follow-up set.').waitFor();

    const details = await openDetails(page, 'Platform Engineer');
    await details.getByRole('button', { name: 'Status: Applied' }).waitFor();
    const entries = details.getByRole('region', { name: 'Timeline' }).getByRole('listitem');
    const entry = entries.filter({ hasText: /^Applied .*copied/ });
    await entry.getByRole('button').first().click();
    assert.ok((await entry.textContent())?.includes(letter), 'the letter is there as it was sent');
    assert.equal(await entries.count(), 2, 'Added as New, and the application');
    await details.getByText('In 5 days').first().waitFor();
    assert.deepEqual(tab.problems, []);
  }));

test('a server that goes down after Copy records nothing, and Try again does', () =>
  withDiagnostics(product, tab, async () => {
    const { page } = tab;
    await addJob(page, 'Data Engineer');
    await writeAndCopy(page, 'Data Engineer');
    await product.stopServer();
    await toasts(page).getByRole('button', { name: 'I applied' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Nothing was recorded' });
    await alert.getByText('Nothing was recorded: Network error occurred').waitFor();
    await product.startServer();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Moved to Applied. The letter is in the timeline.').waitFor();
    // While the server is down, Chromium logs failed requests.
    tab.problems.length = 0;

    const details = await openDetails(page, 'Data Engineer');
    const timeline = details.getByRole('region', { name: 'Timeline' });
    await timeline.getByRole('button', { name: /^Applied .*copied/ }).waitFor();
    assert.equal(await timeline.getByRole('listitem').count(), 2);
    assert.deepEqual(tab.problems, []);
  }));
