import type { Page } from 'playwright-core';
import { createCamera, type Scheme } from './camera.ts';
import { JOB_ADDRESS } from './jobPage.ts';
import type { Studio } from './studio.ts';
import { panelLeft, WINDOW, type WindowFrame, type WindowSize } from './windowFrame.ts';

/** The name in the address bar for the dashboard. */
const DASHBOARD_HOST = 'leadside.example';

/** How a window is shown. */
export interface Look {
  size: WindowSize;
  scheme: Scheme;
  scale: number;
}

/** Windows of the running product, as raw RGB pictures. */
export interface Stage {
  /** The job posting over the whole window. */
  jobAlone: (look: Look) => Promise<Buffer>;
  /** The job posting with the side panel, which begins at `left` while it slides in. */
  jobWithPanel: (panel: Page, look: Look, left?: number) => Promise<Buffer>;
  dashboard: (look: Look) => Promise<Buffer>;
}

export function createStage({ job, dashboard }: Studio, frame: WindowFrame): Stage {
  const camera = createCamera(job.context());

  async function photograph(page: Page, width: number, { size, scheme, scale }: Look) {
    await page.emulateMedia({ colorScheme: scheme });
    return camera.photograph(page, { width, height: size.height - WINDOW.bar, scale });
  }

  return {
    async jobAlone(look) {
      const page = await photograph(job, look.size.width, look);
      return frame.draw({ ...look, address: JOB_ADDRESS, page });
    },
    async jobWithPanel(panel, look, left = panelLeft(look.size)) {
      const page = await photograph(job, panelLeft(look.size), look);
      const picture = await photograph(panel, WINDOW.panel, look);
      return frame.draw({ ...look, address: JOB_ADDRESS, page, panel: { picture, left } });
    },
    async dashboard(look) {
      const page = await photograph(dashboard, look.size.width, look);
      const { pathname } = new URL(dashboard.url());
      return frame.draw({ ...look, address: DASHBOARD_HOST + pathname, page });
    },
  };
}
