import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { type FakeModel, respondWith, startFakeModel } from '../server/testing/fakeModel.ts';
import { accessibilityProblems } from './accessibility.ts';
import { tabTo } from './keyboard.ts';
import { openProduct, openTab, type Product, type Tab, withDiagnostics } from './product.ts';
import { ROOT } from './server.ts';

/* From a fresh account to a letter by the user's own model. */

/** From the sign-in to the letter. */
const MAX_CLICKS = 8;
const MAX_SECONDS = 120;

const NEW = { email: 'helen@example.com', password: 'own-model-password' };

const POSTING = `Platform Engineer | Northwind Traders | Bristol

Requirements:
- Kubernetes in production
- PostgreSQL under real load`;

const KEY = 'sk-test-0123456789-4f7Q';

let product: Product;
let model: FakeModel;
let tab: Tab;
let clicks = 0;

before(async () => {
  model = await startFakeModel();
  product = await openProduct({ accounts: [NEW] });
  tab = await openTab(product, '/login', { viewport: { width: 1280, height: 980 } });
  await tab.context.grantPermissions(['clipboard-read', 'clipboard-write']);
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
    const follow = (name: string) => page.getByRole('link', { name, exact: true }).click();
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(NEW.email);
    await page.getByLabel('Password', { exact: true }).fill(NEW.password);
    await page.keyboard.press('Enter');
    await follow('Complete Your Profile First');
    const chooser = page.waitForEvent('filechooser');
    await page.getByText('Upload Resume').click();
    await (await chooser).setFiles(join(ROOT, 'server/resume/fixtures/gwendolyn-timeLine.pdf'));
    await page.getByText('Resume uploaded successfully!').waitFor();
    await press('Save Profile');
    await follow('Add Your First Lead');
    await page.getByRole('heading', { name: 'Add Lead' }).waitFor();
    await page.evaluate((text) => navigator.clipboard.writeText(text), POSTING);
    await page.keyboard.press('Control+V');
    await page.getByText('Read from the posting').waitFor();
    await press('Save and write pitch');

    await follow('Connect an AI for a full letter');
    await page.getByRole('radio', { name: /^Other/ }).click();
    await page.getByLabel('Address').fill(model.baseUrl);
    await page.getByLabel('Key (if it needs one)').fill(KEY);
    await page.keyboard.press('Tab');
    await page.keyboard.type('my-model');
    await tabTo(page, 'Test');
    await page.keyboard.press('Enter');
    await page.getByText('Structured answers: no.').waitFor();
    assert.deepEqual(await accessibilityProblems(page), []);
    await tabTo(page, 'Save');
    await page.keyboard.press('Enter');

    // Back at the lead's letter, which the model can write now.
    await page.getByRole('button', { name: 'Written by my-model' }).waitFor();
    await page.getByRole('button', { name: /^(Rewrite|Generate Pitch)$/ }).click();
    await page.getByText('I keep platforms calm').first().waitFor();
    assert.ok(clicks <= MAX_CLICKS && clicks > 4, `${clicks} clicks`);
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
