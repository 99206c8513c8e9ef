import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { APP_PATHS, PUBLIC_PATHS, SETTINGS_PATHS } from '#domain/pagePaths.ts';

/** The files of the pages, by path. */
const FILES: ReadonlyMap<string, string> = new Map([
  ...[...PUBLIC_PATHS, ...APP_PATHS].map((path) => [path, `${path}.html`] as const),
  ...SETTINGS_PATHS.map((path) => [path, 'app/settings.html'] as const),
  ['/', 'index.html'],
]);

/** Where the server offers the built extension. */
export const EXTENSION_ZIP_PATH = '/extension.zip';

/** The values that the server writes into the built pages. */
interface PageSettings {
  /** The folder of the built web app. */
  directory: string;
  /** The origin in browsers. */
  origin: string;
  extensionZip: string;
}

/** A page that is complete except for its nonce. */
export interface HtmlPage {
  status: 200 | 404;
  html: string;
  /** The ETag (RFC 9110, section 8.8.3). Weak, because each response has another nonce. */
  etag: string;
}

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path);

/** Whether the web app has a page at this path. */
export const isPagePath = (path: string): boolean => FILES.has(withoutSlash(path));

/** The file of a page and the status of its address. Unknown ones below /app keep the app's shell. */
function fileOf(path: string): Pick<HtmlPage, 'status'> & { file: string } {
  const file = FILES.get(path);
  if (file) return { status: 200, file };
  return { status: 404, file: path.startsWith('/app/') ? 'app.html' : '404.html' };
}

/** The built page at a path. It's read anew, because a build may replace it while the server runs. */
export async function readHtmlPage(path: string, settings: PageSettings): Promise<HtmlPage> {
  const { status, file } = fileOf(withoutSlash(path));
  const template = await readFile(join(settings.directory, file), 'utf8');
  const html = template
    .replaceAll('SITE_ORIGIN', settings.origin)
    .replaceAll('EXTENSION_ZIP', existsSync(settings.extensionZip) ? EXTENSION_ZIP_PATH : '');
  return { status, html, etag: `W/"${hash('sha256', html, 'base64url')}"` };
}
