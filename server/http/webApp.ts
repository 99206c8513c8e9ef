import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from './httpError.ts';
import { cspNonce } from './securityHeaders.ts';

/** The build writes this in place of the nonce. */
const NONCE_PLACEHOLDER = /CSP_NONCE/g;

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '';

/** Whether a browser is opening a page, rather than fetching a file or data. */
const isNavigation = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !/^\/(api|assets)(\/|$)/.test(pathOf(request)) &&
  (request.headers.accept ?? '').includes('text/html');

const notFound = (request: FastifyRequest) =>
  new HttpError(404, `Nothing found at ${request.method} ${pathOf(request).slice(0, 200)}.`);

/**
 * Serves the built web app: its files, and index.html for every page. Without a build the API still
 * runs, and pages say how to build.
 */
export async function serveWebApp(app: FastifyInstance, directory: string): Promise<void> {
  const isBuilt = existsSync(join(directory, 'index.html'));

  async function sendPage(reply: FastifyReply): Promise<FastifyReply> {
    // Not cached: a build may replace it while the server runs.
    const html = await readFile(join(directory, 'index.html'), 'utf8');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(html.replace(NONCE_PLACEHOLDER, cspNonce(reply)));
  }

  app.setNotFoundHandler(async (request, reply) => {
    if (!isNavigation(request)) throw notFound(request);
    if (isBuilt) return sendPage(reply);
    return reply
      .code(503)
      .type('text/plain; charset=utf-8')
      .send('The web app is not built yet. Run: npm run build\n');
  });

  if (!isBuilt) return;
  // @fastify/static treats '/' as a folder and rejects it.
  app.get('/', (_request, reply) => sendPage(reply));
  await app.register(fastifyStatic, {
    root: directory,
    index: false,
    cacheControl: false,
    dotfiles: 'ignore',
    // index.html needs a nonce, so sendPage serves it.
    allowedPath: (path) => path !== '/index.html',
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(directory, 'assets'));
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
