import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { launchBrowser, watchConsole } from './browser.ts';
import { run } from './product.ts';
import { freePort, startServer } from './server.ts';
import { signIn } from './signIn.ts';

/*
 * Plain HTTP on a name in the local network, such as a server at home: browsers have neither
 * `crypto.randomUUID` nor Web Locks there.
 */

const ACCOUNT = { email: 'demo@leadside.local', password: 'at-home-on-the-network' };

/** More than the six connections that a browser opens to a server. */
const TABS = 8;

test('works over plain HTTP on a network name, in many tabs', async () => {
  const port = await freePort();
  const origin = `http://leads.test:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'leadside-e2e-'));
  const settings = { DATA_DIR: dataDir, PORT: String(port), PUBLIC_ORIGIN: origin };
  await run('account', ['add', ACCOUNT.email], settings, `${ACCOUNT.password}\n`);
  await run('seed', ['--leads', '2'], settings);
  const server = await startServer(settings);
  const browser = await launchBrowser(['--host-resolver-rules=MAP leads.test 127.0.0.1']);
  try {
    const context = await browser.newContext();
    context.setDefaultTimeout(15_000);
    const problems = watchConsole(context);
    const page = await context.newPage();
    await page.goto(`${origin}/app/leads`);
    await signIn(page, ACCOUNT);
    assert.equal(await page.evaluate(() => isSecureContext), false);
    await page.getByRole('button', { name: 'Add Lead' }).click();
    await page.getByRole('textbox', { name: 'Lead Title / Position' }).fill('Seen at home');
    await page.getByRole('textbox', { name: 'Company / Organization' }).fill('Home Ltd');
    await page.getByRole('textbox', { name: 'Lead Description' }).fill('Saved without HTTPS.');
    await page.getByRole('button', { name: 'Save Lead' }).click();
    await page.getByRole('article', { name: 'Seen at home', exact: true }).waitFor();
    for (let tab = 1; tab < TABS; tab += 1) {
      const other = await context.newPage();
      await other.goto(`${origin}/app/leads`);
      await other.getByRole('article', { name: 'Seen at home', exact: true }).waitFor();
    }
    // Chromium also reports headers that it ignores on plain HTTP.
    assert.deepEqual(
      problems.filter(
        (problem) => !/Cross-Origin-Opener-Policy|Origin-Agent-Cluster/.test(problem),
      ),
      [],
    );
  } finally {
    await browser.close();
    await server.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
});
