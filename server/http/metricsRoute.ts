import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, register } from 'prom-client';
import { httpRequests } from '../metrics/metrics.ts';
import { HttpError } from './httpError.ts';

collectDefaultMetrics();

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** GET /metrics for Prometheus, with the operator's token. Counts the requests of the whole server. */
export function serveMetrics(app: FastifyInstance, token: string): void {
  const expected = hash(`Bearer ${token}`);

  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    // By the route's pattern: paths have ids. Pages and files of the web app are one.
    const labels = { method, route: routeOptions.url ?? '*', status: statusCode };
    httpRequests.observe(labels, elapsedTime / 1000);
  });

  app.get('/api/metrics', { schema: { hide: true } }, async (request, reply) => {
    // Of the same length, so that the time of the comparison tells nothing.
    if (!timingSafeEqual(hash(request.headers.authorization ?? ''), expected)) {
      reply.header('www-authenticate', 'Bearer');
      throw new HttpError(401, 'The token of the metrics is missing or wrong.');
    }
    reply.header('cache-control', 'no-store').type(register.contentType);
    return register.metrics();
  });
}
