/*
 * `npm run build`: builds `dist/web`. The public pages are prerendered and have a bundle of their own,
 * without the dashboard. The other bundle has all pages, and starts at the signed-in ones. Prints the
 * sizes of the JavaScript of the landing page and the leads page.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import { APP_PATHS } from '../src/domain/pagePaths.ts';
import { addAppFrame, fillPage, inlineBlocking, inlineEntry, preload } from './htmlPages.ts';
import { loadedChunks } from './loadedChunks.ts';
import { precompress } from './precompress.ts';
import { publishWebBuild, ROOT, webFingerprint } from './webBuild.ts';

type Chunk = Rolldown.OutputChunk;

mkdirSync(join(ROOT, 'dist'), { recursive: true });
/** Two builds at the same time have one each. */
const WORK = mkdtempSync(join(ROOT, 'dist/build-'));
const OUT = join(WORK, 'web');
const SERVER_BUNDLE = join(WORK, 'prerender');
process.on('exit', () => rmSync(WORK, { recursive: true, force: true }));
// Without a handler, a signal would end the process before that.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

/** The module of each page. */
const PUBLIC_MODULES = {
  '/': 'src/pages/HomePage.tsx',
  '/login': 'src/app/LoginRoute.tsx',
  '/privacy': 'src/pages/PrivacyPage.tsx',
  '/download': 'src/app/DownloadRoute.tsx',
  '/404': 'src/pages/NotFoundPage.tsx',
};
const APP_MODULES: Record<(typeof APP_PATHS)[number], string> = {
  '/app': 'src/pages/DashboardPage.tsx',
  '/app/leads': 'src/pages/LeadsPage.tsx',
  '/app/leads/resume': 'src/pages/ResumePage.tsx',
  '/app/people': 'src/pages/PeoplePage.tsx',
  '/app/pitches': 'src/pages/PitchesPage.tsx',
  '/app/insights': 'src/pages/InsightsPage.tsx',
  '/app/settings': 'src/pages/SettingsPage.tsx',
  '/app/edit-profile': 'src/pages/EditProfilePage.tsx',
};

/** What every signed-in page runs. */
const START = ['src/app/appStore.ts', 'src/app/start.tsx', 'src/app/AppLayout.tsx'];

async function bundle(mode: 'production' | 'public'): Promise<{ html: string; chunks: Chunk[] }> {
  const isFirst = mode === 'production';
  const { output } = (await build({
    root: ROOT,
    mode,
    logLevel: 'warn',
    build: { outDir: OUT, emptyOutDir: isFirst, copyPublicDir: isFirst },
  })) as Rolldown.RolldownOutput;
  const html = readFileSync(join(OUT, 'index.html'), 'utf8');
  return {
    html: inlineBlocking(html, (url) => readFileSync(join(OUT, url), 'utf8')),
    chunks: output.filter((file) => file.type === 'chunk'),
  };
}

async function loadPrerender(): Promise<typeof import('../src/app/prerender.tsx')> {
  await build({
    root: ROOT,
    mode: 'public',
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir: SERVER_BUNDLE,
      copyPublicDir: false,
      minify: false,
    },
  });
  return await import(pathToFileURL(join(SERVER_BUNDLE, 'prerender.js')).href);
}

/** The files of the modules' chunks, which the page loads at once. */
const filesOf = (chunks: readonly Chunk[], ...modules: string[]): string[] =>
  [
    ...loadedChunks(chunks, ({ moduleIds }) =>
      modules.some((module) => moduleIds.includes(join(ROOT, module))),
    ),
  ].map(({ fileName }) => fileName);

/** The files of the signed-in pages and of the components that they open, but not of libraries. */
function laterFiles(chunks: readonly Chunk[]): string[] {
  const modules = Object.values(APP_MODULES).map((module) => join(ROOT, module));
  const pages = loadedChunks(chunks, ({ moduleIds }) =>
    modules.some((module) => moduleIds.includes(module)),
  );
  const opened = new Set([...pages].flatMap(({ dynamicImports }) => dynamicImports));
  const isLater = (chunk: Chunk) =>
    pages.has(chunk) ||
    (opened.has(chunk.fileName) && chunk.facadeModuleId?.endsWith('.tsx') === true);
  return [...loadedChunks(chunks, isLater)].map(({ fileName }) => `/${fileName}`);
}

function writePage(path: string, html: string): void {
  const file = join(OUT, path === '/' ? 'index.html' : `${path}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
}

const fingerprint = webFingerprint();
const app = await bundle('production');
const site = await bundle('public');
const { pageMetadata, prerenderPage } = await loadPrerender();

const template = inlineEntry(app.html, (url) => readFileSync(join(OUT, url), 'utf8'));
const later = laterFiles(app.chunks);
for (const path of APP_PATHS) {
  const files = filesOf(app.chunks, ...START, APP_MODULES[path]);
  writePage(path, preload(addAppFrame(template, later), files));
}
for (const [path, module] of Object.entries(PUBLIC_MODULES)) {
  const template = preload(site.html, filesOf(site.chunks, module));
  const { isPrerendered, ...metadata } = pageMetadata[path as keyof typeof PUBLIC_MODULES];
  const content = isPrerendered ? await prerenderPage(path) : undefined;
  writePage(path, fillPage(template, path, metadata, content));
}
const sizes = precompress(OUT);
publishWebBuild(OUT, fingerprint);

/** The JavaScript that a page loads at once, as the server sends it. */
function pageSize(chunks: readonly Chunk[], ...modules: string[]): string {
  const files = [...new Set(filesOf(chunks, ...modules))].map((file) => sizes.get(file));
  const sum = (encoding: 'br' | 'gz') =>
    Math.round(files.reduce((bytes, size) => bytes + (size?.[encoding] ?? 0), 0) / 100) / 10;
  return `${sum('br')} kB with Brotli, ${sum('gz')} kB with gzip`;
}

const landing = pageSize(site.chunks, 'src/app/publicMain.tsx', PUBLIC_MODULES['/']);
const leads = pageSize(app.chunks, ...START, APP_MODULES['/app/leads']);
process.stdout.write(`Built dist/web. JavaScript of the landing page: ${landing}.\n`);
process.stdout.write(`JavaScript of the leads page: ${leads}.\n`);
