import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { strToU8, zipSync } from 'fflate';
import { openProduct, openTab, type Product, type Tab, withDiagnostics } from './product.ts';

/** What people bring along: LinkedIn's data export, other trackers' files, and the list of applications for an office. */

let product: Product;
let tab: Tab;

before(async () => {
  // Seeding also adds the profile that answers are kept in.
  product = await openProduct({ leads: 2 });
  tab = await openTab(product, '/app/leads', { account: product.demo });
});
after(() => product?.close());

const JOB = 'https://www.linkedin.com/jobs/view/';
/** The 15th of last month, as LinkedIn writes it. */
const now = new Date();
const applied = new Date(now.getFullYear(), now.getMonth() - 1, 15, 14, 15);
const appliedText = `${applied.getMonth() + 1}/15/${String(applied.getFullYear()).slice(2)}, 2:15 PM`;

const EXPORT = zipSync({
  'Jobs/Job Applications.csv': strToU8(
    `Application Date,Contact Email,Contact Phone Number,Company Name,Job Title,Job Url,Resume Name,Question And Answers
"${appliedText}",ada@example.com,,Halden Rail,Signal Engineer,${JOB}1,ada.pdf,Years of signaling?:7
`,
  ),
  'Jobs/Saved Jobs.csv': strToU8(
    `Saved Date,Job Url,Job Title,Company Name\n"${appliedText}",${JOB}2,Train Planner,Kestrel Lines\n`,
  ),
  'Connections.csv': strToU8(
    `Notes:\n"About emails."\n\nFirst Name,Last Name,URL,Email Address,Company,Position,Connected On\nMaja,Lind,https://www.linkedin.com/in/maja,maja@halden.example,Halden Rail AS,Recruiter,05 Mar 2024\n`,
  ),
  'Profile.csv': strToU8('First Name,Last Name,Headline,Summary\nAda,Moreno,Engineer,Signals.\n'),
  'Skills.csv': strToU8('Name\nInterlocking\n'),
});

const choose = async (name: string) => {
  await tab.page.getByRole('button', { name: 'List options' }).click();
  await tab.page.getByRole('menuitem', { name }).click();
};

/** Opens the import with a file. */
async function importFile(name: string, content: Uint8Array | string) {
  await choose('Import leads');
  const dialog = tab.page.getByRole('dialog', { name: 'Import leads' });
  const file = { name, mimeType: '', buffer: Buffer.from(content) };
  await dialog.getByLabel('Choose a CSV or ZIP file').setInputFiles(file);
  return dialog;
}

test("LinkedIn's data export fills leads, answers and the profile with one button", () =>
  withDiagnostics(product, tab, async () => {
    const { page } = tab;
    const dialog = await importFile('Basic_LinkedInDataExport.zip', EXPORT);
    for (const name of ['1 application', '1 saved job', '1 contact', '1 answer', 'Your profile']) {
      assert.ok(await dialog.getByRole('checkbox', { name }).isChecked(), name);
    }
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    // The usual review of a resume.
    await page.waitForURL('**/app/edit-profile');
    await page.getByText('Nothing is saved until you choose Save Profile.').waitFor();
    await page.goto(`${product.server.address}/app/leads`);
    const card = page.getByRole('article', { name: 'Signal Engineer' });
    await card.getByRole('button', { name: 'Status: Applied' }).waitFor();
    await page.getByRole('article', { name: 'Train Planner' }).waitFor();

    const again = await importFile('Basic_LinkedInDataExport.zip', EXPORT);
    await again.getByText('2 jobs that you already have are left out.').waitFor();
    await page.keyboard.press('Escape');
  }));

test('dropped on Add Lead, the export opens the same import', () =>
  withDiagnostics(product, tab, async () => {
    const { page } = tab;
    await page.goto(`${product.server.address}/app/leads?add`);
    const file = { name: 'Export.zip', mimeType: 'application/zip', buffer: Buffer.from(EXPORT) };
    await page.getByLabel('Choose a file').setInputFiles(file);
    const dialog = page.getByRole('dialog', { name: 'Import leads' });
    await dialog.getByText('2 jobs that you already have are left out.').waitFor();
    await page.keyboard.press('Escape');

    // The same employer twice.
    await page.getByRole('textbox', { name: 'Company / Organization' }).fill('Halden Rail');
    await page.getByText(/You already track Signal Engineer here: Applied, applied/).waitFor();
    await page.goto(`${product.server.address}/app/leads`);
  }));

test('the list of applications of last month is a CSV or a PDF', () =>
  withDiagnostics(product, tab, async () => {
    const { page } = tab;
    await choose('List of applications');
    const dialog = page.getByRole('dialog', { name: 'List of applications' });
    const save = async (name: string) => {
      const saved = page.waitForEvent('download');
      await dialog.getByRole('button', { name }).click();
      return readFile(await (await saved).path());
    };
    assert.match(
      (await save('CSV')).toString(),
      /Signal Engineer.*Halden Rail|Halden Rail.*Signal Engineer/,
    );
    assert.equal((await save('Download PDF')).toString('latin1', 0, 4), '%PDF');
    assert.deepEqual(tab.problems, []);
  }));
