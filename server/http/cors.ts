import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/**
 * Allows the browser extension's pages, and no other origin, to call the server (Fetch standard,
 * section 3.2). Without cookies, so `credentials` isn't needed.
 */
export async function registerCors(
  app: FastifyInstance,
  extensionOrigin: string | null,
): Promise<void> {
  if (extensionOrigin === null) return;
  await app.register(cors, {
    origin: [extensionOrigin],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'x-client-version', 'x-firebase-gmpid'],
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: 600,
  });
}
