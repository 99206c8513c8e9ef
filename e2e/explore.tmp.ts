import type { Page } from 'playwright-core';
import { openExtensionBrowser } from './extensionBrowser.ts';
import { serveJobPages } from './jobPages.ts';

const jobs = await serveJobPages({
  '/jobs/platform': { title: 'Senior Platform Engineer', company: 'Northwind Traders' },
  '/jobs/long': {
    title:
      'Principal Staff Engineer for Distributed Storage Systems and Developer Experience (Remote)',
    company: 'Internationale Gesellschaft fur Softwareentwicklung und Bera',
  },
});
const b = await openExtensionBrowser();
b.context.on('console', (m) =>
  console.log('console', m.type(), m.text().slice(0, 300), m.location().url),
);
b.context.on('weberror', (e) => console.log('weberror', e.error().stack));
let panel: Page;
const view = process.argv[2];
const sizes = (process.argv[3] ?? '380').split(',').map(Number);
const schemes = (process.argv[4] ?? 'light').split(',');
async function shot(name: string) {
  for (const s of schemes) {
    await panel.emulateMedia({ colorScheme: s as any });
    for (const w of sizes) {
      await panel.setViewportSize({ width: w, height: 760 });
      await panel.waitForTimeout(150);
      await panel.screenshot({ path: `/tmp/shots/${name}-${w}-${s}.png`, animations: 'disabled' });
    }
  }
}
try {
  const job = await b.context.newPage();
  await job.goto(jobs.origin + '/jobs/platform');
  await job.getByRole('textbox').focus();
  panel = await b.openPanel(job);
  await panel.getByRole('textbox', { name: 'Email', exact: true }).waitFor();
  await shot('signin');
  await panel.getByRole('textbox', { name: 'Email', exact: true }).fill('demo@leadside.local');
  await panel.getByLabel('Password', { exact: true }).fill('leadside-demo');
  await panel.getByRole('button', { name: 'Sign In' }).click();
  await panel.getByRole('textbox', { name: 'Lead Title / Position' }).waitFor();
  await shot('capture');
  await panel
    .getByRole('button', { name: 'Contact and addresses' })
    .click()
    .catch(() => {});
  await shot('capture-more');
  await panel.getByRole('textbox', { name: 'Compensation Range' }).fill('NOK 900k');
  await panel.close();
  await new Promise((r) => setTimeout(r, 500));
  panel = await b.openPanel(job);
  await panel.getByRole('textbox', { name: 'Lead Title / Position' }).waitFor();
  console.log(
    'restored',
    await panel.getByRole('textbox', { name: 'Compensation Range' }).inputValue(),
  );
  console.log(
    'capture ms',
    await panel.evaluate(() => JSON.stringify(performance.getEntriesByType('mark'))),
  );
  await panel.getByRole('button', { name: 'Save Lead' }).click();
  await panel.getByText('Already tracked').waitFor();
  await shot('tracked');
  await panel.getByRole('button', { name: 'Add note' }).click();
  await panel.getByRole('dialog').waitFor();
  await shot('note');
  await panel.getByRole('textbox', { name: 'Note' }).fill('Bring the migration story.');
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await panel.getByText('Last note').waitFor();
  await shot('tracked-note');
  await panel
    .getByRole('button', { name: /^Status: New/ })
    .first()
    .click();
  await panel.getByRole('menuitemradio', { name: 'Interviewing' }).waitFor();
  await shot('status');
  await panel.getByRole('menuitemradio', { name: 'Interviewing' }).click();
  await panel.getByRole('button', { name: 'Status: Interviewing' }).first().waitFor();
  await panel
    .getByRole('button', { name: 'Senior Platform Engineer', exact: true })
    .first()
    .click();
  await panel.getByRole('button', { name: 'Edit Lead' }).waitFor();
  await shot('details');
  await panel.getByRole('button', { name: 'Edit Lead' }).click();
  await panel.getByRole('heading', { name: 'Edit Lead' }).waitFor();
  await shot('edit');
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await panel.getByRole('button', { name: 'Write pitch' }).click();
  await panel.getByRole('button', { name: 'Generate Pitch' }).waitFor();
  await shot('pitch-empty');
  await panel.getByRole('button', { name: 'Generate Pitch' }).click();
  await panel
    .getByRole('button', { name: 'Stop' })
    .waitFor({ timeout: 3000 })
    .catch((e) => console.log('no stop'));
  await shot('pitch-writing');
  await panel.getByRole('button', { name: 'Insert into page' }).waitFor();
  await shot('pitch-done');
  await job.getByRole('textbox').focus();
  await panel.getByRole('button', { name: 'Insert into page' }).click();
  await panel
    .getByText('Inserted into the page.')
    .waitFor()
    .catch(() => console.log('NOT INSERTED'));
  console.log('inserted', (await job.getByRole('textbox').inputValue()).slice(0, 60));
  await panel.getByRole('button', { name: 'Copy' }).click();
  await panel.getByText(/copied|Couldn't copy/).waitFor();
  await shot('copied');
  await panel.getByRole('button', { name: 'Back' }).click();
  await shot('home-tracked');
  await job.goto(jobs.origin + '/jobs/long');
  await b.openPanel(job);
  await panel.getByRole('textbox', { name: 'Lead Title / Position' }).waitFor();
  await shot('capture-long');
  await panel.getByRole('button', { name: 'Save Lead' }).click();
  await panel.getByText('Already tracked').waitFor();
  await shot('tracked-long');
  await panel.locator('section[aria-label="Tracked lead"] h2 button').click();
  await panel.getByRole('button', { name: 'Delete Lead' }).click();
  await panel.getByRole('alertdialog').waitFor();
  await shot('delete');
  await panel.getByRole('alertdialog').getByRole('button', { name: 'Delete Lead' }).click();
  await panel.getByRole('button', { name: 'Add Lead' }).waitFor();
  await shot('home');
} catch (e) {
  console.log('FAILED', e);
  await shot('failed');
} finally {
  await b.close();
  jobs.close();
}
