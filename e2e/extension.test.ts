import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { type ExtensionBrowser, openExtensionBrowser } from './extensionBrowser.ts';
import { serveJobPages } from './jobPages.ts';
import { openLead } from './leadActions.ts';
import { type OwnServer, openServer } from './product.ts';
import { type Account, signIn } from './signIn.ts';

/*
 * The built extension in Chromium: what is captured from a page arrives in the dashboard, also after the
 * server was away; and, with the permissions of an install, the panel works on the tab that the user sees, or
 * says what the user has to allow.
 */

let product: OwnServer;
let browser: ExtensionBrowser;
let jobs: Awaited<ReturnType<typeof serveJobPages>>;

before(async () => {
  // Seeding also adds the profile that pitches are written from.
  product = await openServer({ leads: 2 });
  jobs = await serveJobPages({
    '/jobs/platform': { title: 'Senior Platform Engineer', company: 'Northwind Traders' },
    '/jobs/backend': { title: 'Backend Engineer', company: 'Halden Rail' },
    '/jobs/data': { title: 'Data Engineer', company: 'Kestrel Coffee' },
    '/jobs/support': { title: 'Support Engineer', company: 'Arbor Rail' },
    '/apply': { title: 'Apply', company: 'Tern Mobility' },
  });
  browser = await openExtensionBrowser({ granted: ['notifications'] });
});

after(async () => {
  await browser?.close();
  await product?.close();
  jobs?.close();
});

const leadCard = (dashboard: Page, name: string) =>
  dashboard.getByRole('article', { name, exact: true });

async function enterPanel(panel: Page, { email, password }: Account): Promise<void> {
  await panel.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await panel.getByLabel('Password', { exact: true }).fill(password);
  await panel.getByRole('button', { name: 'Sign In', exact: true }).click();
}

const letterIn = (panel: Page) => panel.getByRole('textbox', { name: 'Letter' });

/** Waits until the panel shows a draft with this title. */
async function reviewDraft(panel: Page, title: string, company: string) {
  const field = panel.getByRole('textbox', { name: 'Lead Title / Position' });
  await field.waitFor();
  assert.equal(await field.inputValue(), title);
  assert.equal(
    await panel.getByRole('textbox', { name: 'Company / Organization' }).inputValue(),
    company,
  );
}

