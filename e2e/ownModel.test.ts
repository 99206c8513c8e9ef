import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type FakeModel, respondWith, startFakeModel } from '../server/testing/fakeModel.ts';
import { accessibilityProblems } from './accessibility.ts';
import { openProduct, openTab, type Product, type Tab, withDiagnostics } from './product.ts';

/* From the Pitches page without a model to a letter by the user's own one. */

/** From the Pitches page to the letter. */
const MAX_CLICKS = 8;
const MAX_SECONDS = 120;

const KEY = 'sk-test-0123456789-4f7Q';

let product: Product;
let model: FakeModel;
let tab: Tab;
let clicks = 0;

before(async () => {
  model = await startFakeModel();
  product = await openProduct({ leads: 3 });
  tab = await openTab(product, '/app/pitches', {
    account: product.demo,
    viewport: { width: 1280, height: 980 },
  });
  await tab.context.exposeFunction('countClick', () => {
    clicks += 1;
  });
  await tab.context.addInitScript(() =>
    addEventListener(
      'pointerdown',
      () => (window as unknown as { countClick: () => void }).countClick(),
      true,
    ),
  );
  await tab.page.reload();
});
after(async () => {
  await product?.close();
  await model?.close();
});

test('a user connects a model and writes a letter with it', () =>
  withDiagnostics(product, tab, async () => {
    const { page } = tab;
    const start = performance.now();
    model.respond = respondWith('Dear Northwind team, I keep platforms calm.');
    await page.getByRole('link', { name: 'Connect an AI' }).click();
    await page.getByRole('radio', { name: /^Other/ }).click();
    await page.getByLabel('Address').fill(model.baseUrl);
    await page.getByLabel('Key (if it needs one)').fill(KEY);
    await page.keyboard.press('Tab');
    await page.keyboard.type('my-model');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Test' }).click();
    await page.getByText('Structured answers: no.').waitFor();
    assert.deepEqual(await accessibilityProblems(page), []);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('group', { name: 'Key' }).getByText('4f7Q').waitFor();

    await page.getByRole('link', { name: 'Pitches' }).click();
    await page.getByRole('radio', { name: 'Your model' }).waitFor();
    await page.getByRole('textbox', { name: 'Company', exact: true }).fill('Northwind Traders');
    await page.getByRole('textbox', { name: 'Position', exact: true }).fill('Platform Engineer');
    await page.getByRole('button', { name: 'Generate Pitch' }).click();
    await page.getByText('I keep platforms calm').first().waitFor();
    assert.ok(clicks <= MAX_CLICKS, `${clicks} clicks`);
    const seconds = (performance.now() - start) / 1_000;
    assert.ok(seconds <= MAX_SECONDS, `${seconds} s`);
    assert.equal(model.requests.at(-1)?.authorization, `Bearer ${KEY}`);
    assert.deepEqual(tab.problems, []);
  }));

test('the settings fit a phone, in dark too', () =>
  withDiagnostics(product, tab, async () => {
    const { page } = tab;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${product.server.address}/app/settings`);
    await page.getByRole('tab', { name: 'AI', exact: true }).click();
    await page.getByRole('button', { name: 'Replace' }).waitFor();
    assert.deepEqual(await accessibilityProblems(page), []);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.equal(width, 390);
  }));
