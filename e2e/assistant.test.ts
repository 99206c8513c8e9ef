import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { openProduct, openTab, type Product, type Tab, withDiagnostics } from './product.ts';

/* An access token from Settings, with an assistant that uses it while the dashboard is open. */

let product: Product;
let tab: Tab;

before(async () => {
  product = await openProduct({ leads: 3 });
  tab = await openTab(product, '/app/settings', { account: product.demo });
});
after(() => product?.close());

test("an assistant's lead shows at once, and a revoked token is refused", () =>
  withDiagnostics(product, tab, async () => {
    const { page } = tab;
    await page.getByRole('tab', { name: 'Account' }).click();
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
    await page.getByText('Lighthouse Keeper').first().waitFor();

    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('tab', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Revoke My assistant' }).click();
    await page.getByRole('button', { name: 'Revoke', exact: true }).click();
    await page.getByText('Token revoked.').waitFor();
    const { status } = await fetch(new URL('/api/leads', address), { headers });
    assert.equal(status, 401);
  }));
