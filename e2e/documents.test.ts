import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { extractText } from 'unpdf';
import { openLead } from './leadActions.ts';
import { openProduct, openTab, type Product, type Tab, withDiagnostics } from './product.ts';

/* A letter and a resume as files, under the Content-Security-Policy, with the fonts that the server sends. */

let product: Product;
let tab: Tab;

before(async () => {
  product = await openProduct({ leads: 3 });
  tab = await openTab(product, '/app/leads', {
    account: product.demo,
    viewport: { width: 1280, height: 900 },
  });
});
after(() => product?.close());

/** The file that a choice in the Download menu saves. */
async function downloaded(page: Page, format: 'PDF' | 'Word') {
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: format }).click();
  const download = await saved;
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), bytes: new Uint8Array(bytes) };
}

async function pdfText(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(bytes, { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

test('a resume for a lead is downloaded, and kept with the lead', () =>
  withDiagnostics(product, tab, async () => {
    const { page } = tab;
    await openLead(page.getByRole('article').first());
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Add a fact' }).click();
    await page.getByRole('menuitem', { name: 'Make a resume for this lead' }).click();
    const dialog = page.getByRole('dialog', { name: 'Resume', exact: true });
    const summary = dialog.getByRole('group', { name: 'Summary' }).getByRole('checkbox').first();
    await summary.uncheck();
    const { name, bytes } = await downloaded(page, 'PDF');
    assert.match(name, / - Resume\.pdf$/);
    const text = await pdfText(bytes);
    assert.match(text, /Experience/);
    assert.doesNotMatch(text, /Summary/);

    await dialog.getByRole('button', { name: 'Keep with lead' }).click();
    await page.getByText('Resume kept with the lead.').waitFor();
    await sheet.getByRole('button', { name: `Resume: ${name}` }).waitFor();
  }));

test('a letter is downloaded as PDF and Word', () =>
  withDiagnostics(product, tab, async () => {
    const { page } = tab;
    await page.getByRole('link', { name: 'Write pitch' }).click();
    await page
      .getByRole('button', { name: /^Cover letter,|^Proposal,|^Email,|^Follow-up,/ })
      .click();
    await page.getByRole('combobox', { name: 'For' }).click();
    await page.getByRole('option', { name: 'Not a lead yet' }).click();
    await page.getByRole('textbox', { name: 'Position', exact: true }).fill('Engineer');
    // The fonts of its script load with the download.
    await page.getByRole('textbox', { name: 'Company', exact: true }).fill('北浜製作所');
    await page.getByRole('button', { name: 'Write a starting draft' }).click();
    await page.getByText('Draft ready').waitFor();
    const { name, bytes } = await downloaded(page, 'PDF');
    assert.match(name, /^北浜製作所 - .+ - .+\.pdf$/);
    assert.match(await pdfText(bytes), /北浜製作所.*(?:Dear|Hi|Hello)/s);
    const word = await downloaded(page, 'Word');
    assert.match(word.name, /\.docx$/);
    assert.equal(Buffer.from(word.bytes.slice(0, 2)).toString(), 'PK');
  }));
