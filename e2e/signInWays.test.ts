import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { CLIENT, startFakeProvider } from '../server/testing/fakeProvider.ts';
import { type ExtensionBrowser, openExtensionBrowser } from './extensionBrowser.ts';
import { openProduct, openTab, type Product } from './product.ts';
import type { RunningServer } from './server.ts';
import { signIn } from './signIn.ts';

/* Passkeys, by Chromium's virtual authenticator, and a sign-in provider. */

const PERSON = { sub: 'ada', email: 'ada@example.com', email_verified: true, name: 'Ada' };

let provider: Awaited<ReturnType<typeof startFakeProvider>>;
let product: Product;
let server: RunningServer;

before(async () => {
  provider = await startFakeProvider(() => PERSON);
  product = await openProduct({
    settings: {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: CLIENT.clientId,
      OIDC_CLIENT_SECRET: CLIENT.clientSecret,
      OIDC_NAME: 'Example ID',
      OIDC_ALLOW: 'example.com',
    },
  });
  ({ server } = product);
  provider.serve(server.address);
});

after(async () => {
  await product?.close();
  provider.close();
});

/** Gives the tab a virtual authenticator. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { devtools, authenticatorId };
}

const open = (path: string) => openTab(product, path);

test('signs in at a provider with one press', async () => {
  const { context, page, problems } = await open('/login');
  await page.getByRole('link', { name: 'Continue with Example ID' }).click();
  await page.waitForURL('**/app**');
  await page.getByRole('heading', { name: 'Get Started with Leads' }).waitFor();
  assert.deepEqual(problems, []);
  await context.close();
});

test("signs in with the operator's link in a new tab after a click that names the account", async () => {
  const program = join(import.meta.dirname, '../server/account.ts');
  const { email } = product.demo;
  const { stdout } = await promisify(execFile)(process.execPath, [program, 'link', email], {
    env: { ...process.env, DATA_DIR: product.dataDir },
  });
  const link = new URL(stdout.split('\n')[0] ?? '');
  const { context, page, problems } = await open(link.pathname + link.hash);
  await page.getByRole('button', { name: `Sign in as ${email}` }).click();
  await page.getByRole('heading', { name: 'Get Started with Leads' }).waitFor();
  await page.goto(server.address + link.pathname + link.hash);
  await page.getByText('It has expired or was used already').waitFor();
  await page.getByRole('button', { name: 'Continue without it' }).click();
  await page.waitForURL('**/app**');
  // The browser says so when the used link is looked up.
  assert.equal(problems.filter((problem) => !problem.includes('400')).length, 0);
  await context.close();
});

test('adds a passkey, and signs in with it in one press', async () => {
  const { context, page, problems } = await open('/app/settings/account');
  await addAuthenticator(page);
  await signIn(page, product.demo);
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByRole('button', { name: 'Name: Passkey 1' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Laptop');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove Laptop' }).waitFor();

  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto(`${server.address}/login`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('heading', { name: 'Get Started with Leads' }).waitFor();

  await page.goto(`${server.address}/app/settings/account`);
  await page.getByRole('button', { name: 'Remove Laptop' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('Passkey removed.').waitFor();
  assert.deepEqual(problems, []);
  await context.close();
});

describe('the side panel, with the permissions of an install', () => {
  let extension: ExtensionBrowser;
  let page: Page;
  let panel: Page;

  before(async () => {
    extension = await openExtensionBrowser();
    page = await extension.context.newPage();
    await page.goto(`${server.address}/app/settings/account`);
    await signIn(page, product.demo);
    panel = await extension.openPanel(page);
  });

  after(() => extension.close());

  const account = () => panel.getByRole('button', { name: 'Account', exact: true });

  test('signs in at a provider with one press, and closes its tab', async () => {
    const count = extension.context.pages().length;
    await panel.getByRole('button', { name: 'Continue with Example ID' }).click();
    await account().click();
    await panel.getByText('ada', { exact: true }).waitFor();
    assert.equal(extension.context.pages().length, count);
    await panel.getByRole('menuitem', { name: 'Logout' }).click();
  });

  test('signs in with a passkey in two presses', async () => {
    const { devtools, authenticatorId } = await addAuthenticator(page);
    await page.getByRole('button', { name: 'Add passkey' }).click();
    await page.getByRole('button', { name: 'Remove Passkey 1' }).waitFor();
    const opened = extension.context.waitForEvent('page');
    await panel.getByRole('button', { name: 'Sign in with a passkey' }).click();
    const tab = await opened;
    const other = await addAuthenticator(tab);
    const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
    for (const credential of credentials) {
      const { authenticatorId } = other;
      await other.devtools.send('WebAuthn.addCredential', { authenticatorId, credential });
    }
    const closed = tab.waitForEvent('close');
    await tab.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await closed;
    await account().click();
    await panel.getByText('demo', { exact: true }).waitFor();
  });
});
