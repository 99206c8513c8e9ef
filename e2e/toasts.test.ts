import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { openLead } from './leadActions.ts';
import { openProduct, openTab, type Product, type Tab, withDiagnostics } from './product.ts';

/*
 * What toasts offer is clicked with the mouse, which reaches only what nothing covers: in the page, over the
 * bar of selected leads, in a lead's sheet and over a dialog.
 */

const WIDTHS = [1280, 390];

let product: Product;
let tab: Tab;

before(async () => {
  product = await openProduct({ leads: 6 });
  tab = await openTab(product, '/app/leads', {
    account: product.demo,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  for (const width of WIDTHS) await addLeadWithLetter(tab.page, leadFor(width));
});
after(() => product?.close());

const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });

const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });

const leadFor = (width: number) => `Cartographer ${width}`;

const cardOf = (page: Page, lead: string) => page.getByRole('article', { name: lead, exact: true });

async function openDetails(page: Page, lead: string): Promise<Locator> {
  await page.goto(`${product.server.address}/app/leads?layout=cards`);
  await openLead(cardOf(page, lead));
  return page.getByRole('dialog', { name: lead });
}

async function addLeadWithLetter(page: Page, lead: string) {
  await page.goto(`${product.server.address}/app/leads?layout=cards`);
  await button(page, 'Add Lead').click();
  await page.getByRole('textbox', { name: 'Lead Title / Position' }).fill(lead);
  await page.getByRole('textbox', { name: 'Company / Organization' }).fill(`${lead} Ltd`);
  await page.getByRole('textbox', { name: 'Lead Description' }).fill('You build maps with React.');
  await button(page, 'Save Lead').click();
  await cardOf(page, lead).waitFor();
  const details = await openDetails(page, lead);
  await details.getByRole('link', { name: 'Write pitch' }).click();
  await button(page, 'Write a starting draft').click();
  await page.getByText('Draft ready').waitFor();
}

async function move(details: Locator, from: string, to: string) {
  await button(details, `Status: ${from}`).click();
  await details.page().getByRole('menuitemradio', { name: to }).click();
}

/** Nothing of the other is below it. */
async function isAbove(toast: Locator, other: Locator) {
  const [above, below] = await Promise.all([toast.boundingBox(), other.boundingBox()]);
  assert.ok(above && below && above.y + above.height <= below.y, 'the toast covers the buttons');
}

for (const width of WIDTHS) {
  const lead = leadFor(width);
  const at = (name: string, run: (page: Page) => Promise<void>) =>
    test(`${name}, ${width} pixels wide`, () =>
      withDiagnostics(product, tab, async () => {
        await tab.page.setViewportSize({ width, height: 800 });
        await run(tab.page);
        assert.deepEqual(tab.problems, []);
      }));

  at("a lead's sheet shows toasts above its buttons", async (page) => {
    const details = await openDetails(page, lead);
    await move(details, 'New', 'Offer');
    await isAbove(
      details.getByRole('status').filter({ hasText: 'Moved' }),
      button(details, 'Edit Lead'),
    );
    await button(page, 'Undo').click();
    await details.getByText('was Offer').waitFor();
    await details.getByRole('button', { name: /^(Email|Cover letter) / }).click();
    await button(details, 'Copy').click();
    await button(page, 'I applied').click();
    await button(page, 'Follow up in 5 days').click();
    await page.getByText('Follow-up set.').waitFor();
    await button(notifications(page), 'Dismiss').click();
    await move(details, 'Applied', 'New');
    await button(page, 'Undo').click();
    await move(details, 'Applied', 'New');
  });

  at('a toast over a dialog is clicked and leaves the dialog open', async (page) => {
    const details = await openDetails(page, lead);
    await move(details, 'New', 'Offer');
    await button(details, 'More actions').click();
    await page.getByRole('menuitem', { name: 'Delete Lead' }).click();
    const question = page.getByRole('alertdialog');
    await button(page, 'Undo').click();
    await question.waitFor();
    await button(question, 'Cancel').click();
    await button(cardOf(page, lead), 'Status: New').waitFor();
  });

  at('the bar of selected leads stays below a toast', async (page) => {
    await page.goto(`${product.server.address}/app/leads?layout=cards`);
    const card = cardOf(page, lead);
    await card.hover();
    await card.getByRole('checkbox').click();
    const bar = page.getByRole('region', { name: 'Selected leads' });
    await button(bar, 'Status').click();
    await page.getByRole('menuitem', { name: 'Applied', exact: true }).click();
    await isAbove(page.getByRole('status').filter({ hasText: 'Moved' }), bar);
    await button(page, 'Undo').click();
    await button(bar, 'Tag').click();
    await button(card, 'Status: New').waitFor();
  });
}
