import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { ROOT } from '../webBuild.ts';
import type { Scheme } from './camera.ts';
import type { Point } from './film.ts';
import { openFilmPair, type Pair } from './filmPair.ts';
import { JOB } from './jobPage.ts';
import { pictureScale, savePicture } from './savePicture.ts';
import type { Look, Stage } from './stage.ts';
import type { Studio } from './studio.ts';
import { panelLeft, TOOLBAR_BUTTON, WINDOW } from './windowFrame.ts';

const VIDEOS: Record<Scheme, string> = {
  light: join(ROOT, 'public/demo.mp4'),
  dark: join(ROOT, 'public/demo-dark.mp4'),
};

const PANEL_LEFT = panelLeft(WINDOW);

/** Takes a picture in each color scheme. */
async function inBothSchemes(takePicture: (look: Look) => Promise<Buffer>, scale = 1) {
  const take = (scheme: Scheme) => takePicture({ size: WINDOW, scheme, scale });
  const light = await take('light');
  return { light, dark: await take('dark') };
}

/** The center of an element in the window. `left` is where its page begins. */
async function centerOf(element: Locator, left: number): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`There is no ${element} to click.`);
  return { x: left + box.x + box.width / 2, y: WINDOW.bar + box.y + box.height / 2 };
}

/**
 * Films how a posting becomes a lead with a pitch, in both color schemes. Writes the videos and their
 * posters; returns their paths.
 */
export async function recordDemoVideo(studio: Studio, stage: Stage): Promise<string[]> {
  const { job, dashboard } = studio;
  const film = openFilmPair(VIDEOS, { x: 620, y: 500 });

  /** Moves the pointer to an element, presses it, and fades to what the window shows then. */
  async function click(
    element: Locator,
    left: number,
    arrive: () => Promise<unknown>,
    takePicture: () => Promise<Pair>,
  ) {
    await film.movePointer(await centerOf(element, left));
    await element.hover();
    await film.fadeTo(await takePicture());
    await film.press();
    await element.click();
    await arrive();
    await film.fadeTo(await takePicture());
  }

  // The posting, and the panel beside it.
  film.show(await inBothSchemes(stage.jobAlone));
  await film.hold(1.2);
  await film.movePointer(TOOLBAR_BUTTON);
  await film.press();
  const panel = await studio.openPanel();
  const button = (name: string) => panel.getByRole('button', { name, exact: true });
  await button('Save Lead').waitFor();
  const withPanel = () => inBothSchemes((look) => stage.jobWithPanel(panel, look));
  for (const left of slideOf(PANEL_LEFT)) {
    film.show(await inBothSchemes((look) => stage.jobWithPanel(panel, look, left)));
    await film.hold(0.04);
  }
  await film.hold(1.8);

  // The lead.
  const tracked = panel.getByRole('status').getByText('Already tracked');
  await click(button('Save Lead'), PANEL_LEFT, () => tracked.waitFor(), withPanel);
  await film.hold(1.4);

  // The pitch.
  const generate = button('Generate Pitch');
  await click(button('Write pitch'), PANEL_LEFT, () => generate.waitFor(), withPanel);
  await film.hold(0.5);
  const stop = button('Stop');
  await click(generate, PANEL_LEFT, () => stop.waitFor(), withPanel);
  for await (const written of studio.letter.dictate()) {
    await waitForText(panel, written);
    film.show(await withPanel());
    await film.hold(0.4);
  }
  await button('Insert into page').waitFor();
  assert.equal(
    await panel.getByText(/claims? to check/).count(),
    0,
    'The letter has a marked claim.',
  );
  await film.fadeTo(await withPanel());
  await film.hold(1.5);
  const poster = await inBothSchemes(
    (look) => stage.jobWithPanel(panel, look),
    pictureScale(WINDOW),
  );

  // Into the application form.
  const letterField = job.getByRole('textbox', { name: 'Cover letter' });
  await click(
    job.getByRole('link', { name: 'Apply for this job' }),
    0,
    () => letterField.waitFor(),
    withPanel,
  );
  await film.hold(0.4);
  await click(letterField, 0, () => letterField.focus(), withPanel);
  const inserted = panel.getByText('Inserted into the page.');
  await click(button('Insert into page'), PANEL_LEFT, () => inserted.waitFor(), withPanel);
  await film.hold(1.6);

  // The dashboard.
  await film.movePointer(await centerOf(button('Open dashboard'), PANEL_LEFT));
  await film.press();
  await panel.close();
  await dashboard.bringToFront();
  await dashboard.goto(`${studio.address}/app/leads`);
  const lead = dashboard.getByRole('article', { name: JOB.title, exact: true });
  await lead.waitFor();
  const inDashboard = () => inBothSchemes(stage.dashboard);
  await film.fadeTo(await inDashboard());
  await film.hold(1.4);
  const applied = dashboard.getByRole('menuitemradio', { name: 'Applied', exact: true });
  await click(
    lead.getByRole('button', { name: /^Status/ }),
    0,
    () => applied.waitFor(),
    inDashboard,
  );
  await film.hold(0.4);
  await click(applied, 0, () => applied.waitFor({ state: 'detached' }), inDashboard);
  await film.hold(2);

  await film.end();
  const posters = [
    ...(await savePicture('demo-poster-light', poster.light)),
    ...(await savePicture('demo-poster-dark', poster.dark)),
  ];
  return [VIDEOS.light, VIDEOS.dark, ...posters];
}

/** Where the panel begins in each frame while it slides in. */
const slideOf = (end: number): number[] =>
  [0.3, 0.55, 0.74, 0.87, 0.95, 1].map((share) => WINDOW.width - share * (WINDOW.width - end));

/** Waits until the panel shows the text. It renders the pieces of a response a moment after they arrive. */
async function waitForText(panel: Page, text: string): Promise<void> {
  const shown = text.trim();
  await panel.locator('[aria-busy=true]').filter({ hasText: shown }).waitFor();
}
