import { hash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** Each build empties this folder first, so a failed build leaves no fingerprint. */
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

/** Marks `dist/web` as built from `fingerprint`, which was computed before the build. */
export const saveWebFingerprint = (fingerprint: string, root = ROOT): void =>
  writeFileSync(fingerprintFile(root), fingerprint);
