/*
 * `npm run record`: records the site's screenshots and demo video from the running product, into `public`.
 * Needs Chromium and ffmpeg.
 */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { launchBrowser } from '../e2e/browser.ts';
import { endPieces, writePieces } from '../server/testing/fakeModel.ts';
import {
  BAR,
  draw,
  PANEL,
  SCHEMES,
  type Scene,
  type Size,
  windowHtml,
} from './record/drawWindow.ts';
import { createFilm, FILM } from './record/film.ts';
import { LINK_PREVIEW } from './record/linkPreview.ts';
import { JOB_ADDRESS, openStudio } from './record/openStudio.ts';
import { ffmpeg, savePicture } from './record/saveMedia.ts';
import { ROOT } from './webBuild.ts';

const TITLE = 'Senior Frontend Engineer';

/** Only facts of the demo profile and the posting, so that no claim is marked. */
const LETTER = `Dear Northwind team,

I'm applying for the ${TITLE} role. You want an ordering portal that is fast, calm and accessible. For eleven years I have built interfaces that people use all day.

As Lead Frontend Engineer at Wetterstein Systems, I led the rebuild of a portal for 40 municipal utilities. Support calls fell by a third. Before that, I built a design system for five products at Quillfeather Studio.

I work in TypeScript and React, I hold the CPACC certification, and I enjoy mentoring.

Could we talk next week?

Best regards,
Mara Lindqvist`;

/** A few words at a time: the server ends a letter that takes longer than a minute. */
const PIECES = LETTER.match(/(?:\S+\s*){1,5}/g) ?? [];

/** The site shows feature screenshots at about half their size, so their window is smaller. */
const FEATURE: Size = { width: 1024, height: 640, scale: 2.5 };

await ffmpeg(['-version']);
await using cleanup = new AsyncDisposableStack();
const folder = await mkdtemp(join(tmpdir(), 'leadside-record-'));
cleanup.defer(() => rm(folder, { recursive: true, force: true }));
const drawings = cleanup.use(await launchBrowser());
const { origin, dashboard, job, openPanel, letterRequest } = await openStudio(cleanup);
const film = createFilm(drawings, folder);

async function savePictures(name: string, scene: Scene, size = FEATURE) {
  for (const scheme of SCHEMES) {
    const html = await windowHtml(scene, scheme, size);
    await savePicture(`${name}-${scheme}`, await draw(drawings, html, size));
  }
}

/** Moves the pointer to the center of an element. */
async function pointAt(element: Locator, { panel }: Scene) {
  const box = await element.boundingBox();
  assert.ok(box, `There is no ${element} to click.`);
  const left = element.page() === panel ? FILM.width - PANEL : 0;
  film.movePointer({ x: left + box.x + box.width / 2, y: BAR + box.y + box.height / 2 });
}

/** Clicks an element, waits for another one, and keeps what the window shows then for so many seconds. */
async function click(element: Locator, scene: Scene, result: Locator, seconds: number) {
  await pointAt(element, scene);
  await element.hover();
  await film.fadeTo(scene, 0.2);
  film.press();
  await element.click();
  await result.waitFor();
  await film.fadeTo(scene, seconds);
}

// The posting, and the panel beside it.
const posting: Scene = { address: JOB_ADDRESS, tab: job };
await film.fadeTo(posting, 1.2);
film.movePointer({ x: FILM.width - 28, y: BAR / 2 });
film.press();
const panel = await openPanel();
const button = (name: string) => panel.getByRole('button', { name, exact: true });
await button('Save Lead').waitFor();
const beside: Scene = { ...posting, panel };
await savePictures('capture', beside);
for (const share of [0.7, 0.45, 0.26, 0.13, 0.05]) {
  await film.cutTo({ ...beside, hidden: share * PANEL }, 0.04);
}
await film.cutTo(beside, 1.8);

// The lead.
const tracked = panel.getByRole('link', { name: 'Tracked', exact: true });
await click(button('Save Lead'), beside, tracked, 1.6);

// The pitch.
const generate = panel.getByRole('button', { name: /^Write with / });
await click(panel.getByRole('link', { name: 'Write pitch' }), beside, generate, 0.7);
await click(generate, beside, button('Stop'), 0.2);
const response = await letterRequest;
let written = '';
for (const piece of PIECES) {
  writePieces(response, piece);
  written += piece;
  await panel.waitForFunction(
    (text) => document.querySelector<HTMLTextAreaElement>('[aria-busy]')?.value.includes(text),
    written.trim(),
  );
  await film.cutTo(beside, 0.4);
}
endPieces(response);
await button('Insert').waitFor();
const claims = await panel.getByText(/\d to check/).count();
assert.equal(claims, 0, 'The letter has a marked claim.');
await film.fadeTo(beside, 1.7);
await savePictures('demo-poster', beside, { ...FILM, scale: 2 });

// Into the application form.
const letterField = job.getByRole('textbox', { name: 'Cover letter' });
const apply = job.getByRole('link', { name: 'Apply for this job' });
await click(apply, beside, letterField, 0.6);
await click(letterField, beside, letterField, 0.2);
const inserted = panel.getByText('Inserted into the page.');
await click(button('Insert'), beside, inserted, 1.8);

// The dashboard.
await pointAt(button('Open dashboard'), beside);
film.press();
await panel.close();
await dashboard.bringToFront();
const open = (path: string) => dashboard.goto(origin + path);
const inDashboard = (path: string): Scene => ({
  address: `leadside.example${path}`,
  tab: dashboard,
});
await open('/app/leads');
const lead = dashboard.getByRole('article', { name: TITLE, exact: true });
await lead.waitFor();
const leads = inDashboard('/app/leads');
await film.fadeTo(leads, 1.6);
const applied = dashboard.getByRole('menuitemradio', { name: 'Applied', exact: true });
const status = lead.getByRole('button', { name: /^Status/ });
await click(status, leads, applied, 0.6);
await click(applied, leads, dashboard.getByText('Moved to Applied'), 2.2);

// The pages of the dashboard, with the pitch of the film.
await open('/app/pitches');
await dashboard.getByRole('button', { name: 'Close sidebar' }).click();
await dashboard.getByRole('link', { name: `${TITLE} Northwind Traders` }).click();
await dashboard.getByRole('textbox', { name: 'Letter' }).waitFor();
// Nothing is hovered.
await dashboard.mouse.move(0, 0);
await dashboard.evaluate(() => window.scrollTo(0, 0));
await savePictures('pitch', inDashboard('/app/pitches'));
await open('/app');
await dashboard.getByRole('region', { name: 'Today' }).waitFor();
await savePictures('tracking', inDashboard('/app'));
await open('/app/leads?view=board');
const interviewing = dashboard.getByRole('region', { name: 'Interviewing' });
await interviewing.getByRole('group').first().waitFor();
await savePictures('organization', leads);

await film.save('light', join(ROOT, 'public/demo.mp4'));
await film.save('dark', join(ROOT, 'public/demo-dark.mp4'));

const preview = await draw(drawings, LINK_PREVIEW, { width: 1200, height: 630, scale: 1 });
await writeFile(join(ROOT, 'public/media/og.png'), preview);
