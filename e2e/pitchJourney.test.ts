import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { extractText } from 'unpdf';
import { focused, tabTo } from './keyboard.ts';
import { openLead } from './leadActions.ts';
import { openProduct, openTab, type Product, type Tab, withDiagnostics } from './product.ts';

/*
 * A pitch from a lead to the application: by keyboard alone, by the user's own assistant, with the user's own
 * sentences, as files, and recorded as sent. Without a model, the template writes it.
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
const pitch = (page: Page) => page.getByRole('region', { name: 'Pitch', exact: true });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const copy = (page: Page, text: string) =>
  page.evaluate((copied) => navigator.clipboard.writeText(copied), text);

async function writeDraft(page: Page): Promise<void> {
  await button(page, 'Write a starting draft').click();
  await page.getByText('Draft ready').waitFor();
}

/** Opens the page for an opportunity that isn't a lead. */
async function fillOpportunity(page: Page, description: string): Promise<void> {
  await open(page, '/app/pitches');
  await page.getByRole('textbox', { name: 'Company', exact: true }).fill('Northwind Traders');
  await page.getByRole('textbox', { name: 'Position', exact: true }).fill('Frontend Engineer');
  await page.getByRole('textbox', { name: 'Description' }).fill(description);
}

async function openDetails(page: Page, title: string) {
  await open(page, '/app/leads');
  await openLead(page.getByRole('article', { name: title, exact: true }));
  return page.getByRole('dialog');
}

journey(
  'a pitch is generated from a lead, edited, saved and reopened by keyboard alone',
  async (page) => {
    await button(page, 'Write a starting draft').waitFor();
    await tabTo(page, 'Skip to content');
    await page.keyboard.press('Enter');
    await tabTo(page, 'For');
    await page.keyboard.press('ArrowDown');
    const first = page.getByRole('listbox').getByRole('option', { name: ', ' }).first();
    const [position = '', company = ''] = ((await first.textContent()) ?? '').split(', ');
    await page.keyboard.press('Enter');
    await page.getByText(`${position} at ${company}`).waitFor();
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('aria-expanded') === 'false',
    );

    await tabTo(page, 'Write a starting draft');
    const streamed = page.waitForResponse((response) =>
      response.url().endsWith('/api/pitches/generate-from-company'),
    );
    await page.keyboard.press('Enter');
    assert.match((await streamed).headers()['content-type'] ?? '', /^text\/event-stream/);
    await page.getByText('Draft ready').waitFor();
    await pitch(page).getByText(company).first().waitFor();
    await pitch(page)
      .getByText(/written without AI/i)
      .waitFor();

    await tabTo(page, 'Edit');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA');
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' See you on Tuesday.');
    for (let back = 0; back < 6 && (await focused(page)) !== 'Save'; back++) {
      await page.keyboard.press('Shift+Tab');
    }
    await page.keyboard.press('Enter');
    await pitch(page).getByText('You edited this pitch.').waitFor();

    await page.reload();
    await tabTo(page, 'Earlier letters');
    await page.keyboard.press('Enter');
    await tabTo(page, `${position}, ${company}`);
    await page.keyboard.press('Enter');
    await pitch(page).getByText('See you on Tuesday.').waitFor();

    await tabTo(page, 'Versions');
    await page.keyboard.press('Enter');
    const versions = page.getByRole('dialog', { name: 'Versions' });
    await versions.getByRole('insertion').getByText('See you on Tuesday.').waitFor();
    await versions.getByRole('button', { name: 'As written' }).press('Enter');
    await versions.getByRole('button', { name: 'Restore this version' }).press('Enter');
    await versions.getByText('This is the current text.').waitFor();
    await page.keyboard.press('Escape');
    await versions.waitFor({ state: 'hidden' });
    await pitch(page).getByText('See you on Tuesday.').waitFor({ state: 'hidden' });
  },
);

journey('a pitch is started from the details of a lead by keyboard alone', async (page) => {
  await open(page, '/app/leads');
  await page.getByRole('article').first().waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const title = (await page.getByRole('dialog').getByRole('heading').first().textContent()) ?? '';
  await tabTo(page, 'Write pitch');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/app/pitches');
  await page.getByText(`${title} at `).first().waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'main');
  await page.goBack();
  await page.getByRole('dialog', { name: title }).waitFor();
});

