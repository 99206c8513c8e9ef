import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { chooseListOption } from './leadActions.ts';
import { openProduct, openTab, type Product, type Tab, withDiagnostics } from './product.ts';
import { ROOT } from './server.ts';
import { type Account, signIn } from './signIn.ts';

/*
 * The profile, filled in from a resume and edited; the theme; the download of all data, which goes into another
 * account; the sessions and the password; account deletion.
 */

const RESUMES = join(ROOT, 'server/resume/fixtures');
const RESUME = 'andre-paragraphs.docx';

const ANDRE: Account = { email: 'andre.moreau@courriel.example', password: 'atelier-des-colles' };
/** Takes what the demo account exports. */
const SECOND: Account = { email: 'second@example.com', password: 'a long enough passphrase' };

let product: Product;
let tab: Tab;

before(async () => {
  product = await openProduct({ leads: 12, accounts: [ANDRE, SECOND] });
  tab = await openTab(product, '/app/settings', { account: ANDRE, acceptDownloads: true });
});
after(() => product?.close());

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Saves the form and waits for the settings page, or for the leads page after the first profile. */
async function save(page: Page, next: 'settings' | 'leads' = 'settings') {
  await press(page, 'Save Profile');
  await page.waitForURL(`**/app/${next}`);
}

/** Opens a part of the profile's form; one is open at a time. */
const openPart = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true }).click();

test('a resume fills in the profile, which is then saved, shown and edited', () =>
  withDiagnostics(product, tab, async () => {
    const { page } = tab;
    const truth = JSON.parse(await readFile(join(RESUMES, 'expected.json'), 'utf8'))[RESUME];
    await page.getByRole('link', { name: 'Create Profile' }).first().click();
    await page.locator('input[type=file]').setInputFiles(join(RESUMES, RESUME));
    await page.getByText('Resume uploaded successfully!').waitFor();
    assert.equal(await field(page, 'Name').inputValue(), truth.name);
    assert.equal(await field(page, 'Email').inputValue(), truth.email);
    await openPart(page, 'Skills');
    const skills = await field(page, 'Technical Skills').locator('..').innerText();
    for (const skill of truth.technicalSkills) assert.ok(skills.includes(skill), skills);
    await save(page, 'leads');
    await page.getByRole('link', { name: 'Settings' }).click();

    const main = page.getByRole('main');
    for (const words of [truth.name, truth.summary, ...truth.technicalSkills]) {
      await main.getByText(words, { exact: true }).first().waitFor();
    }
    for (const { title } of truth.experience) await main.getByText(title).first().waitFor();

    await page.getByRole('link', { name: 'Edit Profile' }).click();
    await page
      .getByRole('region', { name: 'Personal Information' })
      .getByLabel('Location')
      .fill('Lyon');
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await save(page);
    // The contact data of letters follows the personal data.
    assert.deepEqual((await sent).postDataJSON(), {
      personalInfo: { location: 'Lyon' },
      contactInfo: { location: 'Lyon' },
    });
    await page.reload();
    await main.getByText('Lyon', { exact: true }).first().waitFor();
    assert.deepEqual(tab.problems, []);
  }));

test('a chosen theme applies from the first frame after a reload', () =>
  withDiagnostics(product, tab, async () => {
    const { page } = tab;
    await page.getByRole('link', { name: 'Appearance' }).click();
    await page.getByText('Dark', { exact: true }).click();
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    assert.equal(await theme(), 'dark');
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(() => document.body);
    assert.equal(await theme(), 'dark');
    await page.getByRole('radio', { name: 'Dark', checked: true }).waitFor();
  }));

/** The name and the content of the file that `action` downloads. */
async function downloaded(page: Page, action: () => Promise<void>) {
  const saved = page.waitForEvent('download');
  await action();
  const file = await saved;
  return { name: file.suggestedFilename(), content: await readFile(await file.path(), 'utf8') };
}

test('the list is exported as CSV, and an archive gives a second account the same leads', async () => {
  const from = await openTab(product, '/app/leads', { account: product.demo });
  const csv = await downloaded(from.page, () => chooseListOption(from.page, 'Export as CSV'));
  assert.match(csv.name, /\.csv$/);
  assert.match(csv.content, /"Title","Company"/);
  await from.page.goto(`${product.server.address}/app/settings/data`);
  const archive = await downloaded(from.page, async () => {
    await from.page.getByRole('button', { name: 'Download my data' }).click();
  });
  assert.match(archive.name, /^leadside-data-\d{4}-\d\d-\d\d\.json$/);
  assert.equal(JSON.parse(archive.content).account.email, product.demo.email);
  const to = await openTab(product, '/app/settings/data', { account: SECOND });
  await withDiagnostics(product, to, async () => {
    const restore = async () => {
      const chooser = to.page.waitForEvent('filechooser');
      await to.page.getByRole('button', { name: 'Restore from archive' }).click();
      await (await chooser).setFiles({
        name: 'archive.json',
        mimeType: 'application/json',
        buffer: Buffer.from(archive.content),
      });
    };
    await restore();
    await to.page
      .getByText(/Restored: 12 leads, \d+ people, 1 profile/)
      .first()
      .waitFor();
    await restore();
    await to.page
      .getByText(/Nothing new was in the archive/)
      .first()
      .waitFor();
  });
  assert.deepEqual([...from.problems, ...to.problems], []);
  await from.context.close();
  await to.context.close();
});

test('tabs share the session until one signs out, and a new password ends other sessions', () =>
  withDiagnostics(product, tab, async () => {
    const { page, context } = tab;
    const settings = `${product.server.address}/app/settings`;
    const other = await openTab(product, '/app/settings', { account: ANDRE });
    const password = 'violet tram 42';
    await page.getByRole('link', { name: 'Account' }).click();
    await press(page, 'Change password');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Current password').fill(ANDRE.password);
    await dialog.getByLabel('New password').fill(password);
    await dialog.getByRole('button', { name: 'Change Password' }).click();
    await page.getByText("Password changed. You're signed out everywhere else.").first().waitFor();
    await other.page.waitForURL('**/login');
    await other.context.close();

    // A browser that was closed keeps its storage, but not its session cookies.
    const { origins } = await context.storageState();
    const reopened = await openTab(product, '/app', { storageState: { cookies: [], origins } });
    await reopened.page.waitForURL('**/login');
    await reopened.context.close();
    await page.waitForURL('**/login');
    await signIn(page, { ...ANDRE, password });

    const second = await context.newPage();
    await second.goto(settings);
    await press(second, 'Logout');
    await page.waitForURL('**/login');
    await page.getByText("You've signed out in another tab.").waitFor();
    await second.close();
    await page.goto(settings);
    await signIn(page, { ...ANDRE, password });
    await page.waitForURL(settings);
  }));

test('Enter during a composition takes its word, and the next Enter adds it', () =>
  withDiagnostics(product, tab, async () => {
    const { page } = tab;
    await page.goto(`${product.server.address}/app/edit-profile`);
    await openPart(page, 'Skills');
    const skills = page.getByRole('textbox', { name: 'Technical Skills' });
    await skills.focus();
    const session = await page.context().newCDPSession(page);
    const composed = { text: 'にほ', selectionStart: 2, selectionEnd: 2 };
    await session.send('Input.imeSetComposition', composed);
    await page.keyboard.press('Enter');
    assert.equal(await skills.inputValue(), 'にほ');
    assert.equal(await page.getByRole('button', { name: 'Remove にほ' }).count(), 0);
    await session.send('Input.insertText', { text: '日本語' });
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Remove 日本語' }).waitFor();
    await session.detach();
  }));
