/*
 * `npm run build:extension`: builds `dist/extension`, which Chrome loads unpacked, and
 * `dist/extension.zip`; for Firefox, the same with `-firefox`, which differs in its manifest. Prints the
 * size of the panel's JavaScript.
 *
 * Two options for builds that aren't for users, so they write no zip: `--reload` makes an open panel
 * reload after the next build, and `--out DIR` builds into another folder.
 */
import {
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { zipSync } from 'fflate';
import type { AcceptedPlugin } from 'postcss';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { createManifest, type ExtensionBrowser } from '../extension/manifest.ts';
import { loadedChunks } from './loadedChunks.ts';
import { BUILD_SETTINGS, ROOT } from './webBuild.ts';

const { values: options } = parseArgs({
  options: { reload: { type: 'boolean', default: false }, out: { type: 'string' } },
});
const OUT = resolve(ROOT, options.out ?? 'dist/extension');
const FOLDERS: Record<ExtensionBrowser, string> = { chrome: OUT, firefox: `${OUT}-firefox` };
const SOURCE = join(ROOT, 'extension');
const { PORT, PUBLIC_ORIGIN } = process.env;
const serverOrigin = (PUBLIC_ORIGIN || `http://localhost:${PORT || 3000}`).replace(/\/$/, '');

type Chunk = Rolldown.OutputChunk;

/** The interface is in English: the fonts' other scripts and italics would only make it larger. */
const latinFonts: AcceptedPlugin = {
  postcssPlugin: 'leadside:latin-fonts',
  Once(css) {
    css.walkAtRules('font-face', (rule) => {
      if (/cyrillic|vietnamese|italic/.test(String(rule))) rule.remove();
    });
  },
};

const shared = {
  configFile: false,
  root: SOURCE,
  publicDir: false,
  logLevel: 'warn',
  define: {
    __SERVER_ORIGIN__: JSON.stringify(serverOrigin),
    __RELOADS__: JSON.stringify(options.reload),
    ...Object.fromEntries(
      BUILD_SETTINGS.map((name) => [`__${name}__`, JSON.stringify(process.env[name] ?? '')]),
    ),
  },
} satisfies InlineConfig;

/** The extension's pages and its service worker, as modules. */
const pages = {
  ...shared,
  plugins: [react()],
  css: { postcss: { plugins: [latinFonts] } },
  // The fonts of scripts are 21 MB. The web app has the same files.
  experimental: {
    renderBuiltUrl: (file) => (file.endsWith('.woff') ? `${serverOrigin}/${file}` : undefined),
  },
  worker: { format: 'es' },
  build: {
    outDir: OUT,
    emptyOutDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        sidepanel: join(SOURCE, 'sidepanel/index.html'),
        options: join(SOURCE, 'options/index.html'),
        background: join(SOURCE, 'background/background.ts'),
      },
      output: {
        entryFileNames: ({ name }) => (name === 'background' ? '[name].js' : 'assets/[name].js'),
        chunkFileNames: 'assets/[name].js',
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.woff') ? 'assets/[name]-[hash][extname]' : 'assets/[name][extname]',
      },
    },
  },
} satisfies InlineConfig;

/** A script that runs in web pages: one file without imports. */
const pageScript = (input: string, name: string) =>
  ({
    ...shared,
    build: {
      outDir: OUT,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(SOURCE, input),
        output: { format: 'iife', entryFileNames: name },
      },
    },
  }) satisfies InlineConfig;

const compressedSize = (chunks: Iterable<Chunk>): string => {
  const bytes = [...chunks].reduce((sum, { code }) => sum + gzipSync(code).length, 0);
  return `${Math.round(bytes / 1000)} kB`;
};

function zip(folder: string): Uint8Array {
  const files = globSync('**', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
  // A fixed date, so that the same sources give the same file.
  const mtime = new Date(2024, 0, 1);
  return zipSync(
    Object.fromEntries(files.map((file) => [file, [readFileSync(join(folder, file)), { mtime }]])),
    { level: 9 },
  );
}

for (const folder of Object.values(FOLDERS)) rmSync(folder, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const { output } = (await build(pages)) as Rolldown.RolldownOutput;
for (const font of globSync('assets/*.woff', { cwd: OUT })) rmSync(join(OUT, font));
await build(pageScript('page/inject.ts', 'capture.js'));
await build(pageScript('page/form/injectForm.ts', 'form.js'));
cpSync(join(SOURCE, 'icons'), join(OUT, 'icons'), { recursive: true });
for (const file of ['theme.js', 'fonts-OFL.txt']) {
  cpSync(join(ROOT, 'public', file), join(OUT, file));
}
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
cpSync(OUT, FOLDERS.firefox, { recursive: true });
for (const browser of ['chrome', 'firefox'] as const) {
  const folder = FOLDERS[browser];
  const manifest = createManifest(serverOrigin, version, browser);
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2));
  if (options.reload) writeFileSync(join(folder, 'built-at.txt'), new Date().toISOString());
  if (options.reload || options.out !== undefined) continue;
  // In one step, since a server may be sending it.
  writeFileSync(`${folder}.zip.new`, zip(folder));
  renameSync(`${folder}.zip.new`, `${folder}.zip`);
}

const chunks = output.filter((file) => file.type === 'chunk');
const isPanel = ({ name, isEntry }: Chunk) => isEntry && name === 'sidepanel';
const atStart = compressedSize(loadedChunks(chunks, isPanel));
const inAll = compressedSize(loadedChunks(chunks, isPanel, true));
process.stdout.write(
  `Built ${relative(ROOT, OUT)} for ${serverOrigin}. JavaScript of the panel, compressed: ${atStart} at start, ${inAll} in all.\n`,
);
