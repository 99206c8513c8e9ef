import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { openProduct, openTab, type Product } from './product.ts';

/*
 * How the public site arrives: pages that can be read without JavaScript and come alive without a
 * warning, with a small bundle of their own.
 */

const HEADLINE = 'Every lead, beside the page you found it on.';

let product: Product;

before(async () => {
  product = await openProduct();
});
after(() => product?.close());

for (const [path, title] of [
  ['/', HEADLINE],
  ['/login', 'Welcome Back'],
  ['/privacy', 'Privacy Policy'],
  ['/nowhere', 'Page not found'],
] as const) {
  describe(path, () => {
    test('can be read without JavaScript', async () => {
      const { page, context } = await openTab(product, path, { javaScriptEnabled: false });
      assert.equal(await page.getByRole('heading', { level: 1 }).textContent(), title);
      await context.close();
    });

    test('comes alive without a warning, also from the cache', async () => {
      const { page, context, problems } = await openTab(product, path);
      await page.waitForLoadState('networkidle');
      await page.reload();
      await page.waitForLoadState('networkidle');
      assert.deepEqual(problems, []);
      // React has taken over the page: the link doesn't load a document.
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await page
        .getByRole('link', { name: /^Privacy/ })
        .last()
        .click();
      await page.getByRole('heading', { name: 'Privacy Policy', level: 1 }).waitFor();
      assert.equal(await page.evaluate(() => 'isSameDocument' in window), true);
      await context.close();
    });
  });
}

test('the landing page loads neither Firebase nor the dashboard', async () => {
  const { page, context } = await openTab(product, '/privacy');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(product.server.address);
  await page.waitForLoadState('networkidle');
  assert.deepEqual(
    loaded.filter((url) => /openAuth|firebase|AppLayout|LeadsPage|formik/i.test(url)),
    [],
  );
  await context.close();
});

test('a signed-in page has a frame before its script runs', async () => {
  const { page, context } = await openTab(product, '/');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`${product.server.address}/app/leads`);
  assert.equal(await page.getByText('Loading...', { exact: true }).isVisible(), true);
  await context.close();
});

test('signing in leads on to the app', async () => {
  const { page, context, problems } = await openTab(product, '/');
  await page.goto(`${product.server.address}/login`);
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(product.demo.email);
  await page.getByLabel('Password', { exact: true }).fill(product.demo.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { level: 1, name: /day, / }).waitFor();
  assert.deepEqual(problems, []);
  await context.close();
});
