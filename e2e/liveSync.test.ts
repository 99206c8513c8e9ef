import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Page } from 'playwright-core';
import { openProduct, openTab, type Product, withDiagnostics } from './product.ts';

/*
 * Two windows of one user, and an assistant: what one saves appears in the others, also after a restart of the
 * server, and the tabs of a browser share one connection.
 */

let product: Product;

before(async () => {
  product = await openProduct({ leads: 12 });
});
after(() => product?.close());

test('a lead moves on the board by keyboard alone, and back with Ctrl+Z', async () => {
  const tab = await openTab(product, '/app/leads?view=board', { account: product.demo });
  const { page, context, problems } = tab;
  await withDiagnostics(product, tab, async () => {
    const column = (name: string) => page.getByRole('region', { name, exact: true });
    const lead = column('New').getByRole('group').first();
    const name = (await lead.getAttribute('aria-label')) ?? '';
    const [title = ''] = name.split(', ');
    await lead.focus();
    await page.keyboard.press('Space');
    const spoken = page.locator('[id^=DndLiveRegion]');
    await spoken.getByText(`${title} is over New.`).waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowRight');
    await spoken.getByText(`${title} is over Applied.`).waitFor({ state: 'attached' });
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await page.keyboard.press('Space');
    assert.equal((await saved).status(), 200);
    await column('Applied').getByRole('group', { name, exact: true }).waitFor();

    const undone = page.waitForResponse((response) => response.url().endsWith('/leads/undo'));
    await page.keyboard.press('Control+z');
    assert.equal((await undone).status(), 200);
    await column('New').getByRole('group', { name, exact: true }).waitFor();
  });
  assert.deepEqual(problems, []);
  await context.close();
});

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
    // A list that is still loading would just have the lead.
    await there.page.getByRole('article').first().waitFor();
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

test("an assistant's lead shows at once, and a revoked token is refused", async () => {
  const tab = await openTab(product, '/app/settings/tokens', { account: product.demo });
  await withDiagnostics(product, tab, async () => {
    const { page } = tab;
    await page.getByRole('button', { name: 'Create token' }).click();
    const form = page.getByRole('dialog', { name: 'Create access token' });
    await form.getByRole('textbox', { name: 'Name' }).fill('My assistant');
    await form.getByRole('combobox', { name: 'Access' }).selectOption('Read and write');
    await form.getByRole('button', { name: 'Create Token' }).click();
    const created = page.getByRole('dialog', { name: 'Copy your token' });
    const token = await created.getByRole('textbox', { name: 'Token' }).inputValue();
    const headers = { authorization: `Bearer ${token}` };
    const command = await created
      .getByRole('textbox', { name: 'Connect Claude Code' })
      .inputValue();
    const [address = ''] = /http\S+/.exec(command) ?? [];
    await page.keyboard.press('Escape');
    await page.getByText('Read and write').waitFor();

    await page.getByRole('link', { name: /^Leads/ }).click();
    await page.getByRole('button', { name: 'Add Lead' }).waitFor();
    const client = new Client({ name: 'assistant', version: '1.0.0' });
    await client.connect(
      new StreamableHTTPClientTransport(new URL(address), { requestInit: { headers } }),
    );
    const lead = { title: 'Lighthouse Keeper', company: 'Fyr & Sons' };
    const { isError } = await client.callTool({ name: 'add_lead', arguments: lead });
    assert.ok(!isError);
    await client.close();
    // Another client's lead waits above the list, so that nothing moves.
    await page.getByRole('button', { name: /1 new lead/ }).click();
    await shows(page, 'Lighthouse Keeper');

    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('link', { name: 'Access tokens' }).click();
    await page.getByRole('button', { name: 'Revoke My assistant' }).click();
    await page.getByRole('button', { name: 'Revoke', exact: true }).click();
    await page.getByText('Token revoked.').waitFor();
    const { status } = await fetch(new URL('/api/leads', address), { headers });
    assert.equal(status, 401);
  });
  await tab.context.close();
});
