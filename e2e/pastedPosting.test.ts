import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { openProduct, openTab, type Product, type Tab, withDiagnostics } from './product.ts';
import { ROOT } from './server.ts';

/*
 * Saved pages, copied as a whole with the keyboard and pasted into Add Lead, and text: what a newcomer does first.
 * The expected facts are those that the page itself shows; its head and its data aren't copied.
 */

const PAGES = join(ROOT, 'src/domain/extraction/page/pages');

interface Saved {
  page: string;
  url: string;
  expected: { title: string; company: string; location: string; category: string | null };
}

let product: Product;
let tab: Tab;

before(async () => {
  product = await openProduct({ leads: 2 });
  tab = await openTab(product, '/app/leads', { account: product.demo });
  await tab.context.grantPermissions(['clipboard-read', 'clipboard-write']);
});
after(() => product?.close());

/** Opens a saved page at its own address, and copies all of it. */
async function copyPage({ page, url }: Saved): Promise<void> {
  const html = await readFile(join(PAGES, `${page}.html`), 'utf8');
  const copied = await tab.context.newPage();
  await copied.route('**', (route) =>
    route.request().url() === url
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
      : route.abort(),
  );
  await copied.goto(url);
  await copied.keyboard.press('Control+A');
  await copied.keyboard.press('Control+C');
  await copied.close();
}

/** Pastes into a new lead, and returns what the form has. */
async function paste() {
  const app = tab.page;
  await app.bringToFront();
  await app.goto(`${product.server.address}/app/leads`);
  await app.getByRole('button', { name: 'Add Lead' }).first().click();
  const box = app.getByRole('textbox', { name: 'Paste a posting, or its address' });
  await box.click();
  await app.keyboard.press('Control+V');
  await app.getByText(/^Read from/).waitFor();
  const value = (name: string) => app.locator(`input[name=${name}]`).inputValue();
  return {
    title: await value('leadTitle'),
    company: await value('company'),
    location: await value('location'),
  };
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

test('reads pages that are copied as a whole and pasted', async () => {
  const saved: Saved[] = JSON.parse(await readFile(join(PAGES, 'expected.json'), 'utf8'));
  const postings = saved.filter(({ expected }) => expected.category === 'job-application');
  const right = { title: 0, company: 0, location: 0 };
  const wrong: string[] = [];
  await withDiagnostics(product, tab, async () => {
    for (const posting of postings) {
      await copyPage(posting);
      const found = await paste();
      for (const fact of ['title', 'company', 'location'] as const) {
        const [is, expected] = [plain(found[fact]), plain(posting.expected[fact])];
        const isRight = is !== '' && (expected.includes(is) || is.includes(expected));
        if (isRight) right[fact] += 1;
        else if (is !== '') wrong.push(`${posting.page}: ${fact} is ${found[fact]}`);
      }
    }
  });
  assert.deepEqual(wrong, []);
  assert.ok(right.title >= 0.85 * postings.length, `${right.title} of ${postings.length} titles`);
  assert.ok(right.company >= 0.6 * postings.length, `${right.company} companies`);
  assert.ok(right.location >= 0.7 * postings.length, `${right.location} places`);
});

test('fills an empty field with a click on a line of the posting', async () => {
  const app = tab.page;
  await app.bringToFront();
  await app.evaluate(() =>
    navigator.clipboard.writeText(
      'Product Manager, Onboarding (f/m/x)\nHavelwerk\nBerlin, hybrid\n\nWe help people use their own solar power.\nApply by 11/12 to jobs@havelwerk.example, reference HE-2291.',
    ),
  );
  const found = await paste();
  assert.deepEqual(found, {
    title: 'Product Manager, Onboarding',
    company: '',
    location: 'Berlin, hybrid',
  });
  await app.getByRole('option', { name: 'Havelwerk', exact: true }).click();
  const menu = app.getByRole('menu');
  await menu.getByRole('menuitem').first().waitFor();
  assert.deepEqual(
    await menu
      .getByRole('menuitem')
      .allInnerTexts()
      .then((all) => all[0]?.split('\n')[0]),
    'Company',
  );
  await app.keyboard.press('Enter');
  assert.equal(await app.locator('input[name=company]').inputValue(), 'Havelwerk');

  // By keyboard: the line of the deadline.
  await app.getByRole('option', { name: /^Apply by/ }).focus();
  await app.keyboard.press('Enter');
  await menu.getByRole('menuitem', { name: /^Deadline/ }).click();
  assert.match(await app.locator('input[name=deadline]').inputValue(), /^\d{4}-1[12]-1[12]$/);
});
