import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { chooseListOption } from './leadActions.ts';
import { openProduct, openTab, type Product, withDiagnostics } from './product.ts';

/* Data goes out as a file and comes into another account. */

const SECOND = { email: 'second@example.com', password: 'a long enough passphrase' };
const THIRD = { email: 'third@example.com', password: 'a long enough passphrase' };

let product: Product;

before(async () => {
  product = await openProduct({ leads: 12, accounts: [SECOND, THIRD] });
});
after(() => product?.close());

/** The content of the file that `action` downloads, and its place. */
async function downloaded(page: Page, action: () => Promise<void>) {
  const download = page.waitForEvent('download');
  await action();
  const path = await (await download).path();
  return { path, content: await readFile(path, 'utf8') };
}

test('an exported file imports into another account, and one undo removes it', async () => {
  const from = await openTab(product, '/app/leads', { account: product.demo });
  const exported = await downloaded(from.page, () => chooseListOption(from.page, 'Export as CSV'));
  const to = await openTab(product, '/app/leads', { account: SECOND });
  const { page } = to;
  await withDiagnostics(product, to, async () => {
    const { content } = exported;
    await page.getByRole('button', { name: 'Try with sample leads' }).click();
    await page.getByRole('button', { name: 'Remove sample leads' }).waitFor();
    await chooseListOption(page, 'Import leads');
    const dialog = page.getByRole('dialog', { name: 'Import leads' });
    const file = { name: 'leads.csv', mimeType: 'text/csv', buffer: Buffer.from(content) };
    await dialog.getByLabel('Choose a CSV file').setInputFiles(file);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: /^Import \d+ leads$/ }).click();
    await page
      .getByText(/leads imported/)
      .first()
      .waitFor();
    await dialog.waitFor({ state: 'detached' });
    const imported = page.getByRole('article', { name: /./ });
    await imported.first().waitFor();
    await page.keyboard.press('Control+z');
    await page
      .getByText(/Undone/)
      .first()
      .waitFor();
  });
  assert.deepEqual([...from.problems, ...to.problems], []);
  await from.context.close();
  await to.context.close();
});

test('an archive gives a second account the same leads', async () => {
  const from = await openTab(product, '/app/settings', { account: product.demo });
  const archive = await downloaded(from.page, async () => {
    await from.page.getByRole('tab', { name: 'Account' }).click();
    await from.page.getByRole('button', { name: 'Download my data' }).click();
  });
  const to = await openTab(product, '/app/settings', { account: THIRD });
  await withDiagnostics(product, to, async () => {
    const restore = async () => {
      const chooser = to.page.waitForEvent('filechooser');
      await to.page.getByRole('button', { name: 'Restore from archive' }).click();
      await (await chooser).setFiles({
        name: 'archive.json',
        mimeType: 'application/json',
        buffer: Buffer.from(archive.content),
      });
    };
    await to.page.getByRole('tab', { name: 'Account' }).click();
    await restore();
    await to.page
      .getByText(/Restored: 12 leads, 1 profile/)
      .first()
      .waitFor();
    await restore();
    await to.page
      .getByText(/Nothing new was in the archive/)
      .first()
      .waitFor();
  });
  assert.deepEqual([...from.problems, ...to.problems], []);
  await from.context.close();
  await to.context.close();
});
