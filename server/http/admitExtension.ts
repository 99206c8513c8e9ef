import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/**
 * Lets the browser extension's pages call the server and read its answers (Fetch standard, section
 * 3.2). No other origin may; nothing here is done by cookie, so that none is asked for either.
 */
export async function admitExtension(
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
