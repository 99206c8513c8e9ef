import sharp from 'sharp';
import { launchBrowser } from '../../e2e/browser.ts';
import { font, palettes, radius } from '../../src/ui/theme.ts';
import type { Scheme } from './camera.ts';
import { embeddedFonts } from './embeddedFonts.ts';

export interface WindowSize {
  width: number;
  height: number;
}

/** The drawn browser window of the film, in CSS pixels. */
export const WINDOW = { width: 1280, height: 800, bar: 40, panel: 400 } as const;

/** The window of the feature screenshots, which the site shows at about half their size. */
export const SMALL_WINDOW: WindowSize = { width: 1024, height: 640 };

/** Where the panel begins when it's open. */
export const panelLeft = ({ width }: WindowSize): number => width - WINDOW.panel;

/** The center of the extension's button in the bar. */
export const TOOLBAR_BUTTON = { x: WINDOW.width - 28, y: WINDOW.bar / 2 };

interface WindowContent {
  size: WindowSize;
  address: string;
  page: Buffer;
  /** The side panel. `left` is where it begins while it slides in, in CSS pixels. */
  panel?: { picture: Buffer; left?: number };
  scheme: Scheme;
  /** Device pixels per CSS pixel, also of the screenshots. */
  scale: number;
}

export interface WindowFrame {
  /** Draws the window around screenshots. The result is a raw RGB picture. */
  draw: (content: WindowContent) => Promise<Buffer>;
  close: () => Promise<void>;
}

function barHtml(address: string, scheme: Scheme, isPanelOpen: boolean): string {
  const color = palettes[scheme];
  return `<!doctype html><style>${embeddedFonts()}
    * { box-sizing: border-box; margin: 0; }
    body { display: flex; gap: 8px; align-items: center; height: ${WINDOW.bar}px; padding: 0 12px 0 16px;
      border-bottom: 1px solid ${color.line}; background: ${color.sunken}; color: ${color.ink2};
      font: 13px/1 ${font.sans}; }
    i { width: 10px; height: 10px; border-radius: 50%; background: ${color.line2}; }
    span { flex: 1; margin: 0 12px; padding: 7px 14px; border-radius: 99px; background: ${color.surface}; }
    b { display: grid; place-items: center; width: 32px; height: 28px; border-radius: ${radius.control};
      background: ${isPanelOpen ? color.accentSoft : 'none'}; }
  </style>
  <i></i><i></i><i></i><span>${address}</span>
  <b><svg width="18" height="18" viewBox="0 0 22 22">
    <path d="M6 0h7v22H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6Z" fill="${color.ink}" />
    <path d="M13 0h3a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6h-3Z" fill="${color.accent}" />
  </svg></b>`;
}

export async function openWindowFrame(): Promise<WindowFrame> {
  // A browser of its own: another tab beside the side panel would change what the panel shows.
  const browser = await launchBrowser();
  const bars = new Map<string, Buffer>();

  async function barOf(html: string, width: number, scale: number): Promise<Buffer> {
    const name = `${width} ${scale} ${html}`;
    const known = bars.get(name);
    if (known) return known;
    const viewport = { width, height: WINDOW.bar };
    const page = await browser.newPage({ viewport, deviceScaleFactor: scale });
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    const bar = await page.screenshot();
    await page.close();
    bars.set(name, bar);
    return bar;
  }

  async function draw(content: WindowContent): Promise<Buffer> {
    const { size, address, page, panel, scheme, scale } = content;
    const color = palettes[scheme];
    const width = size.width * scale;
    const height = size.height * scale;
    const top = WINDOW.bar * scale;
    const bar = await barOf(barHtml(address, scheme, panel !== undefined), size.width, scale);
    const layers = [
      { input: bar, left: 0, top: 0 },
      { input: page, left: 0, top },
    ];
    const left = Math.round((panel?.left ?? panelLeft(size)) * scale);
    if (panel && left < width) {
      const box = { left: 0, top: 0, width: width - left, height: height - top };
      const edge = {
        width: Math.round(scale),
        height: box.height,
        channels: 3,
        background: color.line2,
      } as const;
      layers.push(
        { input: await sharp(panel.picture).extract(box).toBuffer(), left, top },
        { input: await sharp({ create: edge }).png().toBuffer(), left, top },
      );
    }
    return sharp({ create: { width, height, channels: 3, background: color.paper } })
      .composite(layers)
      .removeAlpha()
      .raw()
      .toBuffer();
  }

  return { draw, close: () => browser.close() };
}