test('captures, writes a pitch into the page, and saves while the server is away', async () => {
  const account = product.demo;
  const dashboard = await browser.context.newPage();
  // Shows all cards; those outside of the window aren't rendered.
  await dashboard.setViewportSize({ width: 1280, height: 1600 });
  await dashboard.goto(`${product.server.address}/app/leads`);
  await signIn(dashboard, account);

  const job = await browser.context.newPage();
  await job.goto(`${jobs.origin}/jobs/platform`);
  let panel = await browser.openPanel(job);
  await enterPanel(panel, account);

  await reviewDraft(panel, 'Senior Platform Engineer', 'Northwind Traders');

  // What wasn't read is picked in the page's text.
  await panel.locator('label', { hasText: /^Posting$/ }).click();
  await panel.getByRole('option', { name: /Band C7/ }).click();
  await panel.getByRole('menuitem', { name: /^Pay/ }).click();
  await panel.locator('label', { hasText: /^Form$/ }).click();
  const pay = panel.getByRole('textbox', { name: 'Compensation Range' });
  assert.equal(await pay.inputValue(), 'Band C7');
  await panel.getByRole('button', { name: 'Save Lead' }).click();
  await panel.getByRole('link', { name: 'Tracked', exact: true }).waitFor();
  // The list announces a lead from elsewhere instead of moving the others.
  await dashboard.getByRole('button', { name: '1 new lead' }).click();
  await leadCard(dashboard, 'Senior Platform Engineer').waitFor();

  // What is typed survives closing the panel.
  await panel.getByRole('textbox', { name: 'Note' }).fill('Half a note');
  await panel.close();
  panel = await browser.openPanel(job);
  const note = panel.getByRole('textbox', { name: 'Note' });
  await note.waitFor();
  assert.equal(await note.inputValue(), 'Half a note');
  await panel.getByRole('link', { name: 'Write pitch' }).click();
  await panel.getByRole('button', { name: 'Discard' }).click();
  await letterIn(panel).waitFor();

  // An edited letter survives, too.
  await letterIn(panel).fill('Dear Northwind Traders, half a letter');
  await panel.close();
  panel = await browser.openPanel(job);
  await panel.getByRole('link', { name: 'Write pitch' }).click();
  await letterIn(panel).waitFor();
  assert.equal(await letterIn(panel).inputValue(), 'Dear Northwind Traders, half a letter');
  for (const [format, start] of [
    ['PDF', '%PDF'],
    ['Word', 'PK'],
  ] as const) {
    await panel.getByRole('button', { name: 'Download' }).click();
    const saved = panel.waitForEvent('download');
    await panel.getByRole('menuitem', { name: format }).click();
    const file = await readFile(await (await saved).path());
    assert.equal(file.toString('latin1', 0, start.length), start);
  }
  const insert = panel.getByRole('button', { name: 'Insert', exact: true });
  await insert.waitFor();
  // The frame remembers its focused field.
  const name = job.frameLocator('iframe').getByRole('textbox', { name: 'Name' });
  await name.focus();
  await job.getByRole('textbox', { name: 'Cover letter' }).focus();
  const before = await insert.boundingBox();
  await insert.click();
  const inserted = panel.getByRole('status').filter({ hasText: 'Inserted into the page.' });
  const toast = await inserted.boundingBox();
  // It floats, and doesn't cover the button.
  assert.deepEqual(await insert.boundingBox(), before);
  const isApart = (top: number, height: number) =>
    toast && (toast.y + toast.height <= top || toast.y >= top + height);
  assert.ok(before && isApart(before.y, before.height));
  assert.match(
    await job.getByRole('textbox', { name: 'Cover letter' }).inputValue(),
    /Northwind Traders/,
  );
  assert.equal(await name.inputValue(), '');
  const toasts = panel.getByRole('region', { name: 'Notifications' });
  await toasts.getByRole('button', { name: 'I applied' }).click();
  await panel.getByText('Moved to Applied. The letter is in the timeline.').waitFor();
  await leadCard(dashboard, 'Senior Platform Engineer')
    .getByRole('button', { name: 'Status: Applied' })
    .waitFor();

  await job.goto(`${jobs.origin}/jobs/backend`);
  await browser.openPanel(job);
  await panel.getByRole('button', { name: 'Save and write pitch' }).click();
  await panel.getByRole('heading', { name: 'Backend Engineer' }).waitFor();
  assert.match(await letterIn(panel).inputValue(), /Backend Engineer/);

  await product.stopServer();
  await job.goto(`${jobs.origin}/jobs/data`);
  await browser.openPanel(job);
  await reviewDraft(panel, 'Data Engineer', 'Kestrel Coffee');
  await panel.getByRole('button', { name: 'Save Lead' }).click();
  await panel.getByText('Offline. 1 lead waits here and syncs later.').waitFor();
  await panel.getByRole('button', { name: /^Data Engineer/ }).click();
  await panel.getByRole('textbox', { name: 'Location' }).fill('Bergen');
  await panel.getByRole('button', { name: 'Save Lead' }).click();
  await panel.getByText('Waiting to sync').waitFor();
  // A lead whose timeline isn't loaded yet.
  await panel.getByRole('link', { name: 'Leads', exact: true }).click();
  await panel.getByRole('article').first().waitFor();
  await panel.keyboard.press('End');
  const others = panel.getByRole('article').filter({ hasNotText: /Northwind|Halden/ });
  await openLead(others.last());
  await panel.getByText('The timeline is incomplete.').waitFor();

  await product.startServer();
  await panel.getByText('1 lead waits here').waitFor({ state: 'hidden', timeout: 30_000 });
  await dashboard.reload();
  await leadCard(dashboard, 'Data Engineer').waitFor();
  assert.equal(await leadCard(dashboard, 'Data Engineer').count(), 1);
  await leadCard(dashboard, 'Data Engineer').getByText('Bergen').waitFor();
  assert.equal(await leadCard(dashboard, 'Senior Platform Engineer').count(), 1);
});

/** Calls `read` until it gives what is expected. */
async function eventually<Value>(read: () => Promise<Value>, expected: Value) {
  const end = Date.now() + 15_000;
  let value = await read();
  while (JSON.stringify(value) !== JSON.stringify(expected) && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    value = await read();
  }
  assert.deepEqual(value, expected);
}

