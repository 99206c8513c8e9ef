import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { explained, openProduct, openTab, type Product } from './product.ts';
import { signIn } from './signIn.ts';

/*
 * Two windows of one user: a lead saved in one appears in the other, also after a restart of the server,
 * and the tabs of a browser share one connection.
 */

let product: Product;

before(async () => {
  product = await openProduct({ leads: 3 });
});
after(() => product?.close());

async function addLead(page: Page, title: string) {
  await page.getByRole('button', { name: 'Add Lead' }).click();
  await page.getByRole('textbox', { name: 'Lead Title / Position' }).fill(title);
  await page.getByRole('textbox', { name: 'Company / Organization' }).fill('Northwind');
  await page.getByRole('textbox', { name: 'Lead Description' }).fill('A lead of two windows.');
  const saved = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Save Lead' }).click();
  assert.equal((await saved).status(), 201);
}

const shows = (page: Page, title: string, timeout: number) =>
  page.getByRole('article', { name: title, exact: true }).waitFor({ timeout });

test('a lead saved in one window appears in the other, also after a restart', async () => {
  const account = product.demo;
  const here = await openTab(product, '/app/leads', { account });
  const there = await openTab(product, '/app/leads', { account });
  await explained(product, there, async () => {
    await addLead(here.page, 'Seen at once');
    await shows(there.page, 'Seen at once', 1_000);

    // While the server is down, Chromium logs failed requests.
    await product.stopServer();
    await product.startServer();
    here.complaints.length = 0;
    there.complaints.length = 0;
    await here.page.getByRole('link', { name: 'Dashboard' }).click();
    await here.page.getByRole('link', { name: /^Leads/ }).click();
    await addLead(here.page, 'Seen after a restart');
    await shows(there.page, 'Seen after a restart', 10_000);
    await addLead(here.page, 'Seen at once again');
    await shows(there.page, 'Seen at once again', 1_000);
  });
  assert.deepEqual([...here.complaints, ...there.complaints], []);
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
  await signIn(second, account);
  await shows(second, 'Seen at once', 5_000);
  assert.deepEqual(connections, []);

  const writer = await openTab(product, '/app/leads', { account });
  await addLead(writer.page, 'Told by the first tab');
  await shows(second, 'Told by the first tab', 1_000);
  const takenOver = first.context.waitForEvent('request', (request) =>
    request.url().endsWith('/api/events'),
  );
  await first.page.close();
  await takenOver;
  await addLead(writer.page, 'Told by the second tab');
  await shows(second, 'Told by the second tab', 1_000);
  await first.context.close();
  await writer.context.close();
});
