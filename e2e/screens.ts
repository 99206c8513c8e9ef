import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { chooseAction, openLead } from './leadActions.ts';
import { ROOT } from './server.ts';

/** A screen of the product: its path, how to open it, and what shows that it has loaded. */
export interface Screen {
  name: string;
  path: string;
  /** Shown once the page has its data. */
  content: (page: Page) => Locator;
  /** Opens it on the loaded page, and waits for it. */
  open?: (page: Page) => Promise<void>;
  /** Requests such as 'GET /leads' that get a 403. */
  rejected?: RegExp;
  /** The part that `open` shows arrives late and pushes down the rest. */
  pushes?: boolean;
  /** Only at this width; by default at all. */
  width?: number;
}

const heading = (name: string) => (page: Page) =>
  page.getByRole('heading', { name, exact: true }).first();
const row = (page: Page) => page.getByRole('cell').first();
const card = (page: Page) => page.getByRole('article').first();
const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });

/** A dialog that a button of the first card opens. */
const dialog = (name: string, role: 'dialog' | 'alertdialog' = 'dialog') => ({
  path: '/app/leads',
  content: card,
  open: async (page: Page) => {
    await chooseAction(card(page), name);
    await page.getByRole(role).waitFor();
  },
});

const POSTING = `Requirements:
- TypeScript and React in production
- You take the customer portal apart and rebuild it piece by piece
- Experience with Kafka under real load
- Forklift license`;

/** Pastes a posting into the focused box, which opens a letter for it. */
async function pasteForLetter(page: Page, posting = POSTING): Promise<void> {
  await paste(page, `Platform Engineer | Northwind Traders | Oslo\n\n${posting}`);
  await letter(page).waitFor();
}

const letter = (page: Page) => page.getByRole('textbox', { name: 'Letter' });
const writeFor = (page: Page) => page.getByRole('combobox', { name: /Write for/ });

const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((posting) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', posting);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);

/** Pastes a posting into the focused first field of the lead form. */
async function pastePosting(page: Page): Promise<void> {
  await paste(page, `Platform Engineer | Northwind Traders | Oslo\n\n${POSTING}`);
  await page.getByText('Read from your text').waitFor();
}

/** Imports two people with the same name. */
async function importPeople(page: Page): Promise<void> {
  await button('List options')(page).click();
  await page.getByRole('menuitem', { name: 'Import contacts' }).click();
  const buffer = Buffer.from(cards('Tom Ashdown', 'Tom Ashdown'));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'contacts.vcf', mimeType: 'text/vcard', buffer });
  await page.getByText('to look at').waitFor();
}

async function openPerson(page: Page): Promise<void> {
  await page.getByRole('cell').getByRole('link').first().click();
  await page.getByRole('dialog').getByRole('heading', { name: 'Timeline' }).waitFor();
}

/** A vCard file with these people, each with an address of their own. */
export const cards = (...names: string[]): string =>
  names
    .map(
      (name, at) =>
        `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:${name}\r\nEMAIL:${at}.${Date.now()}@example.com\r\nEND:VCARD\r\n`,
    )
    .join('');

/** A resume upload on the profile form, and its result. */
const upload = (file: string, outcome: string) => ({
  path: '/app/edit-profile',
  content: heading('Edit Profile'),
  open: async (page: Page) => {
    await page.locator('input[type=file]').setInputFiles(join(ROOT, file));
    await page.getByText(outcome).waitFor();
  },
});

const RESUME = 'server/resume/fixtures/andre-paragraphs.docx';

export const PUBLIC_SCREENS: readonly Screen[] = [
  { name: 'landing page', path: '/', content: (page) => page.getByRole('heading', { level: 1 }) },
  { name: 'login', path: '/login', content: heading('Welcome Back') },
  { name: 'privacy', path: '/privacy', content: (page) => page.getByRole('heading', { level: 1 }) },
  {
    name: 'download',
    path: '/download',
    content: heading('Add Leadside to your browser'),
  },
  { name: 'page not found', path: '/nowhere', content: heading('Page not found') },
];