test('a follow-up that is due is counted on the icon and notified of, without the panel', async () => {
  const { context, inWorker } = browser;
  for (const page of context.pages().slice(1)) await page.close();
  const dashboard = context.pages()[0] ?? (await context.newPage());
  await dashboard.goto(`${product.server.address}/app/leads`);
  await leadCard(dashboard, 'Data Engineer').getByRole('link', { name: 'Data Engineer' }).click();
  await dashboard.getByRole('button', { name: /^Next Follow-up:/ }).click();
  await dashboard.getByRole('menuitem', { name: 'Pick a date' }).click();
  const today = new Date();
  const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  const dialog = dashboard.getByRole('dialog', { name: 'Next follow-up' });
  await dialog.getByLabel('Day').fill(day);
  await dialog.getByLabel('Time').fill('00:01');
  const saved = dashboard.waitForResponse((response) => response.request().method() === 'PUT');
  await dialog.getByRole('button', { name: 'Set follow-up' }).click();
  await saved;
  const notified = () =>
    inWorker(async () => Object.keys(await chrome.notifications.getAll()).length);
  assert.equal(await notified(), 0);

  await inWorker(() => chrome.alarms.create('due-leads', { when: Date.now() }));
  await eventually(() => inWorker(() => chrome.action.getBadgeText({})), '1');
  await eventually(notified, 1);
  // A second check doesn't repeat it.
  await inWorker(async () => {
    for (const id of Object.keys(await chrome.notifications.getAll()))
      chrome.notifications.clear(id);
    await chrome.alarms.create('due-leads', { when: Date.now() });
  });
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  assert.equal(await notified(), 0);
});

describe('with the permissions of an install', () => {
  const ASKS = 'Click the Leadside icon to use this page.';
  let panel: Page;
  let job: Page;
  let form: Page;

  before(async () => {
    await browser.close();
    browser = await openExtensionBrowser();
    job = await browser.context.newPage();
    await job.goto(`${jobs.origin}/jobs/support`);
    form = await browser.context.newPage();
    // Another site than the posting's.
    await form.goto(`${jobs.origin.replace('localhost', '127.0.0.1')}/apply`);
    panel = await browser.openPanel(job);
    await enterPanel(panel, product.demo);
  });

  const title = () => panel.getByRole('textbox', { name: 'Lead Title / Position' });
  const letterOf = (tab: Page) => tab.getByRole('textbox', { name: 'Cover letter' });
  const insertButton = () => panel.getByRole('button', { name: 'Insert', exact: true });
  const insert = () => insertButton().click();

  test('shows the page of the tab that the user sees, and reads no other', async () => {
    await title().waitFor();
    await form.bringToFront();
    await panel.getByText(ASKS).waitFor();
    assert.equal(await panel.getByText('localhost').count(), 0);
    assert.equal(await panel.getByRole('button', { name: /^Capture/ }).count(), 0);
    await job.bringToFront();
    await panel.getByText('Read from this page').waitFor();
    assert.equal(await title().inputValue(), 'Support Engineer');

    // What is typed stays open on any tab, and the next page is the visible one.
    await panel.getByRole('textbox', { name: 'Location' }).fill('Bergen');
    await form.bringToFront();
    await panel.getByText(ASKS).waitFor();
    assert.equal(await title().inputValue(), 'Support Engineer');
    await job.bringToFront();
    await panel.getByRole('button', { name: 'Save and write pitch' }).click();
    await insertButton().waitFor();
  });

  test("inserts into another site's form with one click more, and never into a hidden tab", async () => {
    await letterOf(job).focus();
    await form.bringToFront();
    await letterOf(form).focus();
    await panel.getByText(ASKS).waitFor();
    await insert();
    await panel.getByText('Click the Leadside icon to insert the pitch here.').waitFor();
    assert.equal(await letterOf(form).inputValue(), '');

    await browser.openPanel(form);
    await panel.getByText('Inserted into the page.').waitFor();
    assert.match(await letterOf(form).inputValue(), /Arbor Rail/);
    assert.equal(await letterOf(job).inputValue(), '');
    await panel.getByRole('button', { name: 'Undo' }).click();
    await panel.getByText('Undone.').waitFor();
    assert.equal(await letterOf(form).inputValue(), '');
  });

  test('a page of Chrome takes no letter, and the letter stays to copy', async () => {
    const settings = await browser.context.newPage();
    await settings.goto('chrome://version');
    await browser.openPanel(settings);
    await insertButton().waitFor({ state: 'hidden' });
    // The last toast also has one.
    const view = panel.getByRole('main');
    await view.getByRole('button', { name: 'Copy', exact: true }).waitFor();
    assert.match(await letterIn(panel).inputValue(), /Arbor Rail/);
    await panel.getByText("Your browser doesn't allow reading this page").waitFor();
    await settings.close();
  });
});
