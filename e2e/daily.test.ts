import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { chooseListOption } from './leadActions.ts';
import { openProduct, openTab, type Product, withDiagnostics } from './product.ts';

/* The daily loop: leads move on the board by keyboard, many at once with a way back, and views are shared. */

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

    const undone = page.waitForResponse((response) => response.request().method() === 'PUT');
    await page.keyboard.press('Control+z');
    assert.equal((await undone).status(), 200);
    await column('New').getByRole('group', { name, exact: true }).waitFor();
  });
  assert.deepEqual(problems, []);
  await context.close();
});

test('selected leads are deleted together and come back in another window too', async () => {
  const account = product.demo;
  const here = await openTab(product, '/app/leads?view=table', { account });
  const there = await openTab(product, '/app/leads', { account });
  await withDiagnostics(product, here, async () => {
    const rows = here.page.getByRole('row').filter({ has: here.page.getByRole('cell') });
    const count = (page: typeof here.page, leads: string) =>
      page.getByRole('status').getByText(leads, { exact: true }).waitFor();
    await count(here.page, '12 leads');
    // The checkbox of a row shows on hover.
    await rows.nth(0).hover();
    await rows.nth(0).getByRole('checkbox').click();
    await rows.nth(2).hover();
    await rows
      .nth(2)
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] });
    await here.page.getByText('3 selected').waitFor();
    await here.page.getByRole('button', { name: 'Delete', exact: true }).click();
    await here.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await count(here.page, '9 leads');
    await count(there.page, '9 leads');
    await here.page.getByRole('button', { name: 'Undo' }).click();
    await count(here.page, '12 leads');
    await there.page.reload();
    await count(there.page, '12 leads');
  });
  assert.deepEqual([...here.problems, ...there.problems], []);
  await here.context.close();
  await there.context.close();
});

test('a view that is saved in one window opens in another', async () => {
  const account = product.demo;
  const here = await openTab(product, '/app/leads?show=active&sort=value-desc', { account });
  const there = await openTab(product, '/app', { account });
  await withDiagnostics(product, there, async () => {
    await chooseListOption(here.page, 'Save view');
    await here.page.getByRole('textbox', { name: 'Name' }).fill('Best paid');
    await here.page.keyboard.press('Enter');
    await there.page.getByRole('link', { name: 'Best paid' }).click();
    await there.page.waitForURL('**/app/leads?show=active&sort=value-desc&view=cards');
    await there.page.locator('a[aria-current]', { hasText: 'Best paid' }).waitFor();
  });
  assert.deepEqual([...here.problems, ...there.problems], []);
  await here.context.close();
  await there.context.close();
});
