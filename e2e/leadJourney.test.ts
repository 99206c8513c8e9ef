import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { chooseAction } from './leadActions.ts';
import { openProduct, openTab, type Product, withDiagnostics } from './product.ts';
import { signIn } from './signIn.ts';

/*
 * The main journey: from a fresh start to the first lead, its status and its deletion, with a
 * `kill -9` of the server in between.
 */

const LEAD = {
  title: 'Senior Platform Engineer',
  company: 'Northwind Traders',
  description: 'The deployment platform of a trading company with 40 engineers.',
};

let product: Product;

before(async () => {
  product = await openProduct();
});
after(() => product?.close());

test('a lead, from the first sign-in to its deletion, survives a kill of the server', async () => {
  const tab = await openTab(product, '/');
  const { page } = tab;
  await withDiagnostics(product, tab, async () => {
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto(`${product.server.address}/app/leads`);
    await signIn(page, product.demo);
    await page.waitForURL('**/app/leads');
    await createProfile(page, product.demo.email);
    await addLead(page);
    await changeStatus(page, 'New', 'Interviewing');

    // Leave the page, which would log failed requests while the server is down.
    await page.goto('about:blank');
    await product.stopServer();
    await product.startServer();
    await page.goto(`${product.server.address}/app/leads`);
    await card(page).getByRole('button', { name: 'Status: Interviewing' }).waitFor();

    await card(page).getByText(LEAD.company).waitFor();
    await deleteLead(page);
    assert.deepEqual(tab.problems, []);
  });
});

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const card = (page: Page) => page.getByRole('article', { name: LEAD.title });

/** Waits until the server has acknowledged a write. */
const acknowledged = (page: Page, method: string) =>
  page.waitForResponse((response) => response.request().method() === method && response.ok());

async function createProfile(page: Page, email: string) {
  await page.getByRole('link', { name: 'Complete Your Profile First' }).click();
  await page.waitForURL('**/app/edit-profile');
  await field(page, 'Name').fill('Ada Moreno');
  await field(page, 'Email').fill(email);
  await field(page, 'Professional Summary').fill('Platform engineer, ten years.');
  await field(page, 'Technical Skills').fill('TypeScript, PostgreSQL');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await page.getByRole('link', { name: 'Add Your First Lead' }).waitFor();
}

async function addLead(page: Page) {
  await page.getByRole('link', { name: /^Leads/ }).click();
  await page.getByRole('link', { name: 'Add Your First Lead' }).click();
  const save = page.getByRole('button', { name: 'Save Lead' });
  await save.click();
  await page.getByText('Lead Title / Position is required.').waitFor();
  await field(page, 'Lead Title / Position').fill(LEAD.title);
  await field(page, 'Company / Organization').fill(LEAD.company);
  await field(page, 'Lead Description').fill(LEAD.description);
  await page.getByText('More fields').click();
  await field(page, 'Location').fill('Oslo, hybrid');
  await save.click();
  await card(page).waitFor();
  await card(page).getByText(LEAD.company).waitFor();
}

async function changeStatus(page: Page, before: string, after: string) {
  await card(page)
    .getByRole('button', { name: `Status: ${before}` })
    .click();
  const saved = acknowledged(page, 'PUT');
  await page.getByRole('menuitemradio', { name: after }).click();
  // The date of the interview.
  await page.getByRole('button', { name: 'Skip' }).click();
  await card(page)
    .getByRole('button', { name: `Status: ${after}` })
    .waitFor();
  await saved;
}

async function deleteLead(page: Page) {
  await chooseAction(card(page), 'Delete Lead');
  const question = page.getByRole('alertdialog', { name: /^Delete .+ at .+\?$/ });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'hidden' });
  await chooseAction(card(page), 'Delete Lead');
  const deleted = acknowledged(page, 'POST');
  await question.getByRole('button', { name: 'Delete Lead' }).click();
  await deleted;
  await heading(page, 'No Leads Yet').waitFor();
  await page.reload();
  await heading(page, 'No Leads Yet').waitFor();
}
