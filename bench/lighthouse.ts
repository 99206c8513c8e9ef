/**
 * Lighthouse on a phone: `npm run bench -- lighthouse [--leads N] [--runs N]`. Measures the landing page
 * and the leads page signed in, the median of three runs each, on a real server and a real Chromium. npm
 * fetches Lighthouse on the first run: at 176 MB it's too large for a dependency that nothing else needs.
 */

import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { chromiumPath, FLAGS } from '../e2e/browser.ts';
import { freePort, type RunningServer, startServer } from '../e2e/server.ts';
import { demoAccount, signIn } from '../e2e/signIn.ts';
import { type Figure, median, table } from './figures.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';

/** The names of a Lighthouse report's parts, and the scores to reach. */
interface Target {
  path: string;
  isSignedIn: boolean;
  scores: Record<string, number>;
}

const TARGETS: Target[] = [
  {
    path: '/',
    isSignedIn: false,
    scores: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 },
  },
  // Search engines may not read it, so it has no SEO score.
  {
    path: '/app/leads',
    isSignedIn: true,
    scores: { performance: 90, accessibility: 100, 'best-practices': 100 },
  },
];

const METRICS = {
  'first-contentful-paint': 'first contentful paint',
  'largest-contentful-paint': 'largest contentful paint',
  'total-blocking-time': 'total blocking time',
} as const;

const LAYOUT_SHIFT = 'cumulative-layout-shift';

interface Report {
  finalDisplayedUrl: string;
  categories: Record<string, { score: number }>;
  audits: Record<string, { score: number | null; title: string; numericValue?: number }>;
}

const run = promisify(execFile);

/** One run in the browser with this debugging port. */
async function audit(url: string, port: number, directory: string): Promise<Report> {
  const file = join(directory, 'report.json');
  const options = ['--output=json', `--output-path=${file}`, '--quiet', `--port=${port}`];
  await run('npm', [
    ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url],
    ...[...options, '--disable-storage-reset'],
  ]);
  const report: Report = JSON.parse(await readFile(file, 'utf8'));
  if (report.finalDisplayedUrl !== url) {
    throw new Error(`Lighthouse was redirected from ${url} to ${report.finalDisplayedUrl}.`);
  }
  return report;
}

/** The median scores and times of several reports, and what costs points in the last one. */
function figuresOf({ path, scores }: Target, reports: Report[]): Figure[] {
  const middle = (value: (report: Report) => number) => Math.round(median(reports.map(value)));
  const shift = median(reports.map(({ audits }) => audits[LAYOUT_SHIFT]?.numericValue ?? 0));
  for (const { score, title } of Object.values(reports.at(-1)?.audits ?? {})) {
    if (score === 0) process.stdout.write(`${path}: ${title}\n`);
  }
  return [
    ...Object.entries(scores).map(([category, aim]) => ({
      what: `${path}: ${category}, at least ${aim}`,
      value: middle(({ categories }) => (categories[category]?.score ?? 0) * 100),
      unit: '' as const,
    })),
    ...Object.entries(METRICS).map(([id, name]) => ({
      what: `${path}: ${name}`,
      value: middle(({ audits }) => audits[id]?.numericValue ?? 0),
      unit: 'ms' as const,
    })),
    {
      what: `${path}: cumulative layout shift, in thousandths`,
      value: Math.round(shift * 1000),
      unit: '' as const,
    },
  ];
}

/** Chromium prints its address on standard error when it's ready, and hangs when that isn't read anymore. */
const debuggingAddress = (browser: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    browser.once('exit', () => reject(new Error('Chromium ended.')));
    browser.stderr?.on('data', (text: Buffer) => {
      const [, address] = /DevTools listening on (\S+)/.exec(String(text)) ?? [];
      if (address) resolve(address);
    });
  });

/** Signs in with the demo account. The session belongs to the browser, and Lighthouse opens its tabs there. */
async function signInAt(address: string, server: RunningServer): Promise<void> {
  const connection = await chromium.connectOverCDP(address);
  const page = await connection.contexts()[0]?.newPage();
  if (!page) throw new Error('Chromium has no window.');
  await page.goto(`${server.address}/login`);
  await signIn(page, demoAccount(server.output()));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.close();
  await connection.close();
}

const { values } = parseArgs({
  options: {
    leads: { type: 'string', default: '100' },
    runs: { type: 'string', default: '3' },
  },
});
const directory = await mkdtemp(join(tmpdir(), 'leadside-bench-'));
const settings = { DATA_DIR: join(directory, 'data'), PORT: String(await freePort()) };
try {
  const seed = ['run', '--silent', 'seed', '--', '--leads', values.leads];
  execFileSync('npm', seed, { env: { ...process.env, ...settings }, stdio: 'inherit' });
  const server = await startServer(settings);
  const debuggingPort = await freePort();
  // Lighthouse hangs in a browser that Playwright has started.
  const browser = spawn(
    chromiumPath(),
    [
      ...FLAGS,
      `--remote-debugging-port=${debuggingPort}`,
      `--user-data-dir=${directory}/profile`,
      // Lighthouse keeps the storage, and with it the session. Each run must fetch all files.
      '--disk-cache-size=1',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  try {
    const address = await debuggingAddress(browser);
    const figures: Figure[] = [];
    for (const target of TARGETS) {
      if (target.isSignedIn) await signInAt(address, server);
      const reports: Report[] = [];
      while (reports.length < Number(values.runs)) {
        reports.push(await audit(server.address + target.path, debuggingPort, directory));
      }
      figures.push(...figuresOf(target, reports));
    }
    process.stdout.write(`${table(figures)}\n`);
  } finally {
    browser.kill();
    await once(browser, 'exit');
    await server.kill();
  }
} finally {
  await rm(directory, { recursive: true, force: true });
}
