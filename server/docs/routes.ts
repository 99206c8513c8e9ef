import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { cspNonce } from '../http/securityHeaders.ts';
import type { CallName } from './documentedCalls.ts';
import type { DocumentedCall } from './openApi.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Under which name the documentation tells of the route. */
    call?: CallName;
  }
}

const PACKAGE = join(import.meta.dirname, '../../package.json');

/** A route that has a name, with the checks that it runs. */
export type NamedCall = Omit<DocumentedCall, 'docs' | 'operationId'> & { name: CallName };

/** Gathers all routes with a name that are registered from here on. */
export function collectCalls(app: FastifyInstance): readonly NamedCall[] {
  const calls: NamedCall[] = [];
  app.addHook('onRoute', ({ method, url, schema, config }) => {
    if (config?.call === undefined || method === 'HEAD') return;
    const checks = (schema ?? {}) as NamedCall['checks'];
    calls.push({ method: String(method), url, checks, name: config.call });
  });
  return calls;
}

/** The document as JSON and as a page. What only they need is loaded now, and not at the start. */
async function writeDocs(calls: readonly NamedCall[], origin: string | null) {
  const [{ callDocs }, { openApiDocument }, { docsPage }] = await Promise.all([
    import('./documentedCalls.ts'),
    import('./openApi.ts'),
    import('./docsPage.ts'),
  ]);
  const { version } = JSON.parse(await readFile(PACKAGE, 'utf8')) as { version: string };
  const documented = calls.map(({ name, ...call }) => ({
    ...call,
    operationId: name,
    docs: callDocs[name],
  }));
  const document = openApiDocument(documented, { version, origin });
  return { json: JSON.stringify(document, null, 2), page: docsPage(document) };
}

/** The documentation of the calls: GET /docs for people, GET /docs/openapi.json for programs. */
export function docsRoutes(
  app: FastifyInstance,
  { calls, origin }: { calls: readonly NamedCall[]; origin: string | null },
): void {
  let written: ReturnType<typeof writeDocs> | undefined;
  /** Written when somebody first asks: a server that starts has other things to do. */
  const docs = () => {
    written ??= writeDocs(calls, origin);
    return written;
  };

  app.get('/docs/openapi.json', async (_request, reply): Promise<FastifyReply> => {
    const { json } = await docs();
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(json);
  });

  app.get('/docs', async (_request, reply): Promise<FastifyReply> => {
    const { page } = await docs();
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(page(cspNonce(reply)));
  });
}
