import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from './httpError.ts';
import { cspNonce } from './securityHeaders.ts';

/** What the build writes where the nonce of each answer goes. */
const NONCE_PLACEHOLDER = /CSP_NONCE/g;

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '';

/** Whether a person is opening a page, and not a program asking for a file or for data. */
const isNavigation = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !/^\/(api|assets)(\/|$)/.test(pathOf(request)) &&
  (request.headers.accept ?? '').includes('text/html');

const nothingHere = (request: FastifyRequest) =>
  new HttpError(404, `There is nothing at ${request.method} ${pathOf(request).slice(0, 200)}.`);

/**
 * Serves the built web app: its files, and index.html for every page of it. Without a build the
 * API still runs, and pages say what to do.
 */
export async function serveWebApp(app: FastifyInstance, directory: string): Promise<void> {
  const isBuilt = existsSync(join(directory, 'index.html'));

  async function sendPage(reply: FastifyReply): Promise<FastifyReply> {
    // Read anew for every page: a build may replace it while the server runs.
    const html = await readFile(join(directory, 'index.html'), 'utf8');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(html.replace(NONCE_PLACEHOLDER, cspNonce(reply)));
  }

  app.setNotFoundHandler(async (request, reply) => {
    if (!isNavigation(request)) throw nothingHere(request);
    if (isBuilt) return sendPage(reply);
    return reply
      .code(503)
      .type('text/plain; charset=utf-8')
      .send('The web app is not built yet. Run: npm run build\n');
  });

  if (!isBuilt) return;
  // To the static files '/' is a folder, which they refuse.
  app.get('/', (_request, reply) => sendPage(reply));
  await app.register(fastifyStatic, {
    root: directory,
    index: false,
    cacheControl: false,
    dotfiles: 'ignore',
    // index.html goes through sendPage, whatever address it is asked for by.
    allowedPath: (path) => path !== '/index.html',
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(directory, 'assets'));
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
