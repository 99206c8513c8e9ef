import type { PageMetadata } from '../src/app/pageMetadata.ts';
import { media, palettes } from '../src/ui/theme.ts';

/** The server writes the origin here, so that one build runs at every address. */
const ORIGIN = 'SITE_ORIGIN';

const PICTURE = { path: '/media/og.png', width: 1200, height: 630 };

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const softwareApplication = ({ description }: PageMetadata) => ({
  '@context': 'https://schema.org',
  '@type': 'SoftwareApplication',
  name: 'Leadside',
  description,
  url: `${ORIGIN}/`,
  image: ORIGIN + PICTURE.path,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Chrome',
  offers: { '@type': 'Offer', name: 'Preview', price: 0, priceCurrency: 'USD' },
});

/** The tags for search engines and link previews. */
function headTags(path: string, page: PageMetadata): string[] {
  if (path === '/404') return ['<meta name="robots" content="noindex" />'];
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Leadside',
    'og:title': page.title,
    'og:description': page.description,
    'og:url': ORIGIN + path,
    'og:image': ORIGIN + PICTURE.path,
    'og:image:width': PICTURE.width,
    'og:image:height': PICTURE.height,
    'og:image:alt': 'Leadside beside a job posting',
  };
  const jsonLd = JSON.stringify(softwareApplication(page)).replaceAll('<', '\\u003c');
  return [
    `<link rel="canonical" href="${ORIGIN}${path}" />`,
    ...Object.entries(properties).map(
      ([name, value]) => `<meta property="${name}" content="${escapeHtml(String(value))}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(path === '/' ? [`<script type="application/ld+json">${jsonLd}</script>`] : []),
  ];
}

function replaceOnce(html: string, part: string | RegExp, by: string): string {
  const replaced = html.replace(part, () => by);
  if (replaced === html) throw new Error(`index.html has no ${part}.`);
  return replaced;
}

const addToHead = (html: string, tags: readonly string[]) =>
  replaceOnce(html, '</head>', `${tags.join('\n    ')}\n  </head>`);

const STYLE_SHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;

/** Puts what blocks the first paint into the page: the choice of the color scheme and the style sheet. */
export function inlineBlocking(html: string, read: (url: string) => string): string {
  const url = STYLE_SHEET.exec(html)?.[1] ?? '';
  const style = `<style nonce="CSP_NONCE">${read(url).trim()}</style>`;
  const script = `<script nonce="CSP_NONCE">${read('/theme.js').trim()}</script>`;
  return replaceOnce(
    replaceOnce(html, STYLE_SHEET, style),
    /<script src="\/theme\.js"[^>]*><\/script>/,
    script,
  );
}

/** Lets the browser fetch these files together with the entry's. */
export const preload = (html: string, files: readonly string[]): string =>
  addToHead(
    html,
    files
      .filter((file) => !html.includes(`/${file}"`))
      .map((file) => `<link rel="modulepreload" crossorigin nonce="CSP_NONCE" href="/${file}" />`),
  );

interface Content {
  html: string;
  css: string;
}

/** The page with what the build rendered. */
export function addContent(page: string, { html, css }: Content): string {
  // React puts the preloads of images first.
  const [preloads = ''] = /^(<link [^>]*>)*/.exec(html) ?? [];
  const styles = css.replaceAll('<style', '<style nonce="CSP_NONCE"');
  return replaceOnce(
    addToHead(page, [preloads, styles]),
    '<div id="root"></div>',
    `<div id="root">${html.slice(preloads.length)}</div>`,
  );
}

const schemeColor = (name: keyof typeof palettes.light) =>
  `light-dark(${palettes.light[name]}, ${palettes.dark[name]})`;

/** The outline of the app's shell (AppShell.tsx). */
const APP_FRAME: Content = {
  css: `<style>
      .frame { border: 0 solid ${schemeColor('line')}; color: ${schemeColor('ink2')}; text-align: center; }
      .frame header { height: 64px; border: inherit; border-bottom-width: 1px; }
      .frame p { margin: 0; padding: 2rem; font: 1rem 'Geist Variable', sans-serif; }
      ${media.wide} { .frame { min-height: 100dvh; margin-left: 219px; border-left-width: 1px; } }
      @media (min-width: 1100px) { .frame { margin-left: calc(20rem - 1px); } }
    </style>`,
  html: '<div class="frame"><header></header><p role="status">Loading...</p></div>',
};

const NEWSREADER = /<link\s[^>]*href="\/assets\/newsreader-[^>]*>\s*/;

/**
 * A signed-in page with what it shows until its script runs, and the files to fetch after it
 * (src/app/start.tsx). Its headings have a font of the same size until theirs is there, which would
 * hold up the scripts.
 */
export const addAppFrame = (page: string, later: readonly string[]): string =>
  replaceOnce(
    addContent(replaceOnce(page, NEWSREADER, ''), APP_FRAME),
    '</body>',
    `  <script type="application/json" id="later-files">${JSON.stringify(later)}</script>\n  </body>`,
  );

const ITALIC = /\/assets\/newsreader-headline-italic-[^")]+\.woff2/;

/** The headline's second font, which the browser would find only after the first layout. */
function preloadItalic(html: string): string {
  const [url] = ITALIC.exec(html) ?? [];
  if (!url) throw new Error('The italic font has another name.');
  return addToHead(html, [
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}" />`,
  ]);
}

const ENTRY = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>\s*/;
const MODULE_PRELOAD = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>\s*/g;

/**
 * Fetches the scripts after the first paint. The page is complete without them, and on a slow
 * connection they would hold up its fonts and pictures.
 */
function startAfterPaint(html: string): string {
  const entry = ENTRY.exec(html)?.[1];
  const chunks = [...html.matchAll(MODULE_PRELOAD)].map(([, href]) => href);
  const script = `const start = () => {
      for (const href of ${JSON.stringify(chunks)}) {
        const link = { rel: 'modulepreload', crossOrigin: '', href };
        document.head.append(Object.assign(document.createElement('link'), link));
      }
      import(${JSON.stringify(entry)});
    };
    if (document.hidden) start();
    else requestAnimationFrame(() => setTimeout(start));`;
  return replaceOnce(
    html.replaceAll(MODULE_PRELOAD, ''),
    ENTRY,
    `<script nonce="CSP_NONCE">{${script}}</script>\n    `,
  );
}

/** Puts the few lines of the entry into the page: their file would take a connection from the others. */
export function inlineEntry(html: string, read: (url: string) => string): string {
  const url = ENTRY.exec(html)?.[1] ?? '';
  // The page has another path than the file.
  const script = read(url)
    .replaceAll(/(["'`])\.\//g, '$1/assets/')
    .trim();
  return replaceOnce(
    html,
    ENTRY,
    `<script type="module" nonce="CSP_NONCE">${script}</script>\n    `,
  );
}

/** The page with its metadata and, where it's prerendered, its content and styles. */
export function fillPage(
  template: string,
  path: string,
  page: PageMetadata,
  content?: Content,
): string {
  let html = replaceOnce(
    template,
    /<title>.*<\/title>/,
    `<title>${escapeHtml(page.title)}</title>`,
  );
  const description = `<meta name="description" content="${escapeHtml(page.description)}" />`;
  html = replaceOnce(html, /<meta\s+name="description"[^>]*>/, description);
  html = addToHead(html, headTags(path, page));
  if (!content) return html;
  if (path === '/') html = preloadItalic(html);
  html = startAfterPaint(addContent(html, content));
  // Without JavaScript the page can still be read.
  return path === '/login' ? html : replaceOnce(html, /<noscript>.*<\/noscript>\s*/, '');
}
