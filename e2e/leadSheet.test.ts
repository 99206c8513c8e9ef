import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { openLead } from './leadActions.ts';
import { openProduct, openTab, type Product, type Tab, withDiagnostics } from './product.ts';

/*
 * A lead's sheet. What toasts offer is clicked with the mouse, which reaches only what nothing covers: in the
 * page, over the bar of selected leads, in the sheet and over a dialog. An interview, from the change of status
 * to its outcome, is on Today and in the calendar, its sheet prints on one page, and the day after, Today asks
 * how it went.
 */

const WIDTHS = [1280, 400];

let product: Product;
let tab: Tab;

before(async () => {
  product = await openProduct({ leads: 6 });
  tab = await openTab(product, '/app/leads', {
    account: product.demo,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  for (const width of WIDTHS) await addLeadWithLetter(tab.page, leadFor(width));
});
after(() => product?.close());

const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });

const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });

const leadFor = (width: number) => `Cartographer ${width}`;

const cardOf = (page: Page, lead: string) => page.getByRole('article', { name: lead, exact: true });

async function openDetails(page: Page, lead: string): Promise<Locator> {
  await page.goto(`${product.server.address}/app/leads?layout=cards`);
  await openLead(cardOf(page, lead));
  return page.getByRole('dialog', { name: lead });
}

async function addLead(page: Page, lead: string, description: string) {
  await page.goto(`${product.server.address}/app/leads?layout=cards`);
  await button(page, 'Add Lead').click();
  await page.getByRole('textbox', { name: 'Lead Title / Position' }).fill(lead);
  await page.getByRole('textbox', { name: 'Company / Organization' }).fill(`${lead} Ltd`);
  await page.getByRole('textbox', { name: 'Lead Description' }).fill(description);
  await button(page, 'Save Lead').click();
  await cardOf(page, lead).waitFor();
}

async function addLeadWithLetter(page: Page, lead: string) {
  await addLead(page, lead, 'You build maps with React.');
  const details = await openDetails(page, lead);
  await details.getByRole('link', { name: 'Write pitch' }).click();
  await button(page, 'Copy').click();
  await page.getByText('Letter copied.').waitFor();
}

async function move(details: Locator, from: string, to: string) {
  await button(details, `Status: ${from}`).click();
  await details.page().getByRole('menuitemradio', { name: to }).click();
}

/** One is above the other: a sheet's buttons are at its end, and on phones below its values. */
async function areApart(toast: Locator, other: Locator) {
  const [one, two] = await Promise.all([toast.boundingBox(), other.boundingBox()]);
  const isApart = one && two && (one.y + one.height <= two.y || two.y + two.height <= one.y);
  assert.ok(isApart, 'the toast covers the buttons');
}

for (const width of WIDTHS) {
  const lead = leadFor(width);
  const at = (name: string, run: (page: Page) => Promise<void>) =>
    test(`${name}, ${width} pixels wide`, () =>
      withDiagnostics(product, tab, async () => {
        await tab.page.setViewportSize({ width, height: 800 });
        await run(tab.page);
        assert.deepEqual(tab.problems.splice(0), []);
      }));

  at("a lead's sheet shows toasts beside its buttons", async (page) => {
    const details = await openDetails(page, lead);
    await move(details, 'New', 'Offer');
    await areApart(
      details.getByRole('status').filter({ hasText: 'Moved' }),
      button(details, 'Edit Lead'),
    );
    await button(page, 'Undo').click();
    await details.getByRole('button', { name: 'Status: New' }).waitFor();
    await details.getByRole('button', { name: /^(Email|Cover letter) / }).click();
    await button(details, 'Copy').click();
    await button(page, 'I applied').click();
    await button(page, 'Follow up in 5 days').click();
    await page.getByText('Follow-up set.').waitFor();
    await button(notifications(page), 'Dismiss').click();
    await move(details, 'Applied', 'New');
    await button(page, 'Undo').click();
    await button(details, 'Status: Applied').waitFor();
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await move(details, 'Applied', 'New');
    await saved;
  });

  at('a toast over a dialog is clicked and leaves the dialog open', async (page) => {
    const details = await openDetails(page, lead);
    await move(details, 'New', 'Offer');
    await button(details, 'More actions').click();
    await page.getByRole('menuitem', { name: 'Delete Lead' }).click();
    const question = page.getByRole('alertdialog');
    await button(page, 'Undo').click();
    await question.waitFor();
    await button(question, 'Cancel').click();
    await button(cardOf(page, lead), 'Status: New').waitFor();
  });

  at('the bar of selected leads stays below a toast', async (page) => {
    await page.goto(`${product.server.address}/app/leads?layout=cards`);
    const card = cardOf(page, lead);
    await card.hover();
    await card.getByRole('checkbox').click();
    const bar = page.getByRole('region', { name: 'Selected leads' });
    await button(bar, 'Status').click();
    await page.getByRole('menuitem', { name: 'Applied', exact: true }).click();
    await areApart(page.getByRole('status').filter({ hasText: 'Moved' }), bar);
    await button(page, 'Undo').click();
    await button(bar, 'Tag').click();
    await button(card, 'Status: New').waitFor();
  });
}

const LINK = 'https://meet.example/round-1';

/** Such as '2026-12-01'. */
const dayIn = (page: Page, days: number) =>
  page.evaluate((days) => {
    const day = new Date();
    day.setDate(day.getDate() + days);
    return day.toLocaleDateString('sv-SE');
  }, days);

test('an interview is added, prepared, kept in the calendar and rated', async () => {
  const { page } = tab;
  await page.setViewportSize({ width: 1280, height: 900 });
  await withDiagnostics(product, tab, async () => {
    // Its own lead, whose status is known.
    const title = 'Data platform engineer';
    await addLead(
      page,
      title,
      `Requirements:\n- 3 years of experience with TypeScript\n${'A long text. '.repeat(900)}`,
    );
    await cardOf(page, title)
      .getByRole('button', { name: /^Status:/ })
      .click();
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
    const today = page.getByRole('region', { name: 'Today' });
    await today
      .getByRole('listitem', { name: `${title}, ${title} Ltd` })
      .getByText('Phone call')
      .waitFor();

    const created = page.waitForResponse(
      (response) =>
        response.url().endsWith('/user/calendar') && response.request().method() === 'POST',
    );
    await page.goto(`${product.server.address}/app/settings/calendar`);
    await button(page, 'Create an address').click();
    const { data } = await (await created).json();
    const calendar = await (await fetch(product.server.address + data.path)).text();
    assert.match(calendar, /SUMMARY:Interview \(phone call\): Data platform engineer/);
    assert.ok(calendar.includes(`LOCATION:${LINK}`), calendar);

    await openDetails(page, title);
    await page.getByRole('button', { name: /^Phone call/ }).click();
    await button(page, 'Prepare').click();
    const sheet = page.getByRole('dialog', { name: 'Prepare: Phone call' });
    await sheet.getByText('How big is the team?').waitFor();
    await sheet.getByRole('region', { name: 'What they ask' }).waitFor();
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
    assert.deepEqual(tab.problems, []);
  });
});
