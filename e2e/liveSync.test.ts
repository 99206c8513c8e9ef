import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openProduct, openTab, type Product, withDiagnostics } from './product.ts';

/*
 * Two windows of one user: a lead saved in one appears in the other, also after a restart of the server,
 * and the tabs of a browser share one connection.
 */

let product: Product;

before(async () => {
  product = await openProduct({ leads: 3 });
});
after(() => product?.close());

/** Adds a lead of a company of its own, so that none is a likely duplicate. */
async function addLead(page: Page, title: string) {
  await page.getByRole('button', { name: 'Add Lead' }).click();
  await page.getByRole('textbox', { name: 'Lead Title / Position' }).fill(title);
  await page.getByRole('textbox', { name: 'Company / Organization' }).fill(`${title} Ltd`);
  await page.getByRole('textbox', { name: 'Lead Description' }).fill('Shown in two windows.');
  const saved = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Save Lead' }).click();
  assert.equal((await saved).status(), 201);
}

const shows = (page: Page, title: string) =>
  page.getByRole('article', { name: title, exact: true }).waitFor();

/** The list announces a lead from elsewhere, and shows it when the user asks for it. */
async function showsUpdate(page: Page, title: string) {
  await page.getByRole('button', { name: '1 new lead' }).click();
  await shows(page, title);
}

test('a lead saved in one window appears in the other, also after a restart', async () => {
  const account = product.demo;
  const here = await openTab(product, '/app/leads', { account });
  const there = await openTab(product, '/app/leads', { account });
  await withDiagnostics(product, there, async () => {
    await addLead(here.page, 'Seen at once');
    await showsUpdate(there.page, 'Seen at once');

    // While the server is down, Chromium logs failed requests.
    await product.stopServer();
    await product.startServer();
    here.problems.length = 0;
    there.problems.length = 0;
    await here.page.getByRole('link', { name: 'Dashboard' }).click();
    await here.page.getByRole('link', { name: /^Leads/ }).click();
    await addLead(here.page, 'Seen after a restart');
    await showsUpdate(there.page, 'Seen after a restart');
    await addLead(here.page, 'Seen at once again');
    await showsUpdate(there.page, 'Seen at once again');
  });
  assert.deepEqual([...here.problems, ...there.problems], []);
  await here.context.close();
  await there.context.close();
});

/** The requests of a page below /api, such as 'GET /leads', without the live connection. */
function recordRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/api/') && path !== '/api/events') {
      requests.push(`${request.method()} ${path.replace('/api', '')}`);
    }
  });
  return requests;
}

test('a new status is one write, and other windows fetch that one lead', async () => {
  const account = product.demo;
  const here = await openTab(product, '/app/leads', { account });
  const there = await openTab(product, '/app/leads', { account });
  await withDiagnostics(product, here, async () => {
    await shows(there.page, 'Seen at once');
    const card = here.page.getByRole('article', { name: 'Seen at once', exact: true });
    const requests = recordRequests(here.page);
    const requestsThere = recordRequests(there.page);
    await card.getByRole('button', { name: 'Status: New' }).click();
    await here.page.getByRole('menuitemradio', { name: 'Offer' }).click();
    await there.page
      .getByRole('article', { name: 'Seen at once', exact: true })
      .getByRole('button', { name: 'Status: Offer' })
      .waitFor();

    const [write] = requests;
    assert.match(write ?? '', /^PUT \/leads\/[\w-]+$/);
    assert.deepEqual(requests, [write]);
    assert.deepEqual(requestsThere, [write?.replace('PUT', 'GET')]);
  });
  await here.context.close();
  await there.context.close();
});

test('the tabs of a browser share one connection, and another tab takes over when its tab closes', async () => {
  const account = product.demo;
  const first = await openTab(product, '/app/leads', { account });
  await first.page.waitForFunction(async () => (await navigator.locks.query()).held?.length === 1);
  const connections: string[] = [];
  const second = await first.context.newPage();
  second.on('request', (request) => {
    if (request.url().endsWith('/api/events')) connections.push(request.url());
  });
  await second.goto(`${product.server.address}/app/leads`);
  await shows(second, 'Seen at once');
  assert.deepEqual(connections, []);

  const writer = await openTab(product, '/app/leads', { account });
  await addLead(writer.page, 'Sent to the first tab');
  await showsUpdate(second, 'Sent to the first tab');
  const takeover = first.context.waitForEvent('request', (request) =>
    request.url().endsWith('/api/events'),
  );
  await first.page.close();
  await takeover;
  await addLead(writer.page, 'Sent to the second tab');
  await showsUpdate(second, 'Sent to the second tab');
  await first.context.close();
  await writer.context.close();
});
