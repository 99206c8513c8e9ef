import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openProduct, openTab, type Product, type Tab, withDiagnostics } from './product.ts';

/*
 * The public site: pages that can be read without JavaScript and come alive without a warning, with a small
 * bundle of their own; and what only a real browser shows: scrolling, the menu, the video and the carousel.
 */

let product: Product;
let tab: Tab;

before(async () => {
  product = await openProduct();
  tab = await openTab(product, '/');
});
after(() => product?.close());

beforeEach(async () => {
  await tab.page.setViewportSize({ width: 1280, height: 800 });
  await tab.page.emulateMedia({ reducedMotion: 'no-preference' });
});

/**
 * Waits until the element rests at the top of the window, below the bar. A jump during a smooth scroll
 * would end beside its target.
 */
const atTop = (page: Page, id: string) =>
  page.waitForFunction(async (id) => {
    const top = () => document.getElementById(id)?.getBoundingClientRect().top ?? 1_000;
    const before = top();
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    return before === top() && before > -10 && before < 120;
  }, id);

test('links scroll to their section, from the page itself and from another one', () =>
  withDiagnostics(product, tab, async () => {
    const { page } = tab;
    const bar = page.getByRole('navigation', { name: 'Main' });
    await page.goto(product.server.address);
    await bar.getByRole('link', { name: 'Pricing' }).click();
    await atTop(page, 'pricing');
    assert.equal(new URL(page.url()).hash, '#pricing');
    await page.getByRole('banner').getByRole('link', { name: 'Get Early Access' }).waitFor();

    await page.goto(`${product.server.address}/privacy`);
    await bar.getByRole('link', { name: 'Features' }).click();
    await atTop(page, 'features');
    await page.goto(`${product.server.address}/#demo`);
    await atTop(page, 'demo');
    assert.deepEqual(tab.problems, []);
  }));

test('Back restores the position, and the mark leads to the top', () =>
  withDiagnostics(product, tab, async () => {
    const { page } = tab;
    const bar = page.getByRole('navigation', { name: 'Main' });
    const scrolledTo = (top: number) =>
      page.waitForFunction((top) => Math.abs(window.scrollY - top) < 2, top);
    const scrollTo = (top: number) =>
      page.evaluate(async (top) => {
        window.scrollTo({ top, behavior: 'instant' });
        // The page hears of it in the next frame.
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      }, top);
    // The test before ends at the same address, which would only scroll.
    await page.goto('about:blank');
    await page.goto(`${product.server.address}/#demo`);
    // Before the script runs, links would load a document.
    await atTop(page, 'demo');
    await scrollTo(3_000);
    await page.getByRole('banner').getByRole('link', { name: 'Get Early Access' }).waitFor();
    const left = await page.evaluate(() => window.scrollY);
    await bar.getByRole('link', { name: 'Privacy' }).click();
    await page.getByRole('heading', { name: 'Privacy Policy', level: 1 }).waitFor();
    await scrolledTo(0);
    await scrollTo(700);
    await page.goBack();
    await page.getByRole('heading', { name: 'Pricing', exact: true }).waitFor();
    await scrolledTo(left);
    await page.goForward();
    await scrolledTo(700);
    await page.reload();
    await scrolledTo(700);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await scrolledTo(0);
    await page.goto(`${product.server.address}/#pricing`);
    await atTop(page, 'pricing');
    await page.getByRole('link', { name: 'Leadside, home' }).click();
    await scrolledTo(0);
    assert.deepEqual(tab.problems, []);
  }));

test('in a narrow window the links are in a menu that Escape, a click outside and a link close', () =>
  withDiagnostics(product, tab, async () => {
    const { page } = tab;
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(product.server.address);
    const menu = page.getByRole('button', { name: 'Menu' });
    const link = page.getByRole('banner').getByRole('link', { name: 'Pricing' });
    await link.waitFor({ state: 'hidden' });
    await menu.press('Enter');
    await link.waitFor();
    await page.keyboard.press('Escape');
    await link.waitFor({ state: 'hidden' });
    await menu.click();
    await link.waitFor();
    // In the margin, beside the video.
    await page.mouse.click(4, 600);
    await link.waitFor({ state: 'hidden' });
    await menu.click();
    await link.click();
    await link.waitFor({ state: 'hidden' });
    await atTop(page, 'pricing');
  }));

test('the video plays in the window, and pauses on a click', () =>
  withDiagnostics(product, tab, async () => {
    const { page } = tab;
    // Leave the page of the test before, where a click may have paused the video.
    await page.goto('about:blank');
    await page.goto(`${product.server.address}/#demo`);
    const video = page.getByLabel('Demo video');
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
    await video.click();
    await page.waitForFunction(() => document.querySelector('video')?.paused);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await video.focus();
    await page.keyboard.press('Space');
    await page.waitForFunction(() => document.querySelector('video')?.paused === false);
  }));

test('the carousel shows the next testimonial by keyboard', () =>
  withDiagnostics(product, tab, async () => {
    const { page } = tab;
    await page.goto(product.server.address);
    await page.getByRole('heading', { name: 'What people say' }).scrollIntoViewIfNeeded();
    const carousel = page.getByRole('group', { name: 'Testimonials' });
    await carousel.waitFor();
    const names = () => carousel.getByRole('listitem').locator('strong').allTextContents();
    await carousel.getByRole('button', { name: 'Next testimonial' }).focus();
    const before = await names();
    assert.equal(before.length, 3);
    const { width = 0 } = (await carousel.getByRole('listitem').first().boundingBox()) ?? {};
    assert.ok(width > 350, `a slide is a third of the block, not ${width} pixels`);
    await page.keyboard.press('Enter');
    await carousel.getByRole('listitem').first().filter({ hasText: before[1] }).waitFor();
    assert.deepEqual(tab.problems, []);
  }));

for (const [path, title] of [
  ['/', 'Every lead, beside the page you found it on.'],
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
