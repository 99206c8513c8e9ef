import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { type FakeModel, respondWith, startFakeModel } from '../server/testing/fakeModel.ts';
import { accessibilityProblems } from './accessibility.ts';
import { tabTo } from './keyboard.ts';
import { openProduct, openTab, type Product, withDiagnostics } from './product.ts';
import { ROOT } from './server.ts';
import { type Account, enterAccount } from './signIn.ts';

/*
 * The way of a new user from the sign-in to the first letter: with a resume, without one, and with the user's own
 * model. In few clicks, and by keyboard alone.
 */

const accountOf = (name: string): Account => ({
  email: `${name}@example.com`,
  password: 'first-letter-password',
});
const GWENDOLYN = accountOf('gwendolyn');
const IDA = accountOf('ida');
const HELEN = accountOf('helen');

/** From the sign-in to the letter. */
const MAX_CLICKS = 10;

interface Posting {
  position: string;
  company: string;
  location: string;
  description: string;
}

let product: Product;
let postings: Posting[];
let model: FakeModel;

before(async () => {
  postings = JSON.parse(await readFile(join(ROOT, 'scripts/letters/postings.json'), 'utf8'));
  model = await startFakeModel();
  product = await openProduct({ accounts: [GWENDOLYN, IDA, HELEN] });
});
after(async () => {
  await product?.close();
  await model?.close();
});

const postingFor = (position: string): Posting => {
  const found = postings.find((posting) => posting.position.startsWith(position));
  assert.ok(found, position);
  return found;
};

/** As job boards show it: the title, the company and the place above the text. */
const asShown = ({ position, company, location, description }: Posting): string =>
  `${position} | ${company} | ${location}\n\n${description}`;

/** Opens the login page, and counts the presses of the mouse from here on. */
async function openLogin(options: Parameters<typeof openTab>[2] = {}) {
  const tab = await openTab(product, '/login', options);
  let clicks = 0;
  await tab.context.exposeFunction('countClick', () => {
    clicks += 1;
  });
  await tab.context.addInitScript(() =>
    addEventListener('pointerdown', () => (window as unknown as Counting).countClick(), true),
  );
  await tab.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await tab.page.reload();
  return { tab, clicks: () => clicks };
}

/** The prerendered page shows before React runs, and until then Enter does nothing. */
const signInReady = (page: Page) =>
  page.getByRole('button', { name: 'Sign In', exact: true, disabled: false }).waitFor();

interface Counting {
  countClick: () => void;
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+V');
}

const step = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();
const click = (page: Page, role: 'link' | 'button', name: string) =>
  page.getByRole(role, { name, exact: true }).click();

async function uploadResume(page: Page, file: string): Promise<void> {
  await click(page, 'link', 'Complete Your Profile First');
  const chooser = page.waitForEvent('filechooser');
  await page.getByText('Upload Resume').click();
  await (await chooser).setFiles(join(ROOT, 'server/resume/fixtures', file));
  await page.getByText('Resume uploaded successfully!').waitFor();
  await step(page, 'Step 2 of 4: Check it and save');
}

/** Waits for the letter, whose sentences come from the profile. */
async function readLetter(page: Page, ...sentences: string[]): Promise<void> {
  const letter = await page.getByRole('textbox', { name: 'Letter' }).inputValue();
  for (const sentence of sentences) assert.ok(letter.includes(sentence), letter);
}

/** The letter is stored, and the user has all there is to start with. */
const lastStep = async (page: Page): Promise<void> => {
  await page.getByText('Letter copied.').waitFor();
  await page.getByText(/^Step \d of 4/).waitFor({ state: 'detached' });
};

test('a resume and a posting become a letter in a few clicks, without typing', async () => {
  const { tab, clicks } = await openLogin();
  await withDiagnostics(product, tab, async () => {
    const { page } = tab;
    await enterAccount(page, GWENDOLYN);
    await step(page, 'Step 1 of 4: Start your profile');
    await uploadResume(page, 'gwendolyn-timeLine.pdf');
    await click(page, 'button', 'Save Profile');
    await click(page, 'link', 'Add Your First Lead');
    await step(page, 'Step 3 of 4: Add a posting');
    await page.getByRole('heading', { name: 'Add Lead' }).waitFor();
    await paste(page, asShown(postingFor('Senior Accountant')));
    await page.getByText('Read from your text').waitFor();
    await click(page, 'button', 'Save and write pitch');
    await readLetter(page, 'Gwendolyn Tsosie', 'the Senior Accountant position at Harbor & Pine');
    await click(page, 'button', 'Copy');
    await lastStep(page);
    assert.ok(clicks() <= MAX_CLICKS, `${clicks()} clicks`);
    assert.ok(clicks() > 4, 'the clicks are counted');
    assert.deepEqual(tab.problems, []);
  });
  await tab.context.close();
});

