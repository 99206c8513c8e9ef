import { font, palettes, radius } from '../../src/ui/theme.ts';
import { FONTS } from './drawWindow.ts';

const color = palettes.light;

/** The picture that link previews show, 1200 by 630 pixels: the site's headline and the side panel. */
export const LINK_PREVIEW = `<!doctype html><style>${FONTS}
    * { box-sizing: border-box; margin: 0; }
    body { display: grid; grid-template-columns: 1fr 372px; gap: 64px; align-items: center; height: 100vh;
      padding-left: 72px; background: ${color.paper}; color: ${color.ink}; font: 20px/1.5 ${font.sans}; }
    header { display: flex; gap: 14px; align-items: center; font: 450 32px/1 ${font.serif}; }
    h1 { margin: 44px 0 28px; font: 400 80px/1.03 ${font.serif}; letter-spacing: -0.035em; }
    em { color: ${color.accentText}; }
    main p { max-width: 22em; text-wrap: balance; font-size: 24px; color: ${color.ink2}; }
    aside { display: grid; gap: 18px; align-content: start; height: 100%; padding: 64px 32px 0;
      border-left: 1px solid ${color.line2}; background: ${color.surface}; color: ${color.ink2}; }
    small { color: ${color.ink3}; font-size: 18px; }
    article { padding: 20px; border: 1px solid ${color.line}; border-radius: ${radius.card}; font-size: 18px; }
    b { display: block; color: ${color.ink}; font-size: 20px; font-weight: 600; }
    i { display: inline-block; margin-top: 12px; padding: 2px 14px; border-radius: ${radius.pill};
      background: ${color.neutralBg}; color: ${color.neutralFg}; font: 500 17px/1.5 ${font.sans}; }
    button { padding: 12px; border: 1px solid ${color.control}; border-radius: ${radius.control};
      background: none; color: ${color.ink}; font: 500 20px/1.5 ${font.sans}; }
    .primary { border-color: ${color.accent}; background: ${color.accent}; color: ${color.onAccent}; }
    aside > p { font: 22px/1.55 ${font.serif}; }
  </style>
  <main>
    <header><svg width="36" height="36" viewBox="0 0 22 22">
      <path d="M6 0h7v22H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6Z" fill="${color.ink}" />
      <path d="M13 0h3a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6h-3Z" fill="${color.accent}" />
    </svg>Leadside</header>
    <h1>Every lead, <em>beside</em> the page you found it on.</h1>
    <p>Track leads and write pitches without switching tabs.</p>
  </main>
  <aside>
    <small>Read from this page</small>
    <article><b>Senior Platform Engineer</b><p>Northwind Traders · Oslo, hybrid</p><i>New</i></article>
    <button class="primary">Save Lead</button>
    <button>Save and write pitch</button>
    <p>Dear hiring team, I have eleven years of experience with platforms like yours…</p>
  </aside>`;
