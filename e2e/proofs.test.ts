import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openProduct, openTab, type Product, type Tab, withDiagnostics } from './product.ts';

/* What a posting asks for, what covers it, and the user's own sentences in a letter. */

const POSTING = `Requirements:
- You take the customer portal apart and rebuild it piece by piece
- Experience with Kafka under real load

Please include the word banana in your application.`;
const OWN = 'At Kystnett I ran the RabbitMQ cluster that carried two million ship positions a day.';

let product: Product;
let tab: Tab;

before(async () => {
  product = await openProduct({ leads: 3 });
  tab = await openTab(product, '/app/pitches', {
    account: product.demo,
    viewport: { width: 1280, height: 900 },
  });
});
after(() => product?.close());

test('a sentence that a posting asks for is kept, used in the letter, edited and found in Settings', () =>
  withDiagnostics(product, tab, async () => {
    const { page } = tab;
    await page.getByRole('textbox', { name: 'Company', exact: true }).fill('Northwind Traders');
    await page.getByRole('textbox', { name: 'Position', exact: true }).fill('Frontend Engineer');
    await page.getByRole('textbox', { name: 'Description' }).fill(POSTING);
    const letter = page.getByRole('region', { name: 'Pitch' });
    await letter.getByText(/This posting speaks to an AI: .*banana/).waitFor();
    const asked = page.getByRole('region', { name: 'What they ask for' });
    await asked.getByText('You cover 1 of 2').waitFor();
    await page.getByRole('button', { name: 'Write a starting draft' }).click();
    await page.getByText('Draft ready').waitFor();
    await letter.getByRole('button', { name: /^At Wetterstein .*customer portal/ }).waitFor();

    await asked.getByRole('button', { name: /^Add a sentence for .*Kafka/ }).click();
    await page.keyboard.type(OWN);
    await page.keyboard.press('Control+Enter');
    await letter.getByRole('button', { name: OWN }).waitFor();
    await asked.getByText('2 of 2 covered').waitFor();

    await letter.getByRole('button', { name: OWN }).hover();
    await letter.getByRole('button', { name: 'Edit', exact: true }).last().click();
    await letter.getByRole('textbox', { name: 'Edit this sentence' }).fill('I ran RabbitMQ.');
    await page.keyboard.press('Enter');
    const keep = letter.getByRole('button', { name: 'Keep this wording' });
    await keep.click();
    await keep.waitFor({ state: 'hidden' });

    await page.goto(new URL('/app/settings', page.url()).href);
    await page.getByRole('tab', { name: 'Proofs and answers' }).click();
    await page.getByText('I ran RabbitMQ.', { exact: true }).waitFor();
    assert.deepEqual(tab.problems, []);
  }));
