import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openLead } from './leadActions.ts';
import { openProduct, openTab, type Product, type Tab, withDiagnostics } from './product.ts';

/* A job that the user applied for with a letter; its follow-up is due, and the next letter knows the last one. */

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

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const pitch = (page: Page) => page.getByRole('region', { name: 'Pitch', exact: true });

async function addJob(page: Page, title: string): Promise<void> {
  await button(page, 'Add Lead').click();
  await page.getByRole('textbox', { name: 'Lead Title / Position' }).fill(title);
  await page.getByRole('textbox', { name: 'Company / Organization' }).fill(`${title} Ltd`);
  await page
    .getByRole('textbox', { name: 'Lead Description' })
    .fill('Requirements\n- React and TypeScript\n- Accessibility');
  await button(page, 'Save Lead').click();
  await page.getByRole('article', { name: title, exact: true }).waitFor();
}

/** Writes the first letter, and records that it was sent. */
async function apply(page: Page, title: string): Promise<void> {
  const card = page.getByRole('article', { name: title, exact: true });
  await openLead(card);
  await page.getByRole('dialog').getByRole('link', { name: 'Write pitch' }).click();
  await page.getByRole('button', { name: /^Cover letter,/ }).waitFor();
  await button(page, 'Write a starting draft').click();
  await button(page, 'I applied').click();
  await page.getByText('Moved to Applied. The letter is in the timeline.').waitFor();
}

/** Makes the follow-up due today, in the details. */
async function makeDue(page: Page, title: string): Promise<void> {
  await page.goto(`${product.server.address}/app/leads`);
  const card = page.getByRole('article', { name: title, exact: true });
  await openLead(card);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Next Follow-up:/ })
    .click();
  await page.getByRole('menuitem', { name: 'Pick a date' }).click();
  const dialog = page.getByRole('dialog', { name: 'Next follow-up' });
  // Swedish dates are ISO dates.
  await dialog.getByLabel('Day').fill(new Date().toLocaleDateString('sv-SE'));
  await dialog.getByRole('button', { name: 'Set follow-up' }).click();
  await page.getByText('Follow-up set.').waitFor();
}

test('a due follow-up opens as one, and the letter names the day of the application', () =>
  withDiagnostics(product, tab, async () => {
    const { page } = tab;
    await addJob(page, 'Interface Engineer');
    await apply(page, 'Interface Engineer');
    await makeDue(page, 'Interface Engineer');

    await page.goto(`${product.server.address}/app`);
    await page.getByRole('button', { name: 'Write follow-up' }).click();
    await page.getByRole('button', { name: /^Follow-up, email/ }).waitFor();
    await button(page, 'Write a starting draft').click();
    await pitch(page).getByText('I applied for').waitFor();
    await button(page, 'Copy').click();
    const letter = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(letter, /^I applied for the Interface Engineer position at .* today\./m);
    const [, body = ''] = /^[^\n]*,\n\n([\s\S]*)\n\nBest regards,/.exec(letter) ?? [];
    const sentences = body.match(/[.!?](?=\s|$)/g) ?? [];
    assert.ok(sentences.length >= 2 && sentences.length <= 5, letter);
  }));
