import type { Page } from 'playwright-core';
import type { Scheme } from './camera.ts';
import { JOB } from './jobPage.ts';
import { PICTURE_SCALE, savePicture } from './savePicture.ts';
import type { Look, Stage } from './stage.ts';
import type { Studio } from './studio.ts';

const SCHEMES: readonly Scheme[] = ['light', 'dark'];

/** Saves `{name}-light` and `{name}-dark` of a window. Returns the paths. */
async function inBothSchemes(name: string, takePicture: (look: Look) => Promise<Buffer>) {
  const paths: string[] = [];
  for (const scheme of SCHEMES) {
    const picture = await takePicture({ scheme, scale: PICTURE_SCALE });
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
  await reopenPitch(dashboard);
  const pitch = await inBothSchemes('pitch', stage.dashboard);

  await open('/app/leads');
  const lead = dashboard.getByRole('article', { name: JOB.title, exact: true });
  await lead.getByRole('button', { name: /^Status/ }).click();
  await dashboard.getByRole('menuitemradio').first().waitFor();
  const tracking = await inBothSchemes('tracking', stage.dashboard);

  await open('/app/leads?status=interviewing');
  await dashboard.getByRole('button', { name: 'View Details' }).first().click();
  await dashboard.getByRole('dialog').waitFor();
  const organization = await inBothSchemes('organization', stage.dashboard);
  return [...pitch, ...tracking, ...organization];
}

async function reopenPitch(dashboard: Page): Promise<void> {
  await dashboard.getByRole('button', { name: `${JOB.title}, ${JOB.company}` }).click();
  await dashboard.getByText('Draft ready').waitFor();
  await dashboard.evaluate(() => window.scrollTo(0, 0));
}
