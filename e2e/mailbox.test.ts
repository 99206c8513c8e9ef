import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { accessibilityProblems } from './accessibility.ts';
import { type Dovecot, startDovecot } from './dovecot.ts';
import { openProduct, openTab, type Product, type Tab, withDiagnostics } from './product.ts';

/*
 * A mailbox on a real IMAP server, from setting it up to its removal: new email becomes a proposal on Today without
 * a reload, and a full folder is read without a trace.
 */

const PASSWORD = 'app-password-1';

/** More than a first check of a full folder takes on a busy machine, in milliseconds. */
const MOST_TIME = 240_000;

let product: Product;
let dovecot: Dovecot;
let tab: Tab;

before(async () => {
  dovecot = await startDovecot(PASSWORD);
  product = await openProduct({ leads: 3 });
  tab = await openTab(product, '/app', {
    account: product.demo,
    viewport: { width: 1280, height: 900 },
  });
});
after(async () => {
  await product?.close();
  await dovecot?.close();
});

const COMPANY = 'Northwind Freight';

const email = (id: string, from: string, subject: string, body: string) => `Message-ID: <${id}>
Date: ${new Date().toUTCString()}
From: ${from}
To: ana@okafor.example
Subject: ${subject}
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8

${body}
`;

const TITLE = 'Night shift planner';

const invitation = (id: number) =>
  email(
    `${id}@northwindfreight.example`,
    `${COMPANY} <jobs@northwindfreight.example>`,
    `Reply ${id} about the ${TITLE}`,
    `We would like to meet you in room ${id}.`,
  );

const newsletter = (id: number, from = 'Offers <news@shop.example>') =>
  email(`${id}@letters.example`, from, `Offer ${id}`, 'Everything must go.');

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const replies = (page: Page) => page.getByRole('region', { name: 'Replies' });
const listed = (page: Page, words: string) =>
  replies(page).getByRole('link', { name: `${TITLE}: ${words}`, exact: true });
const link = (page: Page, id: number) => listed(page, `We would like to meet you in room ${id}.`);

async function openEmailTab(page: Page) {
  await page.goto(`${product.server.address}/app/settings/email`);
  await page.getByRole('form', { name: 'Mailbox' }).waitFor();
}

async function checkNow(page: Page) {
  const checked = page.waitForResponse((response) => response.url().endsWith('/mailbox/check'));
  await button(page, 'Check now').click();
  await checked;
}

test('a mailbox is set up, and its new email is proposed and accepted', () =>
  withDiagnostics(product, tab, async () => {
    const { page } = tab;
    await page.goto(`${product.server.address}/app/leads?add`);
    await page.getByRole('textbox', { name: 'Lead Title / Position' }).fill(TITLE);
    await page.getByRole('textbox', { name: 'Company / Organization' }).fill(COMPANY);
    await page.getByRole('textbox', { name: 'Lead Description' }).fill('Plans the night shifts.');
    await button(page, 'Save Lead').click();
    await page.getByRole('article', { name: TITLE, exact: true }).waitFor();

    await openEmailTab(page);
    await page.getByRole('radio', { name: 'Another server' }).check();
    await page.getByLabel('Server (IMAP)').fill('127.0.0.1');
    await page.getByLabel('Port', { exact: true }).fill(String(dovecot.port));
    await page.getByLabel('User', { exact: true }).fill(dovecot.user);
    await page.getByLabel('Password', { exact: true }).fill('mistyped');
    await button(page, 'Test').click();
    await page.getByText('127.0.0.1 refused the key or password.').first().waitFor();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button(page, 'Test').click();
    await page.getByText('Signed in. INBOX has 0 emails').waitFor();
    assert.deepEqual(await accessibilityProblems(page), []);
    await button(page, 'Save').click();
    await page.getByText(/^Checked /).waitFor();

    await page.goto(`${product.server.address}/app`);
    await replies(page).getByText('No new replies').waitFor();
    await dovecot.deliver(invitation(1));
    await dovecot.deliver(newsletter(1));
    // Another window reads it; here, it appears by itself.
    const other = await tab.context.newPage();
    await openEmailTab(other);
    await checkNow(other);
    await other.close();
    await link(page, 1).waitFor();
    await link(page, 1).click();
    const message = page.getByRole('listitem', { name: `Message from ${COMPANY}` });
    await message.getByText(/^Looks like an invitation/).waitFor();
    await message.getByRole('button', { name: 'Accept' }).click();
    await page.getByText('Reply accepted.').waitFor();
    assert.deepEqual(tab.problems, []);
  }));

test('an answer within the same check belongs to the lead of the mail that it answers', () =>
  withDiagnostics(product, tab, async () => {
    const { page } = tab;
    await page.goto(`${product.server.address}/app`);
    await dovecot.deliver(invitation(4));
    const answer = email(
      '9@gmail.example',
      'Tom <tom@gmail.example>',
      'Re: Hello',
      'Does it suit?',
    );
    const id = '<4@northwindfreight.example>';
    await dovecot.deliver(answer.replace('To: ', `In-Reply-To: ${id}\nReferences: ${id}\nTo: `));
    await checkNow(page);
    await link(page, 4).waitFor();
    await replies(page)
      .getByRole('link', { name: new RegExp(`^${TITLE}: (?:Does it suit|Re: Hello)`) })
      .waitFor();
  }));

test('a folder with 5,000 emails is read, and none of them is changed', (context) =>
  withDiagnostics(product, tab, async () => {
    const { page } = tab;
    for (let id = 100; id < 5_100; id += 1)
      await dovecot.deliver(
        id % 1_000 === 0 ? invitation(id) : newsletter(id, 'Weekly <weekly@letters.example>'),
      );
    const started = Date.now();
    const done = page.waitForResponse(
      async (response) =>
        response.url().endsWith('/api/mailbox') &&
        Date.parse((await response.json()).data.mailbox.checkedAt) > started,
      { timeout: MOST_TIME },
    );
    await checkNow(page);
    await done;
    const seconds = Math.round((Date.now() - started) / 1_000);
    context.diagnostic(`5,000 emails in ${seconds} s`);
    for (const id of [1_000, 2_000, 3_000, 4_000, 5_000]) await link(page, id).waitFor();
    // A flag would be in the name of a file, and "new" becomes "cur" when a folder is opened for writing.
    assert.deepEqual(await readdir(join(dovecot.folder, '../cur')), []);
  }));

test('the settings fit a phone, in dark too, and the mailbox can be removed', () =>
  withDiagnostics(product, tab, async () => {
    const { page } = tab;
    await openEmailTab(page);
    await page.setViewportSize({ width: 390, height: 844 });
    // Without motion, no color fades between the schemes.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    assert.deepEqual(await accessibilityProblems(page), []);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
    await button(page, 'Remove mailbox').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Mailbox removed.').waitFor();
    await page.goto(`${product.server.address}/app`);
    // What was kept with its lead stays.
    await link(page, 5_000).waitFor();
    assert.equal(await page.getByText('Other email').count(), 0);
  }));
