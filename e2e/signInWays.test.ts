import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { CLIENT, startFakeProvider } from '../server/testing/fakeProvider.ts';
import { launchBrowser, watchConsole } from './browser.ts';
import { openExtensionBrowser } from './extensionBrowser.ts';
import { freePort, type RunningServer, startServer } from './server.ts';
import { demoAccount, signIn } from './signIn.ts';

/* Passkeys, by Chromium's virtual authenticator, and a sign-in provider. */

const PERSON = { sub: 'ada', email: 'ada@example.com', email_verified: true, name: 'Ada' };

let provider: Awaited<ReturnType<typeof startFakeProvider>>;
let dataDir: string;
let server: RunningServer;
let browser: Browser;

before(async () => {
  provider = await startFakeProvider(() => PERSON);
  dataDir = await mkdtemp(join(tmpdir(), 'leadside-e2e-'));
  server = await startServer({
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT.clientId,
    OIDC_CLIENT_SECRET: CLIENT.clientSecret,
    OIDC_NAME: 'Example ID',
    OIDC_ALLOW: 'example.com',
  });
  provider.serve(server.address);
  browser = await launchBrowser();
});

after(async () => {
  await browser.close();
  await server.kill();
  provider.close();
  await rm(dataDir, { recursive: true, force: true });
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

async function open(
  path: string,
): Promise<{ context: BrowserContext; page: Page; problems: string[] }> {
  const context = await browser.newContext();
  context.setDefaultTimeout(15_000);
  const problems = watchConsole(context);
  const page = await context.newPage();
  await page.goto(server.address + path);
  return { context, page, problems };
}

test('signs in at a provider with one press', async () => {
  const { context, page, problems } = await open('/login');
  await page.getByRole('link', { name: 'Continue with Example ID' }).click();
  await page.waitForURL('**/app**');
  await page.getByRole('heading', { name: 'Get Started with Leads' }).waitFor();
  assert.deepEqual(problems, []);
  await context.close();
});

test('adds a passkey, and signs in with it in one press', async () => {
  const { context, page, problems } = await open('/app/settings/account');
  await addAuthenticator(page);
  await signIn(page, demoAccount(server.output()));
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

test('signs in to the side panel, at a provider in one press and with a passkey in two', async () => {
  // The permissions of an install.
  const { context, openPanel, close } = await openExtensionBrowser(server.address);
  const page = await context.newPage();
  await page.goto(`${server.address}/login`);
  await signIn(page, demoAccount(server.output()));
  const panel = await openPanel(page);
  const open = async (name: string) => {
    const opened = context.waitForEvent('page');
    await panel.getByRole('button', { name }).click();
    return opened;
  };
  const isIn = (name: string) => panel.getByText(name).waitFor();

  // Its page closes before this test could read it.
  void open('Continue with Example ID').catch(() => {});
  await panel.getByRole('button', { name: 'Account', exact: true }).click();
  await isIn('ada@example.com');
  await panel.getByRole('menuitem', { name: 'Logout' }).click();

  await page.goto(`${server.address}/app/settings/account`);
  const { devtools, authenticatorId } = await addAuthenticator(page);
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByRole('button', { name: 'Remove Passkey 1' }).waitFor();
  const tab = await open('Sign in with a passkey');
  const other = await addAuthenticator(tab);
  const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
  for (const credential of credentials) {
    const { authenticatorId } = other;
    await other.devtools.send('WebAuthn.addCredential', { authenticatorId, credential });
  }
  const closed = tab.waitForEvent('close');
  await tab.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await closed;
  await panel.getByRole('button', { name: 'Account', exact: true }).click();
  await isIn('demo@leadside.local');
  await close();
});
