/*
 * `npm run build:extension`: builds `dist/extension`, which Chrome loads unpacked, and
 * `dist/extension.zip`.
 */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { zipSync } from 'fflate';
import { build, type InlineConfig } from 'vite';
import { createManifest } from '../extension/manifest.ts';
import { ROOT } from './webBuild.ts';

const OUT = join(ROOT, 'dist/extension');
const SOURCE = join(ROOT, 'extension');
const serverOrigin = (process.env.PUBLIC_ORIGIN || 'http://localhost:3000').replace(/\/$/, '');

const shared = {
  configFile: false,
  root: SOURCE,
  publicDir: false,
  logLevel: 'warn',
  define: {
    __SERVER_ORIGIN__: JSON.stringify(serverOrigin),
    __FIREBASE_PROJECT_ID__: JSON.stringify(process.env.FIREBASE_PROJECT_ID ?? ''),
    __FIREBASE_API_KEY__: JSON.stringify(process.env.FIREBASE_API_KEY ?? ''),
    __EARLY_ACCESS_URL__: JSON.stringify(process.env.EARLY_ACCESS_URL ?? ''),
  },
} satisfies InlineConfig;

/** The extension's pages and its service worker, as modules. */
const pages: InlineConfig = {
  ...shared,
  plugins: [react()],
  build: {
    outDir: OUT,
    emptyOutDir: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: {
        sidepanel: join(SOURCE, 'sidepanel/index.html'),
        options: join(SOURCE, 'options/index.html'),
        welcome: join(SOURCE, 'welcome/index.html'),
        background: join(SOURCE, 'background/background.ts'),
      },
      output: {
        entryFileNames: ({ name }) => (name === 'background' ? '[name].js' : 'assets/[name].js'),
        chunkFileNames: 'assets/[name].js',
        assetFileNames: 'assets/[name][extname]',
      },
    },
  },
};

/** The script that runs in web pages: one file without imports. */
const captureScript: InlineConfig = {
  ...shared,
  build: {
    outDir: OUT,
    emptyOutDir: false,
    rolldownOptions: {
      input: join(SOURCE, 'capture/inject.ts'),
      output: { format: 'iife', entryFileNames: 'capture.js' },
    },
  },
};

function zip(): Uint8Array {
  const files = globSync('**', { cwd: OUT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(OUT.length + 1))
    .sort();
  // A fixed date, so that the same sources give the same file.
  const mtime = new Date(2024, 0, 1);
  return zipSync(
    Object.fromEntries(files.map((file) => [file, [readFileSync(join(OUT, file)), { mtime }]])),
    { level: 9 },
  );
}

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
await build(pages);
await build(captureScript);
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
writeFileSync(
  join(OUT, 'manifest.json'),
  JSON.stringify(createManifest(serverOrigin, version), null, 2),
);
cpSync(join(SOURCE, 'icons'), join(OUT, 'icons'), { recursive: true });
cpSync(join(ROOT, 'public/theme.js'), join(OUT, 'theme.js'));
writeFileSync(join(ROOT, 'dist/extension.zip'), zip());
