import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { APP_PATHS, PUBLIC_PATHS, SETTINGS_PATHS } from '#domain/pagePaths.ts';
import type { Config } from '../config/config.ts';
import { HttpError } from './httpError.ts';
import { cspNonce } from './securityHeaders.ts';

/** The files of the pages, by path. */
const FILES: ReadonlyMap<string, string> = new Map([
  ...[...PUBLIC_PATHS, ...APP_PATHS].map((path) => [path, `${path}.html`] as const),
  ...SETTINGS_PATHS.map((path) => [path, 'app/settings.html'] as const),
  ['/', 'index.html'],
]);

/** Where the server offers the built extension. */
const EXTENSION_ZIP_PATH = '/extension.zip';

/** The values that the server writes into the built pages. */
interface PageSettings {
  /** The folder of the built web app. */
  directory: string;
  /** The origin in browsers. */
  origin: string;
  extensionZip: string;
}

/** A page that is complete except for its nonce. */
interface HtmlPage {
  status: 200 | 404;
  html: string;
  /** The ETag (RFC 9110, section 8.8.3). Weak, because each response has another nonce. */
  etag: string;
}

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path);

/** Whether the web app has a page at this path. */
const isPagePath = (path: string): boolean => FILES.has(withoutSlash(path));

/** The file of a page and the status of its address. Unknown ones below /app keep the app's shell. */
function fileOf(path: string): Pick<HtmlPage, 'status'> & { file: string } {
  const file = FILES.get(path);
  if (file) return { status: 200, file };
  return { status: 404, file: path.startsWith('/app/') ? 'app.html' : '404.html' };
}

/** The built page at a path. It's read anew, because a build may replace it while the server runs. */
async function readHtmlPage(path: string, settings: PageSettings): Promise<HtmlPage> {
  const { status, file } = fileOf(withoutSlash(path));
  const template = await readFile(join(settings.directory, file), 'utf8');
  const html = template
    .replaceAll('SITE_ORIGIN', settings.origin)
    .replaceAll('EXTENSION_ZIP', existsSync(settings.extensionZip) ? EXTENSION_ZIP_PATH : '');
  return { status, html, etag: `W/"${hash('sha256', html, 'base64url')}"` };
}

/* What search engines read about the site. */

/** The pages to find. Sign-in and download are reached from them. */
const INDEXED_PATHS = ['/', '/privacy', '/login'];

/** robots.txt (RFC 9309). */
const robotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /app',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/** sitemap.xml (sitemaps.org). */
const sitemapXml = (origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...INDEXED_PATHS.map((path) => `  <url><loc>${origin}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** The build writes this in place of the nonce. */
const NONCE_PLACEHOLDER = 'CSP_NONCE';

/** Pictures and videos may change under the same name, but seldom. */
const MEDIA = new Set(['.avif', '.mp4', '.png', '.webp', '.jpg']);

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '';

/**
 * Whether this opens a page, rather than fetching a file or data. Link previews don't say that they
 * accept HTML, so they get the pages that exist.
 */
const isNavigation = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !/^\/(api|assets|\.well-known)(\/|$)/.test(pathOf(request)) &&
  (isPagePath(pathOf(request)) || (request.headers.accept ?? '').includes('text/html'));

const notFound = (request: FastifyRequest) =>
  new HttpError(404, `Nothing found at ${request.method} ${pathOf(request).slice(0, 200)}.`);

function cacheControl(directory: string, file: string): string {
  if (file.startsWith(join(directory, 'assets'))) return 'public, max-age=31536000, immutable';
  return MEDIA.has(extname(file)) ? 'public, max-age=86400' : 'no-cache';
}

/** The origin at which browsers reach the server. Without a setting, as on the machine itself. */
export function originOf(app: FastifyInstance, publicOrigin: string | null): string {
  const address = app.server.address() as AddressInfo | null;
  return publicOrigin ?? `http://localhost${address === null ? '' : `:${address.port}`}`;
}

/**
 * Serves the built web app: its files, and a page for every other address. Without a build the API
 * still runs, and pages say how to build.
 */
export async function serveWebApp(
  app: FastifyInstance,
  directory: string,
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
): Promise<void> {
  const isBuilt = existsSync(join(directory, 'index.html'));
  const extensionZip = join(dirname(directory), 'extension.zip');

  const origin = () => originOf(app, publicOrigin);

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const settings = { directory, extensionZip, origin: origin() };
    const { status, html, etag } = await readHtmlPage(pathOf(request), settings);
    // Private, because a nonce shared between users could be guessed.
    reply.code(status).headers({ etag, 'cache-control': 'private, no-cache' });
    if (status === 200 && request.headers['if-none-match'] === etag) {
      // The browser shows the page that it has, and that needs the policy with its nonce.
      return reply.code(304).removeHeader('content-security-policy').send();
    }
    reply.type('text/html; charset=utf-8');
    reply.compress(html.replaceAll(NONCE_PLACEHOLDER, cspNonce(reply)));
    return reply;
  }

  app.setNotFoundHandler(async (request, reply) => {
    if (!isNavigation(request)) throw notFound(request);
    if (isBuilt) return sendPage(request, reply);
    return reply
      .code(503)
      .type('text/plain; charset=utf-8')
      .send('The web app is not built yet. Run: npm run build\n');
  });

  // For pages, and for routes with the option `compress`. Files are compressed by the build.
  await app.register(compress, {
    global: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  if (!isBuilt) return;
  // @fastify/static treats '/' as a folder and rejects it.
  app.get('/', sendPage);
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain').send(robotsTxt(origin())));
  app.get('/sitemap.xml', (_request, reply) => {
    return reply.type('application/xml').send(sitemapXml(origin()));
  });
  await app.register(fastifyStatic, {
    root: directory,
    index: false,
    cacheControl: false,
    dotfiles: 'ignore',
    preCompressed: true,
    // Pages need a nonce, so sendPage serves them.
    allowedPath: (path) => !path.endsWith('.html'),
    setHeaders: (reply, file) => {
      reply.header('cache-control', cacheControl(directory, file));
    },
  });
  app.get(EXTENSION_ZIP_PATH, (request, reply) => {
    if (!existsSync(extensionZip)) throw notFound(request);
    reply.header('content-disposition', 'attachment; filename="leadside.zip"');
    return reply.sendFile('extension.zip', dirname(extensionZip));
  });
}
