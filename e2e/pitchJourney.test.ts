import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { extractText } from 'unpdf';
import { countControls } from './controls.ts';
import { tabTo } from './keyboard.ts';
import { openLead } from './leadActions.ts';
import { openProduct, openTab, type Product, type Tab, withDiagnostics } from './product.ts';

/*
 * A letter from a lead to the application: by keyboard alone, from the user's lines, as files, and recorded as sent.
 * There is no model.
 */

let product: Product;
let tab: Tab;

before(async () => {
  product = await openProduct({ leads: 12 });
  tab = await openTab(product, '/app/pitches', {
    account: product.demo,
    viewport: { width: 1280, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
});
after(() => product?.close());

/** A test in the one tab, whose console stays empty. */
const journey = (name: string, run: (page: Page) => Promise<void>) =>
  test(name, () =>
    withDiagnostics(product, tab, async () => {
      await run(tab.page);
      assert.deepEqual(tab.problems.splice(0), []);
    }),
  );

const open = (page: Page, path: string) => page.goto(product.server.address + path);
const button = (within: Pick<Page, 'getByRole'>, name: string) =>
  within.getByRole('button', { name, exact: true });
const letter = (page: Page) => page.getByRole('textbox', { name: 'Letter' });
const words = (page: Page) => letter(page).inputValue();
const line = (page: Page, text: string | RegExp) =>
  page.getByRole('checkbox', { name: text }).first();
const isSaved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor();
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const copy = (page: Page, text: string) =>
  page.evaluate((copied) => navigator.clipboard.writeText(copied), text);

/** Adds a lead for a posting and opens its letter. */
async function writeFor(page: Page, posting: string): Promise<void> {
  await open(page, '/app/pitches');
  const box = page.getByRole('combobox', { name: /Write for/ });
  await box.and(page.locator(':focus')).waitFor();
  await copy(page, posting);
  await page.keyboard.press('Control+V');
  await letter(page).waitFor();
}

async function openDetails(page: Page, title: string) {
  await open(page, '/app/leads');
  await openLead(page.getByRole('article', { name: title, exact: true }));
  return page.getByRole('dialog');
}

journey(
  'a letter is written for a lead, edited, saved and reopened by keyboard alone',
  async (page) => {
    const box = page.getByRole('combobox', { name: /Write for/ });
    await box.and(page.locator(':focus')).waitFor();
    await page.keyboard.type('engineer');
    const first = page.getByRole('option').first();
    const title = (await first.locator('strong').textContent()) ?? '';
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: title }).waitFor();
    assert.ok((await words(page)).includes(title));

    await tabTo(page, 'Letter');
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' See you on Tuesday.');
    await isSaved(page);

    await open(page, '/app/pitches');
    const row = page.getByRole('listitem').filter({ hasText: 'Draft' }).first();
    await tabTo(page, title);
    await page.keyboard.press('Enter');
    await letter(page).waitFor();
    assert.match(await words(page), /See you on Tuesday\.$/);
    await row.waitFor({ state: 'detached' });

    await letter(page).fill('Something else.');
    await isSaved(page);
    await tabTo(page, 'Earlier versions');
    await page.keyboard.press('Enter');
    const versions = page.getByRole('dialog', { name: 'Earlier versions' });
    await versions.locator('summary').first().press('Enter');
    await versions.getByText('See you on Tuesday.').first().waitFor();
    await versions.getByRole('button', { name: 'Use this version' }).first().press('Enter');
    await versions.waitFor({ state: 'hidden' });
    assert.match(await words(page), /See you on Tuesday\.$/);
    await isSaved(page);
  },
);

const POSTING = `Portal Engineer | Havel Works | Berlin

Requirements:
- You rebuild the customer portal of our utilities
- Accessibility in every release
- A forklift license

Please include the word banana in your application.`;

/** At most, for nine lines: those, the actions, and what a line and its request offer. */
const MOST_CONTROLS = 24;

journey('lines are ticked, reworded, added and undone by keyboard alone', async (page) => {
  await writeFor(page, POSTING);
  await page.getByText(/This posting speaks to an AI: .*banana/).waitFor();
  const portal = 'Led the rebuild of a customer portal; support calls fell by a third.';
  assert.ok((await words(page)).includes(`– ${portal}`));
  const { atRest } = await countControls(page);
  assert.ok(atRest <= MOST_CONTROLS, `${atRest} controls`);

  await tabTo(page, portal);
  await page.keyboard.press('Space');
  assert.ok(!(await words(page)).includes(portal));
  await page.keyboard.press('Control+Z');
  await line(page, portal).and(page.locator(':checked')).waitFor();
  assert.ok((await words(page)).includes(`– ${portal}`));

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Reword' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Rebuilt the portal of 40 utilities. Calls fell by a third.');
  await page.keyboard.press('Enter');
  await line(page, /^Rebuilt the portal of 40 utilities\./).waitFor();
  assert.match(await words(page), /– Rebuilt the portal of 40 utilities\./);

  const fold = page.getByRole('button', { name: /without a line of yours/ });
  await fold.press('Enter');
  await page.getByRole('button', { name: /^Another line for .*forklift/ }).press('Enter');
  await page.keyboard.type('I drive forklifts');
  await page.getByRole('option', { name: 'Write a new one' }).click();
  await page.getByRole('textbox', { name: 'New line' }).fill('I drive a forklift every week.');
  await page.keyboard.press('Enter');
  await line(page, /^I drive a forklift every week\./).waitFor();
  assert.ok((await words(page)).includes('– I drive a forklift every week.'));
  await page.getByText('Draft', { exact: true }).waitFor();

  // What was ticked is kept with the lead, which is there now.
  await page.reload();
  await line(page, /^I drive a forklift every week\./)
    .and(page.locator(':checked'))
    .waitFor();
});

