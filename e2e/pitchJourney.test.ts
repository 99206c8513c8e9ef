import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { focused, tabTo } from './keyboard.ts';
import { openProduct, openTab, type Product, type Tab, withDiagnostics } from './product.ts';

/* A pitch from a lead by keyboard alone. Without a model, the template writes it. */

let product: Product;
let tab: Tab;

before(async () => {
  product = await openProduct({ leads: 12 });
  tab = await openTab(product, '/app/pitches', {
    account: product.demo,
    viewport: { width: 1280, height: 900 },
  });
});
after(() => product?.close());

const pitch = (page: Page) => page.getByRole('region', { name: 'Pitch' });

test('a pitch is generated from a lead, edited, saved and reopened by keyboard alone', () =>
  withDiagnostics(product, tab, async () => {
    const { page } = tab;
    await page.getByRole('button', { name: 'Write a starting draft' }).waitFor();
    await tabTo(page, 'Skip to content');
    await page.keyboard.press('Enter');
    await tabTo(page, 'For');
    await page.keyboard.press('ArrowDown');
    const first = page.getByRole('listbox').getByRole('option', { name: ', ' }).first();
    const [position = '', company = ''] = ((await first.textContent()) ?? '').split(', ');
    await page.keyboard.press('Enter');
    await page.getByText(`${position} at ${company}`).waitFor();
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('aria-expanded') === 'false',
    );

    await tabTo(page, 'Write a starting draft');
    const streamed = page.waitForResponse((response) =>
      response.url().endsWith('/api/pitches/generate-from-company'),
    );
    await page.keyboard.press('Enter');
    assert.match((await streamed).headers()['content-type'] ?? '', /^text\/event-stream/);
    await page.getByText('Draft ready').waitFor();
    await pitch(page).getByText(company).first().waitFor();
    await pitch(page)
      .getByText(/written without AI/i)
      .waitFor();

    await tabTo(page, 'Edit');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA');
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' See you on Tuesday.');
    for (let back = 0; back < 6 && (await focused(page)) !== 'Save'; back++) {
      await page.keyboard.press('Shift+Tab');
    }
    await page.keyboard.press('Enter');
    await pitch(page).getByText('You edited this pitch.').waitFor();

    await page.reload();
    await tabTo(page, 'Earlier letters');
    await page.keyboard.press('Enter');
    await tabTo(page, `${position}, ${company}`);
    await page.keyboard.press('Enter');
    await pitch(page).getByText('See you on Tuesday.').waitFor();

    await tabTo(page, 'Versions');
    await page.keyboard.press('Enter');
    const versions = page.getByRole('dialog', { name: 'Versions' });
    await versions.getByRole('insertion').getByText('See you on Tuesday.').waitFor();
    await versions.getByRole('button', { name: 'As written' }).press('Enter');
    await versions.getByRole('button', { name: 'Restore this version' }).press('Enter');
    await versions.getByText('This is the current text.').waitFor();
    await page.keyboard.press('Escape');
    await versions.waitFor({ state: 'hidden' });
    await pitch(page).getByText('See you on Tuesday.').waitFor({ state: 'hidden' });
    assert.deepEqual(tab.problems, []);
  }));

test('dialogs return the focus to the button that opened them', () =>
  withDiagnostics(product, tab, async () => {
    const { page } = tab;
    await page.goto(`${product.server.address}/app/leads`);
    await page.getByRole('article').first().waitFor();
    const title = (await page.getByRole('article').first().getByRole('link').textContent()) ?? '';
    for (const [name, role, item] of [
      [title, 'dialog'],
      ['Add Note', 'dialog'],
      ['More', 'alertdialog', 'Delete Lead'],
    ] as const) {
      await tabTo(page, name);
      await page.keyboard.press('Enter');
      if (item) await page.getByRole('menuitem', { name: item }).press('Enter');
      await page.getByRole(role).waitFor();
      assert.ok(
        await page.getByRole(role).evaluate((open) => open.contains(document.activeElement)),
        `the focus is in the dialog of ${name}`,
      );
      await page.keyboard.press('Escape');
      await page.getByRole(role).waitFor({ state: 'hidden' });
      // The focus returns in a separate task after the dialog is removed.
      await page.waitForFunction(() => document.activeElement !== document.body);
      assert.equal(await focused(page), name);
    }
    assert.deepEqual(tab.problems, []);
  }));

test('a pitch is started from the details of a lead by keyboard alone', () =>
  withDiagnostics(product, tab, async () => {
    const { page } = tab;
    await page.goto(`${product.server.address}/app/leads`);
    await page.getByRole('article').first().waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    const title = (await page.getByRole('dialog').getByRole('heading').first().textContent()) ?? '';
    await tabTo(page, 'Write pitch');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/app/pitches');
    await page.getByText(`${title} at `).first().waitFor();
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'main');
    await page.goBack();
    await page.getByRole('dialog', { name: title }).waitFor();
    assert.deepEqual(tab.problems, []);
  }));
