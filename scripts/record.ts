/*
 * `npm run record`: records the site's screenshots and demo video from the running product, into `public`.
 * Needs Chromium and ffmpeg.
 */
import { statSync } from 'node:fs';
import { relative } from 'node:path';
import { recordDemoVideo } from './record/demoVideo.ts';
import { requireFfmpeg } from './record/film.ts';
import { drawOgPicture } from './record/ogPicture.ts';
import { recordCapture, recordDashboard } from './record/screenshots.ts';
import { createStage } from './record/stage.ts';
import { openStudio } from './record/studio.ts';
import { openWindowFrame } from './record/windowFrame.ts';
import { ROOT } from './webBuild.ts';

function report(paths: readonly string[]): void {
  for (const path of paths) {
    const size = `${Math.round(statSync(path).size / 1000)} kB`;
    process.stdout.write(`${relative(ROOT, path)} ${size}\n`);
  }
}

requireFfmpeg();
const frame = await openWindowFrame();
const studio = await openStudio().catch(async (error) => {
  await frame.close();
  throw error;
});
try {
  const stage = createStage(studio, frame);
  report(await recordCapture(studio, stage));
  report(await recordDemoVideo(studio, stage));
  report(await recordDashboard(studio, stage));
  report([await drawOgPicture()]);
} finally {
  await frame.close();
  await studio.close();
}
