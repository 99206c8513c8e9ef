import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { builtExtension } from './extensionBrowser.ts';
import { type Firefox, openFirefox } from './firefox.ts';
import { type OwnServer, openServer } from './product.ts';
import { freePort } from './server.ts';

/* The extension in Firefox: what differs from Chrome, once. */

const POSTING = `<title>Product designer</title>
  <script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Product designer',
    description: 'We look for a designer of solar roofs.',
    hiringOrganization: { '@type': 'Organization', name: 'Havelwerk' },
  })}</script>
  <h1>Product designer</h1><p>Havelwerk looks for a designer in Berlin.</p>
  <form><label>First name <input name="first"></label><label>Last name <input></label>
  <label>Email <input type="email"></label><label>Phone <input type="tel"></label>
  <label>Resume <input type="file"></label></form>`;

let product: OwnServer;
let firefox: Firefox;
let folder: string;
let port: number;
const site = createServer((_request, response) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end(POSTING),
);

before(async () => {
  product = await openServer({ leads: 2 });
  port = await freePort();
  site.listen(port);
  folder = await mkdtemp(join(tmpdir(), 'leadside-extension-'));
  await cp(join(await builtExtension(), 'extension-firefox'), folder, { recursive: true });
  const file = join(folder, 'manifest.json');
  // As after "Allow all sites", which Firefox asks outside of the page.
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  manifest.host_permissions.push(...manifest.optional_host_permissions);
  await writeFile(file, JSON.stringify(manifest));
  firefox = await openFirefox(folder);
});
after(async () => {
  await firefox?.close();
  await product?.close();
  site.closeAllConnections();
  site.close();
  await rm(folder, { recursive: true, force: true });
});

test('the icon opens the sidebar', async () => {
  assert.equal(await firefox.clickIcon(), true);
});

test('saves the page beside it, and fills in its form', async () => {
  const panel = await firefox.open(firefox.panelUrl);
  await panel.type('input[name=email]', product.demo.email);
  await panel.type('input[type=password]', product.demo.password);
  await panel.press('Sign In');
  await panel.waitFor(`document.body.innerText.includes('Letter')`);

  const page = await firefox.open(`http://localhost:${port}/`);
  await page.activate();
  await page.waitFor(`document.readyState === 'complete'`);
  await panel.waitFor(`document.body.innerText.includes('Open page · localhost')`);
  await panel.press('Capture');
  await panel.waitFor(`document.querySelector('input[name=company]')?.value === 'Havelwerk'`);
  await panel.press('Save Lead');
  await panel.waitFor(`document.body.innerText.includes('Tracked')`);

  await panel.press('Fill this form');
  await panel.press('Fill 4 fields');
  await page.waitFor(`document.querySelector('input[name=first]').value === 'Mara'`);
  assert.deepEqual(firefox.problems, []);
});