/** With leads and a profile. */
export const SIGNED_IN_SCREENS: readonly Screen[] = [
  {
    name: 'dashboard',
    path: '/app',
    content: (page) => page.getByRole('region', { name: 'Recent Leads' }).getByRole('link').nth(1),
  },
  { name: 'leads', path: '/app/leads', content: card },
  {
    name: 'insights',
    path: '/app/insights',
    content: heading('Funnel'),
  },
  { name: 'leads as a table', path: '/app/leads?view=table', content: row, width: 1280 },
  { name: 'leads on a board', path: '/app/leads?view=board', content: heading('Interviewing') },
  {
    name: 'selected leads',
    path: '/app/leads',
    content: card,
    open: async (page) => {
      // The checkbox shows on hover.
      await card(page).hover();
      await card(page).getByRole('checkbox').click();
      await page.getByText('1 selected').waitFor();
    },
  },
  {
    name: 'command palette',
    path: '/app/leads',
    content: card,
    open: async (page) => {
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'keyboard shortcuts',
    path: '/app/insights',
    content: heading('Insights'),
    open: async (page) => {
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    },
  },
  {
    name: 'leads without a match',
    path: '/app/leads?q=nothing-is-called-this',
    content: heading('No matching leads'),
  },
  {
    name: 'status menu',
    path: '/app/leads',
    content: card,
    open: async (page) => {
      await card(page)
        .getByRole('button', { name: /^Status: / })
        .click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'lead details',
    path: '/app/leads',
    content: card,
    open: async (page) => {
      await openLead(card(page));
      await page
        .getByRole('dialog')
        .getByText(/^(?:Added as|was) /)
        .first()
        .waitFor();
    },
  },
  { name: 'people', path: '/app/people', content: row },
  { name: 'a person', path: '/app/people', content: row, open: openPerson },
  {
    name: 'merging people',
    path: '/app/people',
    content: row,
    open: async (page) => {
      await openPerson(page);
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Merge with…' }).click();
      await page.getByRole('combobox', { name: /^Merge / }).click();
      await page.getByRole('option').first().click();
      await page.getByText('notes of').waitFor();
    },
  },
  {
    name: 'imported people',
    path: '/app/people',
    content: row,
    pushes: true,
    open: importPeople,
  },
  { name: 'note', ...dialog('Add Note') },
  { name: 'delete lead', ...dialog('Delete Lead', 'alertdialog') },
  {
    name: 'a resume and its page',
    path: '/app/leads/resume',
    content: (page) => page.getByRole('group', { name: 'Contact' }),
    width: 1280,
    pushes: true,
    open: (page) => page.getByRole('img', { name: /^Resume, page 1 of/ }).waitFor(),
  },
  {
    name: 'the page of a resume on a phone',
    path: '/app/leads/resume',
    content: button('See the page'),
    width: 400,
    open: async (page) => {
      await button('See the page')(page).click();
      await page.getByRole('img', { name: /^Resume, page 1 of/ }).waitFor();
    },
  },
  { name: 'add lead', path: '/app/leads?add', content: heading('Add Lead') },
  {
    name: 'edit lead',
    path: '/app/leads',
    content: card,
    open: async (page) => {
      await chooseAction(card(page), 'Edit Lead');
      await heading('Edit Lead')(page).waitFor();
    },
  },
  {
    name: 'add lead, empty',
    path: '/app/leads?add',
    content: heading('Add Lead'),
    open: async (page) => {
      await button('Save Lead')(page).click();
      await page.getByText('Lead Title / Position is required.').waitFor();
    },
  },
  { name: 'pitches', path: '/app/pitches', content: writeFor },
  {
    name: 'leads to write for',
    path: '/app/pitches',
    content: writeFor,
    open: async (page) => {
      await writeFor(page).fill('e');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'a letter from lines',
    path: '/app/pitches',
    content: writeFor,
    pushes: true,
    open: pasteForLetter,
  },
  {
    name: 'a letter with its settings open',
    path: '/app/pitches',
    content: writeFor,
    pushes: true,
    open: async (page) => {
      await pasteForLetter(page);
      await page.getByRole('button', { name: /^Cover letter, / }).click();
      await page.getByRole('combobox', { name: 'Tone' }).waitFor();
    },
  },
  {
    name: 'the lines of a letter on a phone',
    path: '/app/pitches',
    content: writeFor,
    pushes: true,
    width: 390,
    open: async (page) => {
      await pasteForLetter(page);
      await page.getByRole('button', { name: /chosen from your profile$/ }).click();
      await page.getByRole('checkbox').first().waitFor();
    },
  },
  {
    name: 'a letter for a posting that nothing is near to',
    path: '/app/pitches',
    content: writeFor,
    pushes: true,
    open: (page) =>
      pasteForLetter(page, 'Requirements:\n- Experience as a welder\n- Forklift license'),
  },
  { name: 'settings', path: '/app/settings', content: heading('Experience'), width: 1280 },
  {
    name: 'list of settings',
    path: '/app/settings',
    content: (page) => page.getByRole('link', { name: 'Appearance' }),
    width: 400,
  },
  { name: 'profile', path: '/app/settings/profile', content: heading('Experience'), width: 400 },
  { name: 'letters and answers', path: '/app/settings/letters', content: heading('Answers') },
  {
    name: 'resumes',
    path: '/app/settings/resumes',
    content: (page) => page.getByRole('heading', { name: /resumes/i }).first(),
  },
  { name: 'AI settings', path: '/app/settings/ai', content: heading('What uses it') },
  { name: 'email settings', path: '/app/settings/email', content: heading('Mailbox') },
  { name: 'statuses', path: '/app/settings/statuses', content: heading('Statuses') },
  { name: 'calendar', path: '/app/settings/calendar', content: heading('Calendar') },
  { name: 'access tokens', path: '/app/settings/tokens', content: heading('Access tokens') },
  { name: 'extension', path: '/app/settings/extension', content: heading('Browser extension') },
  { name: 'appearance', path: '/app/settings/appearance', content: heading('Keyboard shortcuts') },
  { name: 'data', path: '/app/settings/data', content: heading('Recently deleted') },
  { name: 'account', path: '/app/settings/account', content: heading('Going quiet') },
  {
    name: 'change password',
    path: '/app/settings/account',
    content: heading('Going quiet'),
    open: async (page) => {
      await button('Change password')(page).click();
      await page.getByRole('dialog', { name: 'Change password' }).waitFor();
    },
  },
  { name: 'edit profile', path: '/app/edit-profile', content: button('Save Profile') },
  {
    name: 'delete account',
    path: '/app/settings/account',
    content: heading('Going quiet'),
    open: async (page) => {
      await button('Delete account')(page).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  { name: 'page not found in the app', path: '/app/nowhere', content: heading('Page not found') },
];

const failure = (page: Page) => page.getByRole('alert');

/** Signed-in screens with errors, open dialogs or unsaved changes. */
export const INTERRUPTED_SCREENS: readonly Screen[] = [
  {
    name: 'dashboard that cannot be loaded',
    path: '/app',
    content: failure,
    rejected: /^GET .leads$/,
  },
  {
    name: 'leads that cannot be loaded',
    path: '/app/leads',
    content: failure,
    rejected: /^GET .leads$/,
  },
  {
    name: 'settings that cannot be loaded',
    path: '/app/settings/profile',
    content: failure,
    rejected: /^GET .user$/,
  },
  {
    name: 'pitches that cannot be loaded',
    path: '/app/pitches',
    content: failure,
    rejected: /^GET .pitches$/,
  },
  {
    name: 'an error message',
    path: '/app/leads',
    content: card,
    rejected: /^POST .leads.bulk.delete/,
    // The lead comes back.
    pushes: true,
    open: async (page) => {
      await chooseAction(card(page), 'Delete Lead');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Lead' }).click();
      await page.getByText(/^Error deleting lead/).waitFor();
    },
  },
  {
    name: 'unsaved changes',
    path: '/app/leads?add',
    content: heading('Add Lead'),
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Lead Title / Position' }).fill('Planner');
      // On a phone, the header has it.
      await page.getByRole('button', { name: /^(?:Cancel|Back to Leads)$/ }).click();
      await page.getByRole('alertdialog', { name: 'Discard changes?' }).waitFor();
    },
  },
  {
    name: 'a rejected resume',
    rejected: /^POST .user.resume$/,
    ...upload(RESUME, 'Error uploading resume'),
  },
  {
    name: 'a resume under review',
    pushes: true,
    ...upload(RESUME, 'Resume uploaded successfully!'),
  },
  {
    name: 'the account menu',
    path: '/app/leads',
    content: card,
    width: 400,
    open: async (page) => {
      await button('Account')(page).click();
      await page.getByRole('menu').waitFor();
    },
  },
];

/** With a profile and no leads. */
export const NO_LEADS_SCREENS: readonly Screen[] = [
  { name: 'dashboard without leads', path: '/app', content: heading('No Leads Yet') },
  { name: 'leads page without leads', path: '/app/leads', content: heading('No Leads Yet') },
  {
    name: 'add the first lead',
    path: '/app/leads?add',
    content: button('Save and write pitch'),
    open: pastePosting,
    pushes: true,
  },
  // The last one: it adds a lead.
  {
    name: 'dashboard before the first letter',
    path: '/app/leads?add',
    content: button('Save and write pitch'),
    open: async (page) => {
      await pastePosting(page);
      await button('Save Lead')(page).click();
      await page.getByRole('article').first().waitFor();
      await page.getByRole('link', { name: 'Dashboard' }).first().click();
      await heading('Get your first letter')(page).waitFor();
    },
    pushes: true,
    width: 1280,
  },
];

/** A new user without leads or a profile. */
export const FIRST_RUN_SCREENS: readonly Screen[] = [
  { name: 'dashboard, first run', path: '/app', content: heading('Get Started with Leads') },
  { name: 'leads, first run', path: '/app/leads', content: heading('Get Started with Leads') },
  { name: 'pitches, first run', path: '/app/pitches', content: writeFor },
  {
    name: 'settings, first run',
    path: '/app/settings/profile',
    content: heading('No profile yet'),
  },
  { name: 'create profile', path: '/app/edit-profile', content: heading('Create Profile') },
];
