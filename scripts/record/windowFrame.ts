import sharp from 'sharp';
import { launchBrowser } from '../../e2e/browser.ts';
import { font, palettes, radius } from '../../src/ui/theme.ts';
import type { Scheme } from './camera.ts';
import { embeddedFonts } from './embeddedFonts.ts';

/** The drawn browser window, in CSS pixels. */
export const WINDOW = { width: 1280, height: 800, bar: 40, panel: 400 } as const;

export const PAGE_HEIGHT = WINDOW.height - WINDOW.bar;
/** Where the panel begins when it's open. */
export const PANEL_LEFT = WINDOW.width - WINDOW.panel;

/** The center of the extension's button in the bar. */
export const TOOLBAR_BUTTON = { x: WINDOW.width - 28, y: WINDOW.bar / 2 };

export interface WindowContent {
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

  async function barOf(html: string, scale: number): Promise<Buffer> {
    const known = bars.get(html + scale);
    if (known) return known;
    const viewport = { width: WINDOW.width, height: WINDOW.bar };
    const page = await browser.newPage({ viewport, deviceScaleFactor: scale });
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    const bar = await page.screenshot();
    await page.close();
    bars.set(html + scale, bar);
    return bar;
  }

  async function draw({ address, page, panel, scheme, scale }: WindowContent): Promise<Buffer> {
    const color = palettes[scheme];
    const width = WINDOW.width * scale;
    const top = WINDOW.bar * scale;
    const bar = await barOf(barHtml(address, scheme, panel !== undefined), scale);
    const layers = [
      { input: bar, left: 0, top: 0 },
      { input: page, left: 0, top },
    ];
    const left = Math.round((panel?.left ?? PANEL_LEFT) * scale);
    if (panel && left < width) {
      const box = { left: 0, top: 0, width: width - left, height: PAGE_HEIGHT * scale };
      const edge = {
        width: scale,
        height: box.height,
        channels: 3,
        background: color.line2,
      } as const;
      layers.push(
        { input: await sharp(panel.picture).extract(box).toBuffer(), left, top },
        { input: await sharp({ create: edge }).png().toBuffer(), left, top },
      );
    }
    const height = WINDOW.height * scale;
    return sharp({ create: { width, height, channels: 3, background: color.paper } })
      .composite(layers)
      .removeAlpha()
      .raw()
      .toBuffer();
  }

  return { draw, close: () => browser.close() };
}
