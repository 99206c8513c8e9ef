import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { openLead } from './leadActions.ts';
import { openProduct, openTab, type Product, type Tab, withDiagnostics } from './product.ts';
import { cards } from './screens.ts';

/*
 * People: one is added and linked to a lead, someone at its company is asked for a referral, a vCard file is
 * imported and the list exported.
 */

let product: Product;
let tab: Tab;

before(async () => {
  product = await openProduct({ leads: 3 });
  tab = await openTab(product, '/app/people', { account: product.demo });
});
after(() => product?.close());

const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });

async function openPeople(page: Page) {
  await page.goto(`${product.server.address}/app/people`);
  await button(page, 'Add Person').waitFor();
}

async function addPerson(page: Page, fields: Record<string, string>) {
  await openPeople(page);
  await button(page, 'Add Person').click();
  const dialog = page.getByRole('dialog', { name: 'Add Person' });
  for (const [name, value] of Object.entries(fields))
    await dialog.getByRole('textbox', { name, exact: true }).fill(value);
  await button(dialog, 'Add Person').click();
  await page.getByRole('dialog', { name: fields.Name ?? '' }).waitFor();
}

const journey = (name: string, run: (page: Page) => Promise<void>) =>
  test(name, () => withDiagnostics(product, tab, () => run(tab.page)));

journey('a person is added, and linked to a lead', async (page) => {
  await addPerson(page, { Name: 'Sabine Moeller', Company: 'Harbour Works' });
  const sheet = page.getByRole('dialog', { name: 'Sabine Moeller' });
  await button(sheet, 'Add a lead').click();
  await sheet.getByRole('combobox', { name: 'Lead' }).click();
  await page.getByRole('option').first().click();
  await sheet.getByRole('region', { name: 'Leads' }).getByRole('listitem').waitFor();
});

journey('someone at the company of a lead is asked for a referral', async (page) => {
  await addPerson(page, {
    Name: 'Yusuf Demir',
    Company: 'Nordkap',
    Email: 'yusuf@nordkap.example',
  });
  await page.goto(`${product.server.address}/app/leads?add`);
  await page.getByRole('textbox', { name: 'Lead Title / Position' }).fill('Cartographer');
  await page.getByRole('textbox', { name: 'Company / Organization' }).fill('Nordkap GmbH');
  await page.getByText('You know 1 person at Nordkap GmbH').waitFor();
  await page.getByRole('textbox', { name: 'Lead Description' }).fill('You draw maps of harbours.');
  await button(page, 'Save Lead').click();
  await openLead(page.getByRole('article', { name: 'Cartographer', exact: true }));
  await page.getByRole('link', { name: 'Ask for a referral' }).click();
  const letter = page.getByRole('textbox', { name: 'Letter', exact: true });
  await letter.waitFor();
  assert.match(await letter.inputValue(), /Yusuf[\s\S]*Cartographer/);
  await button(page, 'To: Yusuf Demir yusuf@nordkap.example').waitFor();
});

journey('a vCard file is imported, and the list exported', async (page) => {
  await openPeople(page);
  await button(page, 'List options').click();
  await page.getByRole('menuitem', { name: 'Import contacts' }).click();
  const buffer = Buffer.from(cards('Priya Raman', 'Lena Hoffmann'));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'contacts.vcf', mimeType: 'text/vcard', buffer });
  await page.getByText('2 added, 0 known already.').waitFor();
  await button(page, 'Done').click();
  await page.getByRole('searchbox', { name: 'Search people' }).fill('priya');
  await page.waitForURL('**/app/people?q=priya');
  await button(page, 'List options').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export as vCard' }).click(),
  ]);
  const exported = await readFile(await download.path(), 'utf8');
  assert.match(exported, /^BEGIN:VCARD\r\nVERSION:4\.0\r\nFN:Priya Raman\r\n/);
  assert.equal(exported.match(/BEGIN:VCARD/g)?.length, 1);
});