/** The file that a choice in the Download menu saves, under the Content-Security-Policy. */
async function downloaded(page: Page, format: 'PDF' | 'Word') {
  await button(page, 'Download').click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: format }).click();
  const download = await saved;
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), bytes: new Uint8Array(bytes) };
}

async function pdfText(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(bytes, { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

journey('a resume for a lead is downloaded, and kept with the lead', async (page) => {
  await open(page, '/app/leads');
  await openLead(page.getByRole('article').first());
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Resume', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Make a resume for this lead' }).click();
  const picture = page.getByRole('img', { name: /^Resume, page 1 of/ });
  await picture.waitFor();
  // The words on the page lead to their box.
  await page.locator('[aria-hidden] [data-part="summary.0"]').first().click();
  const summary = page.getByRole('group', { name: 'Summary' }).getByRole('checkbox');
  assert.ok(await summary.evaluate((box) => box === document.activeElement));
  await page.keyboard.press('Space');
  await page
    .locator('[aria-hidden] [data-part="summary.0"]')
    .first()
    .waitFor({ state: 'detached' });
  const { name, bytes } = await downloaded(page, 'PDF');
  assert.match(name, / - Resume\.pdf$/);
  const text = await pdfText(bytes);
  assert.match(text, /Experience/);
  assert.doesNotMatch(text, /Summary/);

  await button(page, 'Keep with lead').click();
  await page.getByText('Resume kept with the lead.').waitFor();
  await sheet.getByRole('button', { name: `Resume: ${name}` }).waitFor();
});

journey(
  'a letter is downloaded as PDF and Word, with the font that the server sends',
  async (page) => {
    await writeFor(page, 'Frontend Engineer | Håkon Sjøfart | Oslo\n\nYou build web applications.');
    const { name, bytes } = await downloaded(page, 'PDF');
    assert.match(name, /^Håkon Sjøfart - .+ - .+\.pdf$/);
    assert.match(await pdfText(bytes), /(?:Dear|Hi|Hello).*Håkon Sjøfart/s);
    const word = await downloaded(page, 'Word');
    assert.match(word.name, /\.docx$/);
    assert.equal(Buffer.from(word.bytes.slice(0, 2)).toString(), 'PK');
  },
);

const TITLE = 'Platform Engineer';
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });

journey(
  'a letter that was copied is recorded as one entry, and its follow-up names the day',
  async (page) => {
    await open(page, '/app/leads');
    await copy(page, `${TITLE} | Fjord Works | Oslo\n\nYou build web applications with React.`);
    await button(page, 'Add Lead').click();
    await page.getByRole('heading', { name: 'Add Lead' }).waitFor();
    await page.keyboard.press('Control+V');
    await page.getByText('Read from your text').waitFor();
    await button(page, 'Save and write pitch').click();
    await letter(page).waitFor();
    await button(page, 'Copy').click();
    await page.getByText('Letter copied.').waitFor();
    const sent = await clipboard(page);
    // From the posting to the application, the fourth click is the last one.
    await toasts(page).getByRole('button', { name: 'I applied' }).click();
    await page.getByText('Moved to Applied. The letter is in the timeline.').waitFor();
    await button(page, 'Follow up in 5 days').click();
    await page.getByText('Follow-up set.').waitFor();

    const details = await openDetails(page, TITLE);
    await details.getByRole('button', { name: 'Status: Applied' }).waitFor();
    const entries = details.getByRole('region', { name: 'Timeline' }).getByRole('listitem');
    const entry = entries.filter({ hasText: /^Applied .*copied/ });
    await entry.getByRole('button').first().click();
    assert.ok((await entry.textContent())?.includes(sent), 'the letter is there as it was sent');
    assert.equal(await entries.count(), 2, 'Added as New, and the application');
    await details.getByText('In 5 days').first().waitFor();

    await details.getByRole('button', { name: /^Next Follow-up:/ }).click();
    await page.getByRole('menuitem', { name: 'Pick a date' }).click();
    const dialog = page.getByRole('dialog', { name: 'Next follow-up' });
    // Swedish dates are ISO dates.
    await dialog.getByLabel('Day').fill(new Date().toLocaleDateString('sv-SE'));
    await dialog.getByRole('button', { name: 'Set follow-up' }).click();
    await page.getByText('Follow-up set.').waitFor();
    await open(page, '/app');
    const due = page.getByRole('listitem').filter({ hasText: 'Fjord Works' });
    await due.hover();
    await due.getByRole('button', { name: 'Write follow-up' }).click();
    await page.getByRole('button', { name: /^Follow-up, / }).waitFor();
    await button(page, 'Copy').click();
    await page.getByText('Letter copied.').waitFor();
    const followUp = await clipboard(page);
    assert.match(followUp, /^I applied for the Platform Engineer position at .* today\./m);
    const [, body = ''] = /^[^\n]*,\n\n([\s\S]*)\n\nBest regards,/.exec(followUp) ?? [];
    const sentences = body.match(/[.!?](?=\s|$)/g) ?? [];
    assert.ok(sentences.length >= 2 && sentences.length <= 5, followUp);
  },
);
