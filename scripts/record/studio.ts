import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openExtensionBrowser } from '../../e2e/extensionBrowser.ts';
import { run } from '../../e2e/product.ts';
import { freePort, startServer } from '../../e2e/server.ts';
import { demoAccount, signIn } from '../../e2e/signIn.ts';
import { serveJobPage } from './jobPage.ts';
import { type LetterModel, startLetterModel } from './letterModel.ts';

const LEADS = 40;

/** The real product with seeded data, in a Chromium with the real extension, signed in. */
export interface Studio {
  /** The server's address. */
  address: string;
  /** A tab with the dashboard. */
  dashboard: Page;
  /** A tab with the job posting. */
  job: Page;
  letter: LetterModel;
  /** Clicks the toolbar button on the job posting, and returns the side panel. */
  openPanel: () => Promise<Page>;
  close: () => Promise<void>;
}

export async function openStudio(): Promise<Studio> {
  const opened: (() => unknown)[] = [];
  const close = async () => {
    for (const end of opened.toReversed()) await end();
  };
  try {
    const dataDir = await mkdtemp(join(tmpdir(), 'leadside-record-'));
    opened.push(() => rm(dataDir, { recursive: true, force: true }));
    const letter = await startLetterModel();
    opened.push(letter.close);
    const page = await serveJobPage();
    opened.push(page.close);

    const settings = {
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      AI_BASE_URL: letter.baseUrl,
      AI_MODEL: 'scripted',
      // The recording never touches a real database or project.
      DATABASE_URL: '',
      PUBLIC_ORIGIN: '',
      FIREBASE_PROJECT_ID: '',
    };
    // Seeding needs exclusive access to the data folder.
    await run('seed', ['--leads', String(LEADS)], settings);
    const server = await startServer(settings);
    opened.push(server.kill);
    const origin = `http://localhost:${settings.PORT}`;
    const browser = await openExtensionBrowser(origin, [page.hostRule]);
    opened.push(browser.close);

    const account = demoAccount(server.output());
    const dashboard = await browser.context.newPage();
    await dashboard.goto(`${origin}/app/leads`);
    await signIn(dashboard, account);
    const job = await browser.context.newPage();
    await job.goto(page.url);
    const openPanel = () => browser.openPanel(job);
    const panel = await openPanel();
    await panel.getByRole('textbox', { name: 'Email', exact: true }).fill(account.email);
    await panel.getByLabel('Password', { exact: true }).fill(account.password);
    await panel.getByRole('button', { name: 'Sign In' }).click();
    await panel.getByRole('button', { name: 'Save Lead' }).waitFor();
    await panel.close();
    return { address: origin, dashboard, job, letter, openPanel, close };
  } catch (error) {
    await close();
    throw error;
  }
}