const WORK = 'I reconciled the accounts and prepared the annual audit of three shops.';

test('a typed profile becomes a letter on a phone, by keyboard alone', async () => {
  const { tab, clicks } = await openLogin({ viewport: { width: 390, height: 800 } });
  await withDiagnostics(product, tab, async () => {
    const { page } = tab;
    const { keyboard } = page;
    const follow = async (name: string) => {
      await tabTo(page, name);
      await keyboard.press('Enter');
    };
    await page.getByRole('heading', { name: 'Welcome Back', exact: true }).waitFor();
    await page.getByLabel('Email').fill(IDA.email);
    await page.getByLabel('Password', { exact: true }).fill(IDA.password);
    await signInReady(page);
    await keyboard.press('Enter');
    await step(page, 'Step 1 of 4: Start your profile');
    await page.getByRole('heading', { name: 'Get Started with Leads' }).waitFor();
    await follow('Complete Your Profile First');
    await page.getByRole('heading', { name: 'Create Profile' }).waitFor();
    await tabTo(page, 'Name');
    await keyboard.type('Ida Berg');
    await tabTo(page, 'Email');
    await keyboard.type('ida@example.com');
    await follow('Professional Summary');
    await tabTo(page, 'Professional Summary');
    await keyboard.type(WORK);
    await follow('Skills');
    await tabTo(page, 'Technical Skills');
    await keyboard.type('Excel');
    await step(page, 'Step 2 of 4: Check it and save');
    await follow('Save Profile');
    await page.waitForURL('**/app/leads');
    await follow('Add Your First Lead');
    await page.getByRole('heading', { name: 'Add Lead' }).waitFor();
    await paste(page, asShown(postingFor('Senior Accountant')));
    await page.getByText('Read from your text').waitFor();
    await follow('Save and write pitch');
    await readLetter(page, WORK);
    await follow('Copy');
    await lastStep(page);
    assert.equal(clicks(), 0);
    assert.deepEqual(tab.problems, []);
  });
  await tab.context.close();
});

const KEY = 'sk-test-0123456789-4f7Q';
/** From the sign-in to the letter by the user's own model. */
const OWN_MODEL = { clicks: 8, seconds: 120 };

const POSTING = `Platform Engineer | Northwind Traders | Bristol

Requirements:
- Kubernetes in production
- PostgreSQL under real load`;

test('a user connects a model and writes a letter with it; its settings fit a phone, in dark too', async () => {
  const { tab, clicks } = await openLogin({ viewport: { width: 1280, height: 980 } });
  await withDiagnostics(product, tab, async () => {
    const { page } = tab;
    const start = performance.now();
    model.respond = respondWith('Dear Northwind team, I keep platforms calm.');
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(HELEN.email);
    await page.getByLabel('Password', { exact: true }).fill(HELEN.password);
    await signInReady(page);
    await page.keyboard.press('Enter');
    await uploadResume(page, 'gwendolyn-timeLine.pdf');
    await click(page, 'button', 'Save Profile');
    await click(page, 'link', 'Add Your First Lead');
    await page.getByRole('heading', { name: 'Add Lead' }).waitFor();
    await paste(page, POSTING);
    await page.getByText('Read from your text').waitFor();
    await click(page, 'button', 'Save and write pitch');

    await click(page, 'button', 'Write it with AI');
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
    await click(page, 'button', 'Write with my-model');
    await page.getByText(/^by my-model at/).waitFor();
    await readLetter(page, 'I keep platforms calm');
    assert.ok(clicks() <= OWN_MODEL.clicks && clicks() > 4, `${clicks()} clicks`);
    const seconds = (performance.now() - start) / 1_000;
    assert.ok(seconds <= OWN_MODEL.seconds, `${seconds} s`);
    assert.equal(model.requests.at(-1)?.authorization, `Bearer ${KEY}`);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${product.server.address}/app/settings/ai`);
    await page.getByRole('button', { name: 'Replace' }).waitFor();
    assert.deepEqual(await accessibilityProblems(page), []);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
    assert.deepEqual(tab.problems, []);
  });
  await tab.context.close();
});
