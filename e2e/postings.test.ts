import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import type { LeadDraft } from '#domain/extraction/page/leadDraft.ts';
import { launchBrowser } from './browser.ts';

/* What the capture script reads in Chromium: frames, web components and time zones, which jsdom lacks. */

const EXTENSION = join(import.meta.dirname, '../extension');

let browser: Browser;
let script: string;
let port: number;
const server = createServer(async ({ url = '' }, response) => {
  const { pathname } = new URL(url, 'http://localhost');
  const html = await readFile(join(import.meta.dirname, 'postings', pathname), 'utf8').catch(
    () => '',
  );
  response.writeHead(html ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
  response.end(html.replaceAll('OTHER_SITE', `http://127.0.0.1:${port}`));
});

before(async () => {
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  assert.ok(address && typeof address === 'object');
  port = address.port;
  const { output } = (await build({
    configFile: false,
    root: EXTENSION,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: {
        input: join(EXTENSION, 'page/inject.ts'),
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput;
  script = output[0].code;
  browser = await launchBrowser();
});

after(async () => {
  await browser?.close();
  server.closeAllConnections();
  server.close();
});

async function capture(name: string, timezoneId = 'UTC'): Promise<LeadDraft> {
  const page = await browser.newPage({ timezoneId });
  await page.goto(`http://localhost:${port}/${name}`, { waitUntil: 'networkidle' });
  await page.addScriptTag({ content: script });
  const draft = await page.evaluate(() => globalThis.leadsideCapture());
  await page.close();
  return draft;
}

const times = (text: string, part: string): number => text.split(part).length - 1;

test('reads the posting in a frame of the same site, with the address of the page', async () => {
  const draft = await capture('framed.html');
  assert.equal(draft.title, 'Shift planner');
  assert.equal(draft.company, 'Ravenhall Foods');
  assert.match(draft.location, /^Leeds/);
  assert.equal(draft.compensationRange.replaceAll(' ', ''), '£31,000–£34,000ayear');
  assert.match(draft.description, /night shifts[\s\S]*Confident with spreadsheets/);
  assert.equal(draft.postUrl, `http://localhost:${port}/framed.html`);
  assert.equal(draft.frameUrl, '');
});

test('reads frames in frames, and no hidden ones', async () => {
  const draft = await capture('nested.html');
  assert.deepEqual([draft.title, draft.company], ['Shift planner', 'Ravenhall Foods']);
  assert.ok(!draft.pageText.includes('Hidden operator'));
});

test('links to the frame of another site that holds the posting', async () => {
  const { frameUrl } = await capture('other-site.html');
  assert.equal(frameUrl, `http://127.0.0.1:${port}/posting.html?in_iframe=1`);
  assert.equal((await capture('video.html')).frameUrl, '');
});

test('reads web components, each text once', async () => {
  const draft = await capture('shadow-root.html');
  assert.equal(draft.title, 'Roastery technician');
  assert.equal(draft.company, 'Kestrel Coffee Ltd');
  assert.equal(draft.location, 'Porto, Portugal');
  assert.equal(draft.compensationRange.replaceAll(' ', ''), '€28,000–€32,000peryear');
  for (const task of ['Maintain two drum roasters', 'Write the maintenance log']) {
    assert.equal(times(draft.description, task), 1);
  }
});

test('reads what a page puts into the slots of components', async () => {
  const draft = await capture('slots.html');
  assert.equal(draft.title, 'Ferry deckhand');
  assert.equal(times(draft.pageText, 'Helsingør, Denmark'), 1);
  assert.equal(times(draft.pageText, 'Moor the ferry at four piers'), 1);
  assert.doesNotMatch(draft.pageText, /Not shown|Ask us|No title/);
});

test('shows the day of an instant where the user is', async () => {
  for (const [zone, closesAt, postedAt] of [
    ['America/Vancouver', '2027-01-15', '2026-12-17'],
    ['America/Los_Angeles', '2027-01-15', '2026-12-17'],
    ['Europe/Oslo', '2027-01-16', '2026-12-18'],
  ] as const) {
    const draft = await capture('deadline-instant.html', zone);
    assert.deepEqual([zone, draft.closesAt, draft.postedAt], [zone, closesAt, postedAt]);
  }
});
