/**
 * The leads page with 10,000 leads: `npm run bench -- leads-page [--leads N]`. Runs the real server on a
 * seeded folder of its own and a real Chromium. Slow figures are only printed, they don't fail the bench.
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
import { type Figure, median, table } from './leads-page/figures.ts';
import { measureKeystrokes, watchKeystrokes } from './leads-page/keystrokes.ts';
import { measureOpening, watchOpening } from './leads-page/opening.ts';
import { measureScrolling } from './leads-page/scrolling.ts';

/** Openings per median. */
const RUNS = 5;

/** A keystroke may take this many times as long as on a page of bare cards. */
const TIMES_BARE = 3;

const MAX_ELEMENTS = 3_000;

/** Each word narrows the list to a few leads or none, and removing it letter by letter restores all. */
const WORDS = ['engineer', 'oslo', 'design lead', 'north', 'q'];
const KEYS = WORDS.flatMap((word) => [...word, ...Array.from(word, () => 'Backspace')]);

async function openings(page: Page, address: string, visit: 'first' | 'repeat'): Promise<Figure[]> {
  const runs: Awaited<ReturnType<typeof measureOpening>>[] = [];
  for (let run = 0; run < RUNS; run++) {
    runs.push(await measureOpening(page, address, { cached: visit === 'repeat' }));
  }
  return [
    {
      what: `${visit} visit: first cards`,
      value: median(runs.map((run) => run.cards)),
      unit: 'ms',
    },
    { what: `${visit} visit: all leads`, value: median(runs.map((run) => run.all)), unit: 'ms' },
  ];
}

async function keystrokes(page: Page, bare: Page, throttle: number): Promise<Figure[]> {
  const times = await measureKeystrokes(page, KEYS, throttle);
  const floor = median(await measureKeystrokes(bare, KEYS, throttle));
  const name = throttle === 1 ? 'keystroke' : `keystroke, CPU ${throttle}x slower`;
  return [
    { what: `${name}: bare cards, median`, value: floor, unit: 'ms' },
    { what: `${name}: median`, value: median(times), unit: 'ms', aim: TIMES_BARE * floor },
    { what: `${name}: worst`, value: Math.max(...times), unit: 'ms' },
  ];
}

async function scrolling(page: Page): Promise<Figure[]> {
  const { frames, late, worst } = await measureScrolling(page, { distance: 12_000, speed: 3_000 });
  return [
    { what: `scrolling: late frames of ${frames}`, value: late, unit: '' },
    { what: 'scrolling: worst frame', value: worst, unit: 'ms' },
  ];
}

async function measure(
  browser: Browser,
  address: string,
  output: string,
  leads: number,
): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await watchOpening(context, leads);
  const page = await context.newPage();
  const list = `${address}/app/leads`;
  await page.goto(list);
  await signIn(page, demoAccount(output));

  const figures = await openings(page, list, 'first');
  figures.push(...(await openings(page, list, 'repeat')));
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  figures.push({ what: 'elements on the page', value: elements, unit: '', aim: MAX_ELEMENTS });
  const bare = await context.newPage();
  await openBareCards(bare);
  for (const each of [page, bare]) await watchKeystrokes(each);
  figures.push(...(await keystrokes(page, bare, 1)));
  figures.push(...(await keystrokes(page, bare, 4)));
  figures.push(...(await scrolling(page)));
  return figures;
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
      const figures = await measure(browser, server.address, server.output(), leads);
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