const POSTING = `Requirements:
- You take the customer portal apart and rebuild it piece by piece
- Experience with Kafka under real load

Please include the word banana in your application.`;
const OWN = 'At Kystnett I ran the RabbitMQ cluster that carried two million ship positions a day.';

journey(
  'a sentence that a posting asks for is kept, used in the letter, edited and found in Settings',
  async (page) => {
    await fillOpportunity(page, POSTING);
    const letter = pitch(page);
    await letter.getByText(/This posting speaks to an AI: .*banana/).waitFor();
    const asked = page.getByRole('region', { name: 'What they ask for' });
    await asked.getByText('You cover 1 of 2').waitFor();
    await writeDraft(page);
    await letter.getByRole('button', { name: /^At Wetterstein .*customer portal/ }).waitFor();

    await asked.getByRole('button', { name: /^Add a sentence for .*Kafka/ }).click();
    await page.keyboard.type(OWN);
    await page.keyboard.press('Control+Enter');
    await letter.getByRole('button', { name: OWN }).waitFor();
    await asked.getByText('2 of 2 covered').waitFor();

    await letter.getByRole('button', { name: OWN }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await letter.getByRole('textbox', { name: 'Edit this sentence' }).fill('I ran RabbitMQ.');
    await page.keyboard.press('Enter');
    const keep = letter.getByRole('button', { name: 'Keep this wording' });
    await keep.click();
    await keep.waitFor({ state: 'hidden' });

    await open(page, '/app/settings');
    await page.getByRole('tab', { name: 'Proofs and answers' }).click();
    await page.getByText('I ran RabbitMQ.', { exact: true }).waitFor();
  },
);

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
  const dialog = page.getByRole('dialog', { name: 'Resume', exact: true });
  const summary = dialog.getByRole('group', { name: 'Summary' }).getByRole('checkbox').first();
  await summary.uncheck();
  const { name, bytes } = await downloaded(page, 'PDF');
  assert.match(name, / - Resume\.pdf$/);
  const text = await pdfText(bytes);
  assert.match(text, /Experience/);
  assert.doesNotMatch(text, /Summary/);

  await dialog.getByRole('button', { name: 'Keep with lead' }).click();
  await page.getByText('Resume kept with the lead.').waitFor();
  await sheet.getByRole('button', { name: `Resume: ${name}` }).waitFor();
});

journey(
  'a letter is downloaded as PDF and Word, with the fonts that the server sends',
  async (page) => {
    await fillOpportunity(page, '');
    // The fonts of its script load with the download.
    await page.getByRole('textbox', { name: 'Company', exact: true }).fill('北浜製作所');
    await writeDraft(page);
    const { name, bytes } = await downloaded(page, 'PDF');
    assert.match(name, /^北浜製作所 - .+ - .+\.pdf$/);
    assert.match(await pdfText(bytes), /北浜製作所.*(?:Dear|Hi|Hello)/s);
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
    await page.getByText('Draft ready').waitFor();
    await button(page, 'Copy').click();
    await page.getByText('Pitch copied.').waitFor();
    const letter = await clipboard(page);
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
    assert.ok((await entry.textContent())?.includes(letter), 'the letter is there as it was sent');
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
    await due.getByRole('button', { name: 'Write follow-up' }).click();
    await page.getByRole('button', { name: /^Follow-up, email/ }).waitFor();
    await button(page, 'Write a starting draft').click();
    await pitch(page).getByText('I applied for').waitFor();
    await button(page, 'Copy').click();
    await page.getByText('Pitch copied.').waitFor();
    const followUp = await clipboard(page);
    assert.match(followUp, /^I applied for the Platform Engineer position at .* today\./m);
    const [, body = ''] = /^[^\n]*,\n\n([\s\S]*)\n\nBest regards,/.exec(followUp) ?? [];
    const sentences = body.match(/[.!?](?=\s|$)/g) ?? [];
    assert.ok(sentences.length >= 2 && sentences.length <= 5, followUp);
  },
);
