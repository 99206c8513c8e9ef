import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { type FakeModel, respondWith, startFakeModel } from '../server/testing/fakeModel.ts';
import { type ExtensionBrowser, openExtensionBrowser } from './extensionBrowser.ts';
import { serveFormPages } from './formPages.ts';
import { type OwnServer, openServer } from './product.ts';
import type { Account } from './signIn.ts';

/* Application forms, filled by the built extension in Chromium, which the user allowed all sites. */

let product: OwnServer;
let browser: ExtensionBrowser;
let forms: Awaited<ReturnType<typeof serveFormPages>>;
let model: FakeModel;
let panel: Page;

before(async () => {
  model = await startFakeModel();
  const settings = { AI_BASE_URL: model.baseUrl, AI_MODEL: 'tiny-1' };
  product = await openServer({ leads: 2, settings });
  forms = await serveFormPages();
  browser = await openExtensionBrowser({ granted: ['http://*/*'] });
});

after(async () => {
  await browser?.close();
  await product?.close();
  forms?.close();
  await model?.close();
});

/** Signs in without the panel. */
async function authorization({ email, password }: Account): Promise<{ authorization: string }> {
  const signedIn = await fetch(
    `${product.server.address}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  const { idToken } = (await signedIn.json()) as { idToken: string };
  return { authorization: `Bearer ${idToken}` };
}

/** Gives the demo account the facts that the forms ask for, and answers and a resume. */
async function prepareProfile(account: Account): Promise<void> {
  const headers = await authorization(account);
  const personalInfo = {
    location: 'Berlin, Germany',
    linkedin: 'linkedin.com/in/mara',
    phone: '030 23125100',
  };
  const saved = await fetch(`${product.server.address}/api/user`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ personalInfo, answers: { start: '1 March 2027' } }),
  });
  assert.equal(saved.status, 200, await saved.text());
  const form = new FormData();
  form.set('resume', new File(['%PDF-1.4 resume'], 'lindqvist.pdf', { type: 'application/pdf' }));
  const stored = await fetch(`${product.server.address}/api/user/resumes`, {
    method: 'POST',
    headers,
    body: form,
  });
  assert.equal(stored.status, 201, await stored.text());
}

const counts = (tab: Page) =>
  tab.evaluate(() => [
    document.documentElement.dataset.pressed,
    document.documentElement.dataset.sent,
  ]);

const valueIn = (tab: Page, name: string) => tab.locator(`[name=${name}]`).inputValue();

test('fills an application form, reads it back, and puts it back', async () => {
  const account = product.demo;
  await prepareProfile(account);
  const tab = await browser.context.newPage();
  await tab.goto(`${forms.origin}/apply`);
  panel = await browser.openPanel(tab);
  await panel.getByRole('textbox', { name: 'Email', exact: true }).fill(account.email);
  await panel.getByLabel('Password', { exact: true }).fill(account.password);
  await panel.getByRole('button', { name: 'Sign In', exact: true }).click();
  await panel.getByRole('link', { name: 'Fill this form' }).click();
  await panel.getByRole('heading', { name: 'From your profile' }).waitFor();

  // What isn't empty isn't ticked.
  assert.equal(await panel.getByRole('checkbox', { name: 'Email' }).isChecked(), false);
  const left = await panel.getByText(/Do you need visa sponsorship/).textContent();
  for (const label of ['Gender', 'I agree', 'Referee’s email', 'Previous employer’s phone']) {
    assert.ok(left?.includes(label), `${label} is left to the user`);
  }
  const question = panel.getByRole('textbox', { name: /^Which tool do you use/ });
  model.respond = respondWith(JSON.stringify({ answer: 'I used Figma at Google for 12 years.' }));
  await panel.getByRole('button', { name: 'Write with tiny-1' }).first().click();
  await panel.getByText(/No line or answer of yours says .*“12”/).waitFor();
  assert.equal(await question.inputValue(), 'I used Figma at Google for 12 years.');
  await question.fill('A pencil.');
  await panel.getByRole('button', { name: /^Fill \d+ fields$/ }).click();
  await panel.getByRole('heading', { name: 'Form filled' }).waitFor();

  assert.equal(await valueIn(tab, 'email'), 'already@there.example');
  assert.equal(await tab.locator('#first').inputValue(), 'Mara');
  assert.equal(await tab.locator('#last').inputValue(), 'Lindqvist');
  assert.equal(await tab.locator('#shown').textContent(), 'Berlin, Germany');
  assert.equal(await valueIn(tab, 'country'), 'Deutschland');
  assert.equal(await valueIn(tab, 'tool'), 'A pencil.');
  const fileName = () =>
    tab.locator('[name=resume]').evaluate((input: HTMLInputElement) => input.files?.[0]?.name);
  assert.equal(await fileName(), 'lindqvist.pdf');
  const traps = [
    'email2',
    'hp',
    'hidden_first',
    'comment2',
    'ec_name',
    'ec_phone',
    'ref_email',
    'prev_phone',
  ];
  for (const name of [...traps, 'gender']) assert.equal(await valueIn(tab, name), '', name);
  assert.equal(await tab.locator(':checked:not(option)').count(), 0);
  assert.deepEqual(await counts(tab), [undefined, undefined]);

  // In a closed shadow root.
  await panel.getByText('https://linkedin.com/in/mara').waitFor();

  // The page says why it refuses the number.
  await panel.getByText('Start with 00 and your country’s code.').waitFor();
  await panel.getByRole('textbox', { name: 'Phone' }).fill('0049 30 23125100');
  await panel.getByRole('button', { name: 'Fill again' }).click();
  await panel.getByRole('heading', { name: 'Refused by the page' }).waitFor({ state: 'detached' });
  assert.equal(await valueIn(tab, 'phone'), '0049 30 23125100');

  await panel.getByRole('button', { name: 'Undo' }).click();
  await panel.getByText('The form is as it was before.').waitFor();
  assert.equal(await tab.locator('#first').inputValue(), '');
  assert.equal(await tab.locator('#shown').textContent(), '');
  assert.equal(await valueIn(tab, 'country'), '');
  assert.equal(await fileName(), undefined);
  assert.equal(await valueIn(tab, 'email'), 'already@there.example');
  assert.deepEqual(await counts(tab), [undefined, undefined]);

  // The answer was kept, and the next form with the question has it.
  await tab.reload();
  await browser.openPanel(tab);
  await panel.getByRole('link', { name: 'Fill this form' }).click();
  await panel.getByText('used for 1 application').waitFor();
  await tab.close();
});

test('fills a German form, and offers nothing on a login', async () => {
  const tab = await browser.context.newPage();
  await tab.goto(`${forms.origin}/bewerbung`);
  await browser.openPanel(tab);
  await panel.getByRole('link', { name: 'Fill this form' }).click();
  await panel.getByRole('button', { name: /^Fill \d+ fields$/ }).click();
  await panel.getByRole('heading', { name: 'Form filled' }).waitFor();
  const names = ['first', 'last', 'email', 'start', 'city', 'pay', 'nation'];
  const values = await Promise.all(names.map((name) => valueIn(tab, name)));
  assert.deepEqual(values, [
    'Mara',
    'Lindqvist',
    product.demo.email,
    '01.03.2027',
    'Berlin',
    '',
    '',
  ]);
  assert.deepEqual(await counts(tab), [undefined, undefined]);

  await tab.goto(`${forms.origin}/login`);
  await browser.openPanel(tab);
  await panel.getByRole('textbox', { name: 'Lead Title / Position' }).waitFor();
  assert.equal(await panel.getByRole('link', { name: 'Fill this form' }).count(), 0);
  await tab.close();
});

test('fills a frame of another site only if it is seen, and the user agreed to that site', async () => {
  const tab = await browser.context.newPage();
  await tab.goto(`${forms.origin}/embedded`);
  await browser.openPanel(tab);
  await panel.getByRole('link', { name: 'Fill this form' }).click();
  await panel.getByText(/A part of this page is from 127\.0\.0\.1/).waitFor();
  assert.equal(await panel.getByRole('heading', { name: 'From your profile' }).count(), 0);
  await panel.getByRole('button', { name: 'Fill that part, too' }).click();
  await panel.getByRole('heading', { name: 'From your profile' }).waitFor();
  assert.equal(await panel.getByRole('checkbox', { name: 'First Name' }).count(), 1);
  await panel.getByRole('button', { name: /^Fill \d+ fields$/ }).click();
  await panel.getByRole('heading', { name: 'Form filled' }).waitFor();
  const firstNames = ['shown', 'behind', 'cut'].map((name) =>
    tab.frame({ name })?.locator('#first').inputValue(),
  );
  assert.deepEqual(await Promise.all(firstNames), ['Mara', '', '']);
  await tab.close();
});

test('keeps what both steps of a form were filled with, and records it on the page after them', async () => {
  const headers = {
    ...(await authorization(product.demo)),
    'content-type': 'application/json',
  };
  const posted = { title: 'Night Baker', company: 'Fjord Foods', postUrl: `${forms.origin}/job` };
  const saved = await fetch(`${product.server.address}/api/leads`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...posted, type: 'lead', status: 'new' }),
  });
  const { data: lead } = (await saved.json()) as { data: { id: string } };
  assert.equal(saved.status, 201);

  const tab = await browser.context.newPage();
  await tab.goto(posted.postUrl);
  await browser.openPanel(tab);
  await panel.getByRole('link', { name: 'Fill this form' }).click();
  await panel.getByRole('button', { name: /^Fill \d+ fields$/ }).click();
  await panel.getByRole('button', { name: 'I applied' }).waitFor();
  assert.equal(await tab.locator('[type=file]').count(), 0);
  await tab.getByRole('button', { name: 'Continue' }).click();
  await tab.waitForURL(/questions/);
  await panel.getByRole('textbox', { name: /^Which oven/ }).fill('The stone one.');
  await panel.getByRole('button', { name: 'Fill 1 field' }).click();
  await panel.getByText('1 answer', { exact: true }).waitFor();

  await tab.getByRole('button', { name: 'Continue' }).click();
  await panel.getByRole('heading', { name: 'Looks sent' }).waitFor();
  await panel.getByText('“Thank you We have received your application.”').waitFor();
  await panel.getByText('lindqvist.pdf').first().waitFor();
  await panel.reload();
  await browser.openPanel(tab);
  await panel.getByRole('link', { name: 'Looks sent' }).click();
  await panel.getByRole('button', { name: 'I applied' }).click();
  await panel.getByText(/Moved to Applied/).waitFor();
  const read = await fetch(`${product.server.address}/api/leads/${lead.id}`, { headers });
  const { data } = (await read.json()) as {
    data: { status: string; resume: { name: string }; nextFollowUpAt: string };
  };
  assert.deepEqual([data.status, data.resume.name], ['applied', 'lindqvist.pdf']);
  assert.ok(data.nextFollowUpAt);
  assert.match(JSON.stringify(data), /Which oven do you know best\?\\nThe stone one\./);
  await tab.close();
});
