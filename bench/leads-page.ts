/**
 * The leads page with 10,000 leads: `npm run bench -- leads-page [--leads N] [--runs N]`. Runs the real server on a
 * seeded data folder and a real Chromium. Slow figures are only printed, they don't fail the bench.
 */

import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { LEAD_LAYOUTS } from '#domain/contract/enums.ts';
import { launchBrowser } from '../e2e/browser.ts';
import { freePort, startServer } from '../e2e/server.ts';
import { demoAccount, signIn } from '../e2e/signIn.ts';
import { type Figure, median, table } from './figures.ts';
import { openBareCards } from './leads-page/bareCards.ts';
import { measureKeystrokes, watchKeystrokes } from './leads-page/keystrokes.ts';

const { values } = parseArgs({
  options: {
    leads: { type: 'string', default: '10000' },
    /** Openings per median, and words that are typed. */
    runs: { type: 'string', default: '5' },
  },
});
const leads = Number(values.leads);
const RUNS = Number(values.runs);

/** A keystroke may take this many times as long as on a page of bare cards. */
const TIMES_BARE = 2.5;

/** Milliseconds that no keystroke may take. */
const LONGEST_KEY = 100;

const MAX_ELEMENTS = 3_000;

/** Each word narrows the list to a few leads or none, and removing it letter by letter restores all. */
const WORDS = ['engineer', 'oslo', 'design lead', 'north', 'q'].slice(0, RUNS);
const KEYS = WORDS.flatMap((word) => [...word, ...Array.from(word, () => 'Backspace')]);

/** Milliseconds until all leads are shown, with or without the browser's cache. */
async function openings(page: Page, url: string, cached: boolean): Promise<Figure> {
  const all = page.getByText(`${leads.toLocaleString('en-US')} leads`, { exact: true });
  const devtools = await page.context().newCDPSession(page);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.goto('about:blank');
    if (!cached) await devtools.send('Network.clearBrowserCache');
    await page.goto(url);
    await all.waitFor();
    times.push(await page.evaluate(() => performance.now()));
  }
  await devtools.detach();
  const what = `${cached ? 'repeat' : 'first'} visit: all leads`;
  return { what, value: median(times), unit: 'ms' };
}

async function keystrokes(
  layout: string,
  page: Page,
  bare: Page,
  throttle: number,
): Promise<Figure[]> {
  const times = await measureKeystrokes(page, KEYS, throttle);
  // Again, when the browser has compiled what a search runs.
  const warm = await measureKeystrokes(page, KEYS, throttle);
  const floor = median(await measureKeystrokes(bare, KEYS, throttle));
  const name = `${layout}: ${throttle === 1 ? 'keystroke' : `keystroke, CPU ${throttle}x slower`}`;
  return [
    { what: `${name}: bare cards, median`, value: floor, unit: 'ms' },
    { what: `${name}: median`, value: median(times), unit: 'ms', aim: TIMES_BARE * floor },
    { what: `${name}: worst`, value: Math.max(...times), unit: 'ms', aim: LONGEST_KEY },
    { what: `${name}: warm, median`, value: median(warm), unit: 'ms', aim: TIMES_BARE * floor },
    { what: `${name}: warm, worst`, value: Math.max(...warm), unit: 'ms', aim: LONGEST_KEY },
  ];
}

async function measure(browser: Browser, address: string, output: string): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const list = `${address}/app/leads`;
  await page.goto(list);
  await signIn(page, demoAccount(output));

  const figures = [await openings(page, list, false), await openings(page, list, true)];
  const bare = await context.newPage();
  await openBareCards(bare);
  await watchKeystrokes(bare);
  for (const layout of LEAD_LAYOUTS) {
    await page.bringToFront();
    await page.goto(`${list}?view=${layout}`);
    await page.locator('main [data-row]').first().waitFor();
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    figures.push({ what: `${layout}: elements`, value: elements, unit: '', aim: MAX_ELEMENTS });
    await watchKeystrokes(page);
    figures.push(...(await keystrokes(layout, page, bare, 1)));
    figures.push(...(await keystrokes(layout, page, bare, 4)));
  }
  return figures;
}

const dataDir = await mkdtemp(join(tmpdir(), 'leadside-bench-'));
const settings = { DATA_DIR: dataDir, PORT: String(await freePort()) };
try {
  const seed = ['run', '--silent', 'seed', '--', '--leads', String(leads)];
  execFileSync('npm', seed, { env: { ...process.env, ...settings }, stdio: 'inherit' });
  const server = await startServer(settings);
  try {
    const browser = await launchBrowser();
    try {
      const figures = await measure(browser, server.address, server.output());
      process.stdout.write(`${table(figures)}\n`);
    } finally {
      await browser.close();
    }
  } finally {
    await server.kill();
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
