import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromiumPath, FLAGS } from './browser.ts';
import { ROOT } from './server.ts';

/** The id that the manifest's key gives. */
const EXTENSION_ID = 'lnbnbjonmbfoipjhleepjfajhholcigp';

const EXTENSION = join(ROOT, 'dist/extension');

export const PANEL_URL = `chrome-extension://${EXTENSION_ID}/sidepanel/index.html`;

/** Chromium with the built extension, in a profile of its own. */
export interface ExtensionBrowser {
  context: BrowserContext;
  /** Clicks the extension's toolbar button on a tab, and returns the side panel. */
  openPanel: (tab: Page) => Promise<Page>;
  close: () => Promise<void>;
}

/** @param flags additional flags for Chromium */
export async function openExtensionBrowser(flags: string[] = []): Promise<ExtensionBrowser> {
  // Chromium first reports the side panel as a target of the type "other".
  process.env.PW_CHROMIUM_ATTACH_TO_OTHER = '1';
  const profile = await mkdtemp(join(tmpdir(), 'leadside-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath(),
    headless: false,
    viewport: null,
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      ...FLAGS.filter((flag) => flag !== '--headless'),
      // Only the new headless mode has extensions.
      '--headless=new',
      '--enable-unsafe-extension-debugging',
      `--disable-extensions-except=${EXTENSION}`,
      `--load-extension=${EXTENSION}`,
      ...flags,
    ],
  });
  context.setDefaultTimeout(15_000);
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
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
