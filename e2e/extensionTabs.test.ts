import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { type ExtensionBrowser, openExtensionBrowser } from './extensionBrowser.ts';
import { serveJobPages } from './jobPages.ts';
import { run } from './product.ts';
import { freePort, type RunningServer, startServer } from './server.ts';
import { demoAccount } from './signIn.ts';

/*
 * The panel with the permissions of an install: it works on the tab that the user sees, or says what
 * the user has to allow.
 */

let dataDir: string;
let server: RunningServer;
let browser: ExtensionBrowser;
let jobs: Awaited<ReturnType<typeof serveJobPages>>;
let panel: Page;
let job: Page;
let form: Page;

const ASKS = 'Click the Leadside icon to use this page.';

before(async () => {
  const port = String(await freePort());
  dataDir = await mkdtemp(join(tmpdir(), 'leadside-e2e-'));
  const settings = { PORT: port, DATA_DIR: dataDir };
  await run('seed', ['--leads', '2'], settings);
  [server, jobs, browser] = await Promise.all([
    startServer(settings),
    serveJobPages({
      '/jobs/platform': { title: 'Senior Platform Engineer', company: 'Northwind Traders' },
      '/jobs/data': { title: 'Data Engineer', company: 'Kestrel Coffee' },
      '/apply': { title: 'Apply', company: 'Tern Mobility' },
    }),
    openExtensionBrowser(`http://localhost:${port}`),
  ]);
  const { email, password } = demoAccount(server.output());
  job = await browser.context.newPage();
  await job.goto(`${jobs.origin}/jobs/platform`);
  form = await browser.context.newPage();
  // Another site than the posting's.
  await form.goto(`${jobs.origin.replace('localhost', '127.0.0.1')}/apply`);
  panel = await browser.openPanel(job);
  await panel.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await panel.getByLabel('Password', { exact: true }).fill(password);
  await panel.getByRole('button', { name: 'Sign In' }).click();
});

after(async () => {
  await browser?.close();
  await server?.kill();
  jobs?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const title = () => panel.getByRole('textbox', { name: 'Lead Title / Position' });
const letterOf = (tab: Page) => tab.getByRole('textbox', { name: 'Cover letter' });
const insertButton = () => panel.getByRole('button', { name: 'Insert into page' });
const insert = () => insertButton().click();

test('shows the page of the tab that the user sees, and reads no other', async () => {
  await title().waitFor();
  await form.bringToFront();
  await panel.getByText(ASKS).waitFor();
  assert.equal(await panel.getByText('localhost').count(), 0);
  assert.equal(await panel.getByRole('button', { name: 'Read this page' }).count(), 0);
  await job.bringToFront();
  await panel.getByText('Read from this page').waitFor();
  assert.equal(await title().inputValue(), 'Senior Platform Engineer');

  // What is typed stays open on any tab, and the next page is the visible one.
  await panel.getByRole('textbox', { name: 'Location' }).fill('Bergen');
  await form.bringToFront();
  await panel.getByText(ASKS).waitFor();
  assert.equal(await title().inputValue(), 'Senior Platform Engineer');
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
  assert.match(await letterOf(form).inputValue(), /Northwind Traders/);
  assert.equal(await letterOf(job).inputValue(), '');
  await panel.getByRole('button', { name: 'Undo' }).click();
  await panel.getByText('Undone.').waitFor();
  assert.equal(await letterOf(form).inputValue(), '');
});

test('inserts no part of a letter into a field that is too short', async () => {
  await letterOf(form).evaluate((field: HTMLTextAreaElement) =>
    field.setAttribute('maxlength', '50'),
  );
  await letterOf(form).focus();
  await insert();
  await panel.getByText(/^The field takes 50 characters; the letter has \d/).waitFor();
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
  await view
    .getByRole('region', { name: 'Pitch', exact: true })
    .getByText(/Northwind Traders/)
    .first()
    .waitFor();
  await panel.getByRole('button', { name: 'Back' }).click();
  await panel.getByText("Chrome doesn't allow reading this page").waitFor();
  await settings.close();
});
