import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromiumPath, FLAGS } from './browser.ts';
import { run } from './product.ts';
import { sharedFolder, sharedPort } from './setup.ts';

/** The id that the manifest's key gives. */
const EXTENSION_ID = 'lnbnbjonmbfoipjhleepjfajhholcigp';

const WELCOME_URL = `chrome-extension://${EXTENSION_ID}/options/index.html#welcome`;

const PANEL_URL = `chrome-extension://${EXTENSION_ID}/sidepanel/index.html`;

/** Chromium with the extension, in a profile of its own. */
export interface ExtensionBrowser {
  context: BrowserContext;
  /** Clicks the extension's toolbar button on a tab, and returns the side panel. */
  openPanel: (tab: Page) => Promise<Page>;
  /** Runs in the service worker, which starts for it. */
  inWorker: <Result>(run: () => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
}

/** Chromium has no prompt without a window, so optional permissions are granted from the start. */
async function grantPermissions(manifestFile: string, granted: readonly string[]) {
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  for (const permission of granted)
    (permission.includes('://') ? manifest.host_permissions : manifest.permissions).push(
      permission,
    );
  await writeFile(manifestFile, JSON.stringify(manifest));
}

interface ExtensionBrowserOptions {
  /** Additional flags for Chromium. */
  flags?: string[];
  /** Optional permissions, or sites, that the user granted; otherwise the extension has those of an install. */
  granted?: string[];
}

/** The extension for Chrome and Firefox, built for the shared port: `dist/extension` stays the developer's. */
export const builtExtension = (): Promise<string> =>
  sharedFolder('extensions', (folder) =>
    run('build:extension', ['--out', join(folder, 'extension')], {
      PUBLIC_ORIGIN: `http://localhost:${sharedPort()}`,
      // Signs in with the server's demo account.
      FIREBASE_PROJECT_ID: '',
    }),
  );

/** Opens a browser with the extension. */
export async function openExtensionBrowser({
  flags = [],
  granted = [],
}: ExtensionBrowserOptions = {}): Promise<ExtensionBrowser> {
  // Chromium first reports the side panel as a target of the type "other".
  process.env.PW_CHROMIUM_ATTACH_TO_OTHER = '1';
  const folder = await mkdtemp(join(tmpdir(), 'leadside-extension-'));
  const extension = join(folder, 'extension');
  await cp(join(await builtExtension(), 'extension'), extension, { recursive: true });
  await grantPermissions(join(extension, 'manifest.json'), granted);
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: chromiumPath(),
    headless: false,
    viewport: null,
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      ...FLAGS.filter((flag) => flag !== '--headless'),
      // Only the new headless mode has extensions.
      '--headless=new',
      '--enable-unsafe-extension-debugging',
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
      ...flags,
    ],
  });
  context.setDefaultTimeout(15_000);
  // Opens at the end of the installation; a click on the toolbar button before it opens no panel.
  const isWelcome = (page: Page) => page.url() === WELCOME_URL;
  if (!context.pages().some(isWelcome)) await context.waitForEvent('page', isWelcome);
  const browser = context.browser();
  assert.ok(browser);
  const session = await browser.newBrowserCDPSession();

  const findPanel = () => context.pages().find((page) => page.url() === PANEL_URL);

  return {
    context,
    async openPanel(tab) {
      await tab.bringToFront();
      const { targetInfos } = await session.send('Target.getTargets', {
        filter: [{ type: 'tab' }],
      });
      const target = targetInfos.find(({ url }) => url === tab.url());
      assert.ok(target, `There is no tab ${tab.url()}.`);
      const opened =
        findPanel() ?? context.waitForEvent('page', (page) => page.url() === PANEL_URL);
      // The method is newer than the types.
      const send = session.send as (method: string, params: object) => Promise<unknown>;
      await send.call(session, 'Extensions.triggerAction', {
        id: EXTENSION_ID,
        targetId: target.targetId,
      });
      return opened;
    },
    async inWorker(run) {
      const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
      return worker.evaluate(run);
    },
    async close() {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
