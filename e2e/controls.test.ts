import assert from 'node:assert/strict';
import { Console } from 'node:console';
import { after, before, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { openExtensionBrowser } from './extensionBrowser.ts';
import { serveJobPages } from './jobPages.ts';
import { openProduct, openTab, type Product, withDiagnostics } from './product.ts';
import { SIGNED_IN_SCREENS } from './screens.ts';

/*
 * A report of how many controls a screen shows before anything is opened. It isn't a limit: it fails only
 * when a screen doesn't load.
 */

/** The screens of `screens.ts`, 1,280 pixels wide with 300 leads, and how many controls are the aim. */
const AIMS: Record<string, number | null> = {
  'add lead': 18,
  'edit profile': 35,
  'lead details': 18,
  dashboard: 45,
  leads: 40,
  'leads as a table': 45,
  'leads on a board': null,
  pitches: null,
  'pitches with a pitch': null,
  settings: null,
  insights: null,
};

interface Controls {
  /** What can be focused in the dialog, or else in the main area. */
  controls: number;
  /** Those that don't wait for hover or focus to be seen. */
  atRest: number;
  /** What can be focused in the whole window, with sidebar and header. */
  window: number;
  /** Height of the content in pixels. */
  height: number;
}

const countControls = (page: Page): Promise<Controls> =>
  page.evaluate(() => {
    const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const part =
      [...document.querySelectorAll('[role=dialog]')].at(-1) ??
      document.querySelector('main') ??
      document.body;
    const count = (root: Element, opacityProperty: boolean) =>
      [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(
        (control) =>
          !control.matches(':disabled') &&
          !control.closest('[aria-hidden=true], [inert]') &&
          control.checkVisibility({ visibilityProperty: true, opacityProperty }),
      ).length;
    const { scrollHeight } = part.matches('main') ? document.documentElement : part;
    return {
      controls: count(part, false),
      atRest: count(part, true),
      window: count(document.body, false),
      height: scrollHeight,
    };
  });

/** Counts once the screen has stopped changing. */
async function countWhenLoaded(page: Page): Promise<Controls> {
  let last = await countControls(page);
  for (let checks = 0; checks < 30; checks++) {
    await page.waitForTimeout(500);
    const now = await countControls(page);
    if (now.controls > 0 && isDeepStrictEqual(now, last)) return now;
    last = now;
  }
  assert.fail('The screen has no controls, or never stops changing.');
}

let product: Product;
const report: Record<string, Controls & { aim: number | null }> = {};

before(async () => {
  product = await openProduct({ leads: 300 });
});
after(async () => {
  await product?.close();
  new Console(process.stdout).table(report);
});

test('counts the controls of the dashboard and its pages', async () => {
  const tab = await openTab(product, '/app', { account: product.demo });
  await tab.page.setViewportSize({ width: 1280, height: 800 });
  await withDiagnostics(product, tab, async () => {
    for (const [name, aim] of Object.entries(AIMS)) {
      const screen = SIGNED_IN_SCREENS.find((screen) => screen.name === name);
      assert.ok(screen, `There is no screen "${name}".`);
      await tab.page.goto(product.server.address + screen.path);
      await screen.content(tab.page).waitFor();
      await screen.open?.(tab.page);
      report[name] = { ...(await countWhenLoaded(tab.page)), aim };
    }
  });
  await tab.context.close();
});

test('counts the controls of the side panel', async () => {
  const jobs = await serveJobPages({
    '/jobs/platform': { title: 'Senior Platform Engineer', company: 'Northwind Traders' },
  });
  const browser = await openExtensionBrowser(product.server.address);
  try {
    const job = await browser.context.newPage();
    await job.goto(`${jobs.origin}/jobs/platform`);
    const panel = await browser.openPanel(job);
    await enterPanel(panel);
    report['side panel on a posting'] = { ...(await countWhenLoaded(panel)), aim: null };
  } finally {
    await browser.close();
    jobs.close();
  }
});

async function enterPanel(panel: Page): Promise<void> {
  await panel.getByRole('textbox', { name: 'Email', exact: true }).fill(product.demo.email);
  await panel.getByLabel('Password', { exact: true }).fill(product.demo.password);
  await panel.getByRole('button', { name: 'Sign In' }).click();
  await panel.getByRole('button', { name: 'Save Lead' }).waitFor();
}
