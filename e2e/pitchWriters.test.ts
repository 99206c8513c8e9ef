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

async function fillOpportunity(page: Page, writer: string): Promise<void> {
  await page.getByRole('radio', { name: writer }).check();
  await page.getByRole('textbox', { name: 'Company', exact: true }).fill('Northwind Traders');
  await page.getByRole('textbox', { name: 'Position', exact: true }).fill('Platform Engineer');
  await page.getByRole('textbox', { name: 'Description' }).fill('Six years of Kubernetes.');
}

const pitch = (page: Page) => page.getByRole('region', { name: 'Pitch' });

test("the user's own assistant gets the prompt, and its answer becomes a checked pitch", () =>
  withDiagnostics(product, tab, async () => {
    const { page } = tab;
    await fillOpportunity(page, 'Your own assistant');
    await page.getByRole('button', { name: 'Copy prompt' }).click();
    await page.getByText('Prompt copied.').waitFor();
    const prompt = await page.evaluate(() => navigator.clipboard.readText());
    for (const part of ['Northwind Traders', 'Mara Lindqvist', "never the writer's"]) {
      assert.ok(prompt.includes(part), `the prompt has ${part}`);
    }
    await page.evaluate(() =>
      navigator.clipboard.writeText('Hello, I have 16 years of Kubernetes.'),
    );
    await page.getByRole('button', { name: 'Paste answer' }).click();
    await pitch(page).getByText('Written by: Your own assistant').waitFor();
    await pitch(page).getByText('2 claims to check.').waitFor();
    await page.getByText('20 of 20 left').first().waitFor();
    await page.reload();
    assert.ok(await page.getByRole('radio', { name: 'Your own assistant' }).isChecked());
    await page.getByRole('button', { name: /Email · Your own assistant/ }).waitFor();
    assert.deepEqual(tab.problems, []);
  }));

test("the browser's model writes a pitch that is checked and saved", () =>
  withDiagnostics(product, tab, async () => {
    const { page } = tab;
    await page.addInitScript(installModel);
    await page.reload();
    await fillOpportunity(page, 'This browser');
    await page.getByRole('button', { name: 'Generate Pitch' }).click();
    await pitch(page).getByText('Written by: This browser’s model').waitFor();
    await pitch(page).getByText('Hello, I led').waitFor();
    await pitch(page).getByText('1 claim to check.').waitFor();
    await page.getByText('20 of 20 left').first().waitFor();
    assert.deepEqual(tab.problems, []);
  }));
