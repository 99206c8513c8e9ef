/**
 * How the leads page does with 10,000 leads: `npm run bench -- leads-page [--leads N]`. The real server
 * on a folder of its own, filled by the seed command; a real Chromium. Slow figures are printed as
 * they are; only a measurement that fails ends with an error.
 */

import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../e2e/browser.ts';
import { freePort, startServer } from '../e2e/server.ts';
import { demoAccount, signIn } from '../e2e/signIn.ts';
import { openBareCards } from './leads-page/bareCards.ts';
import { type Figure, FRAME, median, table } from './leads-page/figures.ts';
import { measureKeystrokes, watchKeystrokes } from './leads-page/keystrokes.ts';
import { measureOpening, type Opening, watchOpening } from './leads-page/opening.ts';
import { measureScrolling } from './leads-page/scrolling.ts';

/** How often each opening is measured; the median counts. */
const RUNS = 5;

/** Narrows to a few, to none, and comes back letter by letter to all: many cards are drawn anew. */
const WORDS = ['engineer', 'oslo', 'design lead', 'north', 'q'];
const KEYS = WORDS.flatMap((word) => [...word, ...Array.from(word, () => 'Backspace')]);

const print = (line: string) => process.stdout.write(`${line}\n`);

async function openings(page: Page, address: string, cached: boolean): Promise<Figure[]> {
  const runs: Opening[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await measureOpening(page, address, { cached }));
  const middle = (of: keyof Opening) => median(runs.map((run) => run[of]));
  const visit = cached ? 'address (visited before)' : 'address (first visit)';
  return [
    { what: `${visit} -> first cards`, value: middle('cards'), unit: 'ms', aim: 460 },
    { what: `${visit} -> all leads`, value: middle('all'), unit: 'ms' },
    { what: '  of it waiting for GET /leads', value: middle('waiting'), unit: 'ms' },
  ];
}

/** Milliseconds of each of `KEYS` that changed what is shown. */
async function typeThrottled(page: Page, throttle: number): Promise<number[]> {
  await page.bringToFront();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  const times = await measureKeystrokes(page, KEYS);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.detach();
  return times;
}

async function keystrokes(
  page: Page,
  bare: Page,
  throttle: number,
  aim: number,
): Promise<Figure[]> {
  const times = await typeThrottled(page, throttle);
  const floor = median(await typeThrottled(bare, throttle));
  const name = throttle === 1 ? 'key -> results painted' : `  at ${throttle}x CPU throttle`;
  const late = times.filter((time) => time > aim).length;
  return [
    { what: `${name}: first`, value: times[0] ?? Number.NaN, unit: 'ms', aim },
    { what: `${name}: median of ${times.length}`, value: median(times), unit: 'ms', aim },
    { what: `${name}: worst`, value: Math.max(...times), unit: 'ms', aim },
    { what: `${name}: slower than the aim`, value: late, unit: '' },
    { what: '  median on a page of bare cards', value: floor, unit: 'ms' },
  ];
}

async function scrolling(page: Page): Promise<Figure[]> {
  await page.bringToFront();
  const devtools = await page.context().newCDPSession(page);
  const { frames, late, worst } = await measureScrolling(page, devtools, {
    distance: 12_000,
    speed: 3_000,
  });
  await devtools.detach();
  return [
    { what: `scrolling: late frames of ${frames}`, value: late, unit: '', aim: 0 },
    { what: 'scrolling: worst frame', value: worst, unit: 'ms', aim: FRAME },
  ];
}

async function measure(browser: Browser, address: string, output: string, leads: number) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await watchOpening(context, leads);
  const page = await context.newPage();
  const list = `${address}/app/leads`;
  await page.goto(list);
  await signIn(page, demoAccount(output));

  const figures = await openings(page, list, false);
  figures.push(...(await openings(page, list, true)));
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  figures.push({ what: 'elements on the page', value: nodes, unit: '', aim: 3_000 });
  const bare = await context.newPage();
  await openBareCards(bare);
  for (const each of [page, bare]) await watchKeystrokes(each);
  figures.push(...(await keystrokes(page, bare, 1, FRAME)));
  figures.push(...(await keystrokes(page, bare, 4, 50)));
  figures.push(...(await scrolling(page)));
  print(table(figures));
}

const { values } = parseArgs({ options: { leads: { type: 'string', default: '10000' } } });
const leads = Number(values.leads);
const dataDir = await mkdtemp(join(tmpdir(), 'leadside-bench-'));
const settings = { DATA_DIR: dataDir, PORT: String(await freePort()) };
try {
  const seed = ['run', '--silent', 'seed', '--', '--leads', String(leads)];
  execFileSync('npm', seed, { env: { ...process.env, ...settings }, stdio: 'inherit' });
  const server = await startServer(settings);
  try {
    const browser = await launchBrowser();
    try {
      await measure(browser, server.address, server.output(), leads);
    } finally {
      await browser.close();
    }
  } finally {
    await server.kill();
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
