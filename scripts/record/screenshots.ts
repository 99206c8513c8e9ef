import type { Page } from 'playwright-core';
import { SCHEMES } from './camera.ts';
import { JOB } from './jobPage.ts';
import { pictureScale, savePicture } from './savePicture.ts';
import type { Look, Stage } from './stage.ts';
import type { Studio } from './studio.ts';
import { SMALL_WINDOW } from './windowFrame.ts';

/** Saves `{name}-light` and `{name}-dark` of a window. Returns the paths. */
async function inBothSchemes(name: string, takePicture: (look: Look) => Promise<Buffer>) {
  const paths: string[] = [];
  for (const scheme of SCHEMES) {
    const scale = pictureScale(SMALL_WINDOW);
    const picture = await takePicture({ size: SMALL_WINDOW, scheme, scale });
    paths.push(...(await savePicture(`${name}-${scheme}`, picture)));
  }
  return paths;
}

/** The posting beside the panel, which has read it. Nothing is saved. */
export async function recordCapture(studio: Studio, stage: Stage): Promise<string[]> {
  const panel = await studio.openPanel();
  await panel.getByRole('button', { name: 'Save Lead' }).waitFor();
  const paths = await inBothSchemes('capture', (look) => stage.jobWithPanel(panel, look));
  await panel.close();
  return paths;
}

/** The pages of the dashboard. The film must have saved the lead and its pitch before. */
export async function recordDashboard(studio: Studio, stage: Stage): Promise<string[]> {
  const { dashboard } = studio;
  const open = (path: string) => dashboard.goto(studio.address + path);
  await dashboard.bringToFront();

  await open('/app/pitches');
  await dashboard.getByRole('button', { name: 'Close sidebar' }).click();
  await openPitch(dashboard);
  const pitch = await inBothSchemes('pitch', stage.dashboard);

  await open('/app');
  await dashboard.getByRole('region', { name: 'Today' }).waitFor();
  const tracking = await inBothSchemes('tracking', stage.dashboard);

  await open('/app/leads?view=board');
  await dashboard
    .getByRole('region', { name: 'Interviewing' })
    .getByRole('group')
    .first()
    .waitFor();
  const organization = await inBothSchemes('organization', stage.dashboard);
  return [...pitch, ...tracking, ...organization];
}

/** Fills in the form from the lead, and opens the pitch that the film has written for it. */
async function openPitch(dashboard: Page): Promise<void> {
  const name = `${JOB.title}, ${JOB.company}`;
  await dashboard.getByRole('combobox', { name: 'Or choose one of your leads' }).click();
  await dashboard.getByRole('option', { name }).click();
  await dashboard.getByRole('button', { name }).click();
  await dashboard.getByText('Draft ready').waitFor();
  await lookFromTop(dashboard);
}

/** Scrolls to the top and takes the mouse away, so that nothing is hovered. */
async function lookFromTop(dashboard: Page): Promise<void> {
  await dashboard.mouse.move(0, 0);
  await dashboard.evaluate(() => window.scrollTo(0, 0));
}
