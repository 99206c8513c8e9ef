import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { font, palettes, radius } from '../../src/ui/theme.ts';
import { ROOT } from '../webBuild.ts';

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** A size in CSS pixels, and the device pixels for each of them. */
export interface Size {
  width: number;
  height: number;
  scale: number;
}

/** The height of the window's bar and the width of the side panel, in CSS pixels. */
export const BAR = 40;
export const PANEL = 400;

/** What a browser window shows. */
export interface Scene {
  address: string;
  tab: Page;
  panel?: Page;
  /** How much of the side panel is outside the window while it slides in, in CSS pixels. */
  hidden?: number;
}

const fontFace = (family: string, style: string, file: string) => {
  const data = readFileSync(join(ROOT, 'node_modules/@fontsource-variable', file), 'base64');
  return `@font-face { font-family: '${family} Variable'; font-style: ${style}; font-weight: 100 900;
    src: url(data:font/woff2;base64,${data}); }`;
};

/** The product's fonts as CSS without requests. */
export const FONTS = [
  fontFace('Geist', 'normal', 'geist/files/geist-latin-wght-normal.woff2'),
  fontFace('Newsreader', 'normal', 'newsreader/files/newsreader-latin-opsz-normal.woff2'),
  fontFace('Newsreader', 'italic', 'newsreader/files/newsreader-latin-opsz-italic.woff2'),
].join('\n');

/** Draws HTML as a PNG. */
export async function draw(browser: Browser, html: string, size: Size): Promise<Buffer> {
  const page = await browser.newPage({ viewport: size, deviceScaleFactor: size.scale });
  await page.setContent(html);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

const sessions = new WeakMap<Page, CDPSession>();

/** Playwright can't resize the side panel, which isn't a tab, nor change the scale of a page. */
async function photograph(page: Page, scheme: Scheme, { width, height, scale }: Size) {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  const metrics = { width, height: height - BAR, deviceScaleFactor: scale, mobile: false };
  await session.send('Emulation.setDeviceMetricsOverride', metrics);
  await page.emulateMedia({ colorScheme: scheme });
  // No picture shows a half-done transition.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
    const endless = Number.POSITIVE_INFINITY;
    const running = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== endless);
    await Promise.allSettled(running.map(({ finished }) => finished));
    await new Promise(requestAnimationFrame);
  });
  const { data } = await session.send('Page.captureScreenshot', { format: 'png' });
  return `<img src="data:image/png;base64,${data}">`;
}

/** Photographs a tab and its side panel, and returns a page that shows them in a browser window. */
export async function windowHtml(scene: Scene, scheme: Scheme, size: Size): Promise<string> {
  const { address, panel, hidden = 0 } = scene;
  const width = panel ? size.width - PANEL : size.width;
  const tab = await photograph(scene.tab, scheme, { ...size, width });
  const beside = panel && (await photograph(panel, scheme, { ...size, width: PANEL }));
  const color = palettes[scheme];
  return `<!doctype html><style>${FONTS}
    * { box-sizing: border-box; margin: 0; }
    body { overflow: hidden; background: ${color.paper}; }
    header { display: flex; gap: 8px; align-items: center; height: ${BAR}px; padding: 0 12px 0 16px;
      border-bottom: 1px solid ${color.line}; background: ${color.sunken}; color: ${color.ink2};
      font: 13px/1 ${font.sans}; }
    i { width: 10px; height: 10px; border-radius: 50%; background: ${color.line2}; }
    span { flex: 1; margin: 0 12px; padding: 7px 14px; border-radius: 99px; background: ${color.surface}; }
    b { display: grid; place-items: center; width: 32px; height: 28px; border-radius: ${radius.control};
      background: ${panel ? color.accentSoft : 'none'}; }
    img { position: absolute; height: calc(100vh - ${BAR}px); }
    aside { position: absolute; right: ${-hidden}px; width: ${PANEL}px; height: 100vh;
      box-shadow: -1px 0 ${color.line2}; }
  </style>
  <header><i></i><i></i><i></i><span>${address}</span>
    <b><svg width="18" height="18" viewBox="0 0 22 22">
      <path d="M6 0h7v22H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6Z" fill="${color.ink}" />
      <path d="M13 0h3a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6h-3Z" fill="${color.accent}" />
    </svg></b></header>
  ${tab}${beside ? `<aside>${beside}</aside>` : ''}`;
}
