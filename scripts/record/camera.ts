import type { BrowserContext, CDPSession, Page } from 'playwright-core';

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

interface View {
  width: number;
  height: number;
  /** Device pixels per CSS pixel. */
  scale: number;
}

/** Takes screenshots of tabs and of the side panel, which isn't a tab. */
export interface Camera {
  /** Gives the page this size. */
  frame: (page: Page, view: View) => Promise<void>;
  /** A PNG of the page as it is now. With a view, the page first gets that size. */
  photograph: (page: Page, view?: View) => Promise<Buffer>;
}

export function createCamera(context: BrowserContext): Camera {
  const sessions = new Map<Page, CDPSession>();

  async function sessionOf(page: Page): Promise<CDPSession> {
    const known = sessions.get(page);
    if (known) return known;
    const session = await context.newCDPSession(page);
    sessions.set(page, session);
    await session.send('Emulation.setScrollbarsHidden', { hidden: true });
    return session;
  }

  async function frame(page: Page, { width, height, scale }: View): Promise<void> {
    const session = await sessionOf(page);
    const metrics = { width, height, deviceScaleFactor: scale, mobile: false };
    await session.send('Emulation.setDeviceMetricsOverride', metrics);
  }

  return {
    frame,
    async photograph(page, view) {
      if (view) await frame(page, view);
      await waitForStillPage(page);
      const session = await sessionOf(page);
      const { data } = await session.send('Page.captureScreenshot', { format: 'png' });
      return Buffer.from(data, 'base64');
    },
  };
}

/** Waits for fonts and transitions, so that no picture shows a half-done state. */
const waitForStillPage = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
    const endless = (animation: Animation) =>
      animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
    const running = document.getAnimations().filter((animation) => !endless(animation));
    await Promise.allSettled(running.map(({ finished }) => finished));
    await new Promise(requestAnimationFrame);
  });
