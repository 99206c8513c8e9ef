import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openProduct, openTab, type Product, type Tab, withDiagnostics } from './product.ts';

/*
 * The writers outside of the server: the user's own assistant through the clipboard, and the browser's
 * model. Chromium has no model here, so a stand-in for `LanguageModel` writes.
 */

let product: Product;
let tab: Tab;

/** Stands in for Chrome's Prompt API: a download, then two chunks. */
function installModel(): void {
  const create = async ({ monitor }: LanguageModelCreateOptions) => {
    const target = new EventTarget();
    monitor?.(target as CreateMonitor);
    target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded: 0.5 }));
    return {
      promptStreaming: () =>
        new ReadableStream<string>({
          start(controller) {
            controller.enqueue('Hello, I led ');
            controller.enqueue('77 people.');
            controller.close();
          },
        }),
      destroy: () => {},
    };
  };
  Object.assign(globalThis, {
    LanguageModel: { availability: async () => 'downloadable', create },
  });
}

before(async () => {
  product = await openProduct({ leads: 3 });
  tab = await openTab(product, '/app/pitches', {
    account: product.demo,
    viewport: { width: 1280, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
});
after(() => product?.close());

async function fillOpportunity(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Company', exact: true }).fill('Northwind Traders');
  await page.getByRole('textbox', { name: 'Position', exact: true }).fill('Platform Engineer');
  await page.getByRole('textbox', { name: 'Description' }).fill('Six years of Kubernetes.');
}

const pitch = (page: Page) => page.getByRole('region', { name: 'Pitch' });

test("the user's own assistant gets the prompt, and its answer becomes a checked pitch", () =>
  withDiagnostics(product, tab, async () => {
    const { page } = tab;
    await fillOpportunity(page);
    await page.getByRole('button', { name: 'use your own assistant' }).click();
    const dialog = page.getByRole('dialog', { name: 'Use your own assistant' });
    await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
    await dialog.getByText('Copied', { exact: true }).waitFor();
    const prompt = await page.evaluate(() => navigator.clipboard.readText());
    for (const part of ['Northwind Traders', 'Mara Lindqvist']) {
      assert.ok(prompt.includes(part), `the prompt has ${part}`);
    }
    await dialog.getByRole('button', { name: 'Paste', exact: true }).click();
    await dialog.getByText('That is the prompt, not the answer.').waitFor();
    await page.evaluate(
      (letter) => navigator.clipboard.writeText(letter),
      `Hello, I have 16 years of Kubernetes. ${'I would like to talk about your platform soon. '.repeat(5)}`,
    );
    await dialog.getByRole('button', { name: 'Paste', exact: true }).click();
    await dialog.getByRole('button', { name: 'Use this letter' }).click();
    await pitch(page).getByText('Written by: Your own assistant').waitFor();
    await pitch(page)
      .getByText(/claims? to check/)
      .waitFor();
    assert.deepEqual(tab.problems, []);
  }));

test("the browser's model writes a pitch that is checked and saved", () =>
  withDiagnostics(product, tab, async () => {
    const { page } = tab;
    await page.addInitScript(installModel);
    await page.reload();
    await fillOpportunity(page);
    await page.getByRole('button', { name: /^Written by/ }).click();
    await page.getByRole('menuitemradio', { name: /^This browser/ }).click();
    await page.getByRole('button', { name: 'Generate Pitch' }).click();
    await pitch(page).getByText('Written by: This browser’s model').waitFor();
    await pitch(page).getByText('Hello, I led').waitFor();
    await pitch(page).getByText('1 claim to check').waitFor();
    assert.deepEqual(tab.problems, []);
  }));
