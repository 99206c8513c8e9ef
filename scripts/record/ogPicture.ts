import { join } from 'node:path';
import { launchBrowser } from '../../e2e/browser.ts';
import { font, palettes, radius, tone } from '../../src/ui/theme.ts';
import { ROOT } from '../webBuild.ts';
import { embeddedFonts } from './embeddedFonts.ts';

const SIZE = { width: 1200, height: 630 };
const color = palettes.light;

const styles = `
  ${embeddedFonts()}
  :root { --neutralBg: ${color.neutralBg}; --neutralFg: ${color.neutralFg}; }
  * { box-sizing: border-box; margin: 0; }
  body {
    display: grid; grid-template-columns: 1fr 372px; gap: 64px; align-items: center;
    height: ${SIZE.height}px; padding: 0 0 0 72px; overflow: hidden;
    background: ${color.paper}; color: ${color.ink}; font: 20px/1.5 ${font.sans};
  }
  .brand { display: flex; gap: 14px; align-items: center; font: 450 32px/1 ${font.serif}; }
  h1 { margin: 44px 0 28px; font: 400 80px/1.03 ${font.serif}; letter-spacing: -0.035em; }
  em { color: ${color.accentText}; }
  .lead { max-width: 22em; text-wrap: balance; font-size: 24px; color: ${color.ink2}; }
  aside {
    display: grid; gap: 18px; align-content: start; align-self: stretch; padding: 64px 32px 0;
    border-left: 1px solid ${color.line2}; background: ${color.surface};
  }
  aside small { color: ${color.ink3}; font-size: 18px; }
  .card { padding: 20px; border: 1px solid ${color.line}; border-radius: ${radius.card}; }
  .card b { display: block; font-weight: 600; }
  .card p { color: ${color.ink2}; font-size: 18px; }
  .status {
    display: inline-block; margin-top: 12px; padding: 2px 14px; border-radius: ${radius.pill};
    background: ${tone.neutral.bg}; color: ${tone.neutral.fg}; font-size: 17px; font-weight: 500;
  }
  .button {
    padding: 12px; border: 1px solid ${color.control}; border-radius: ${radius.control};
    font-weight: 500; text-align: center;
  }
  .primary { border-color: ${color.accent}; background: ${color.accent}; color: ${color.onAccent}; }
  .pitch { font: 22px/1.55 ${font.serif}; color: ${color.ink2}; }
`;

const html = `<!doctype html><html lang="en"><title>Leadside</title><style>${styles}</style><body>
  <main>
    <div class="brand">
      <svg width="36" height="36" viewBox="0 0 22 22">
        <path d="M6 0h7v22H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6Z" fill="${color.ink}" />
        <path d="M13 0h3a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6h-3Z" fill="${color.accent}" />
      </svg>
      Leadside
    </div>
    <h1>Every lead, <em>beside</em> the page you found it on.</h1>
    <p class="lead">Track leads and write pitches without switching tabs.</p>
  </main>
  <aside>
    <small>Read from this page</small>
    <div class="card">
      <b>Senior Platform Engineer</b>
      <p>Northwind Traders · Oslo, hybrid</p>
      <span class="status">New</span>
    </div>
    <div class="button primary">Save Lead</div>
    <div class="button">Save and write pitch</div>
    <p class="pitch">Dear hiring team, I have eleven years of experience with platforms like yours…</p>
  </aside>
</body></html>`;

/** Draws the picture that link previews show. Returns its path. */
export async function drawOgPicture(): Promise<string> {
  const path = join(ROOT, 'public/media/og.png');
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: SIZE });
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path });
  } finally {
    await browser.close();
  }
  return path;
}
