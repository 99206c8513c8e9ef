import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openProduct, openTab, type Product, type Tab, withDiagnostics } from './product.ts';
import { ROOT } from './server.ts';
import { type Account, enterAccount, signIn } from './signIn.ts';

/*
 * The profile, filled in from a resume and edited; the theme; the download of all data; the sessions
 * and the password; account deletion.
 */

const RESUMES = join(ROOT, 'server/resume/fixtures');
const RESUME = 'andre-paragraphs.docx';

const ANDRE: Account = { email: 'andre.moreau@courriel.example', password: 'atelier-des-colles' };

let product: Product;
let tab: Tab;

before(async () => {
  product = await openProduct({ accounts: [ANDRE] });
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

test('a resume fills in the profile, which is then saved, shown and edited', () =>
  withDiagnostics(product, tab, async () => {
    const { page } = tab;
    const truth = JSON.parse(await readFile(join(RESUMES, 'expected.json'), 'utf8'))[RESUME];
    await page.getByRole('link', { name: 'Create Profile' }).first().click();
    await page.locator('input[type=file]').setInputFiles(join(RESUMES, RESUME));
    await page.getByText('Resume uploaded successfully!').waitFor();
    assert.equal(await field(page, 'Name').inputValue(), truth.name);
    assert.equal(await field(page, 'Email').inputValue(), truth.email);
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
    await page.getByRole('tab', { name: 'Account' }).click();
    await page.getByText('Dark', { exact: true }).click();
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    assert.equal(await theme(), 'dark');
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(() => document.body);
    assert.equal(await theme(), 'dark');
    await page.getByRole('tab', { name: 'Account' }).click();
    await page.getByRole('radio', { name: 'Dark', checked: true }).waitFor();
  }));

test("the download contains all of the user's data", () =>
  withDiagnostics(product, tab, async () => {
    const { page } = tab;
    const saved = page.waitForEvent('download');
    await page.getByRole('tab', { name: 'Account' }).click();
    await press(page, 'Download my data');
    const file = await saved;
    assert.match(file.suggestedFilename(), /^leadside-data-\d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse(await readFile(await file.path(), 'utf8'));
    assert.equal(data.account.email, ANDRE.email);
    assert.equal(data.profile.personalInfo.location, 'Lyon');
    assert.deepEqual(data.leads, []);
  }));

test('tabs share the session until one signs out, and a new password ends other sessions', () =>
  withDiagnostics(product, tab, async () => {
    const { page, context } = tab;
    const settings = `${product.server.address}/app/settings`;
    const other = await openTab(product, '/app/settings', { account: ANDRE });
    const password = 'violet tram 42';
    await page.getByRole('tab', { name: 'Account' }).click();
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

test('deleting the account ends the session and invalidates its token', () =>
  withDiagnostics(product, tab, async () => {
    const { page } = tab;
    const call = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/user');
    await page.reload();
    const authorization = (await (await call).allHeaders()).authorization ?? '';
    assert.match(authorization, /^Bearer /);

    await page.getByRole('tab', { name: 'Account' }).click();
    await press(page, 'Delete account');
    const question = page.getByRole('alertdialog');
    const confirm = question.getByRole('button', { name: 'Delete Account' });
    assert.equal(await confirm.isDisabled(), true, 'the address has to be typed first');
    await question.getByRole('textbox').fill(ANDRE.email);
    await confirm.click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByText('Your account and data have been deleted.').first().waitFor();

    const response = await fetch(`${product.server.address}/api/user`, {
      headers: { authorization },
    });
    assert.equal(response.status, 401);
    await page.goto(`${product.server.address}/app`);
    await enterAccount(page, ANDRE);
    await page.getByText('Login Failed').waitFor();
  }));
