import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openProduct, openTab, type Product, withDiagnostics } from './product.ts';

/*
 * An interview, from the change of status to its outcome: it's on Today and in the calendar, its sheet prints on
 * one page, and the day after, Today asks how it went.
 */

let product: Product;

before(async () => {
  product = await openProduct({ leads: 3 });
});
after(() => product?.close());

const LINK = 'https://meet.example/round-1';

/** Such as '2026-12-01'. */
const dayIn = (page: Page, days: number) =>
  page.evaluate((days) => {
    const day = new Date();
    day.setDate(day.getDate() + days);
    return day.toLocaleDateString('sv-SE');
  }, days);

test('an interview is added, prepared, kept in the calendar and rated', async () => {
  const tab = await openTab(product, '/app/leads', {
    account: product.demo,
    viewport: { width: 1280, height: 900 },
  });
  const { page, problems } = tab;
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const openSheet = async (title: string) => {
    await page.goto(`${product.server.address}/app/leads`);
    await page.getByRole('article', { name: title, exact: true }).getByRole('link').first().click();
    await button(/^Phone call/).click();
  };
  await withDiagnostics(product, tab, async () => {
    // Its own lead, whose status is known.
    await page.getByRole('article').first().waitFor();
    await button('Add Lead').click();
    const title = 'Data platform engineer';
    await page.getByRole('textbox', { name: 'Lead Title / Position' }).fill(title);
    await page.getByRole('textbox', { name: 'Company / Organization' }).fill('Quayside Health');
    await page
      .getByRole('textbox', { name: 'Lead Description' })
      .fill(
        `Requirements:\n- 3 years of experience with TypeScript\n${'A long text. '.repeat(900)}`,
      );
    await button('Save Lead').click();
    const card = page.getByRole('article', { name: title, exact: true });
    await card.getByRole('button', { name: /^Status:/ }).click();
    await page.getByRole('menuitemradio', { name: 'Interviewing' }).click();

    const form = page.getByRole('dialog', { name: 'When is the interview?' });
    await form.getByLabel('Day').fill(await dayIn(page, 2));
    await form.getByLabel('Time', { exact: true }).fill('09:30');
    await form.getByLabel('Kind').selectOption('Phone call');
    await form.getByLabel('Link or place').fill(LINK);
    await form.getByLabel('Your questions').fill('How big is the team?');
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Interview saved.').waitFor();

    await page.goto(`${product.server.address}/app`);
    const upcoming = page.getByRole('region', { name: 'Upcoming interviews' });
    await upcoming.getByText('Quayside Health, phone call').waitFor();

    const created = page.waitForResponse(
      (response) =>
        response.url().endsWith('/user/calendar') && response.request().method() === 'POST',
    );
    await page.goto(`${product.server.address}/app/settings`);
    await page.getByRole('tab', { name: 'Account' }).click();
    await button('Create an address').click();
    const { data } = await (await created).json();
    const calendar = await (await fetch(product.server.address + data.path)).text();
    assert.match(calendar, /SUMMARY:Interview \(phone call\): Data platform engineer/);
    assert.ok(calendar.includes(`LOCATION:${LINK}`), calendar);

    await openSheet(title);
    await button('Prepare').click();
    const sheet = page.getByRole('dialog', { name: 'Prepare: Phone call' });
    await sheet.getByText('How big is the team?').waitFor();
    await sheet.getByRole('region', { name: 'What they ask for' }).waitFor();
    const paper = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    assert.equal(paper.match(/\/Type\s*\/Page\b/g)?.length, 1, 'on one page');
    await sheet.getByRole('button', { name: 'Edit' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Interview' });
    await edit.getByLabel('Day').fill(await dayIn(page, -1));
    await edit.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Interview saved.').waitFor();

    await page.goto(`${product.server.address}/app`);
    const question = page.getByRole('list', { name: 'How did it go?' });
    await question.getByRole('button', { name: 'Passed' }).click();
    await page.getByText('Interview: Passed.').waitFor();
    await question.waitFor({ state: 'detached' });
  });
  assert.deepEqual(problems, []);
  await tab.context.close();
});
