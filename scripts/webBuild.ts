import { hash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** The project's root folder. */
export const ROOT = join(import.meta.dirname, '..');

/** The settings that are built into the web app; `vite.config.ts` passes them on as `__NAME__`. */
export const BUILD_SETTINGS = [
  'FIREBASE_PROJECT_ID',
  'FIREBASE_API_KEY',
  'EARLY_ACCESS_URL',
  'EXTENSION_STORE_URL',
] as const;

type BuildSettings = Partial<Record<(typeof BUILD_SETTINGS)[number], string>>;

/** The files that the web app is built from. */
const SOURCES = [
  'src/**',
  'public/**',
  'index.html',
  'vite.config.ts',
  'scripts/{buildWeb,htmlPages,loadedChunks,precompress,webBuild}.ts',
  'package-lock.json',
];
const isTest = (path: string) => path.startsWith('src/test') || /\.test\.tsx?$/.test(path);

const fingerprintFile = (root: string) => join(root, 'dist/web/.fingerprint');

/** A hash of everything that the build depends on. */
export function webFingerprint(root = ROOT, settings: BuildSettings = process.env): string {
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => !isTest(path))
    .sort();
  const contents = files.map((path) => `${path} ${hash('sha256', readFileSync(join(root, path)))}`);
  const values = BUILD_SETTINGS.map((name) => `${name}=${settings[name] ?? ''}`);
  return hash('sha256', [...contents, ...values].join('\n'));
}

/** Whether `dist/web` was built from the current sources and settings. */
export const isWebBuildFresh = (root = ROOT, settings: BuildSettings = process.env): boolean =>
  existsSync(fingerprintFile(root)) &&
  readFileSync(fingerprintFile(root), 'utf8') === webFingerprint(root, settings);

/** Milliseconds. Pages that are open load the files with hashed names of their own build. */
const KEEP_ASSETS_FOR = 30 * 24 * 60 * 60 * 1000;

const filesIn = (folder: string): string[] =>
  globSync('**', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

const isAsset = (path: string): boolean => path.startsWith('assets/');

/**
 * Moves a complete build into `dist/web` while a server may serve from it: file by file, what pages load
 * before the pages. `fingerprint` was computed before the build.
 */
export function publishWebBuild(build: string, fingerprint: string, root = ROOT): void {
  const web = join(root, 'dist/web');
  // Until all files are there.
  rmSync(fingerprintFile(root), { force: true });
  const files = filesIn(build);
  const order = (path: string) => (isAsset(path) ? 0 : path.endsWith('.html') ? 2 : 1);
  for (const path of files.sort((a, b) => order(a) - order(b))) {
    mkdirSync(dirname(join(web, path)), { recursive: true });
    renameSync(join(build, path), join(web, path));
  }
  const oldest = Date.now() - KEEP_ASSETS_FOR;
  for (const path of filesIn(web)) {
    if (files.includes(path)) continue;
    if (!isAsset(path) || statSync(join(web, path)).mtimeMs < oldest) rmSync(join(web, path));
  }
  writeFileSync(fingerprintFile(root), fingerprint);
}
