import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { type Config, isPrivateToThisMachine } from '../config/config.ts';

/** The extension's origin, which the `key` of its manifest fixes. */
const EXTENSION_ORIGIN = 'chrome-extension://lnbnbjonmbfoipjhleepjfajhholcigp';

/**
 * Allows the browser extension's pages, and no other origin, to call the server (Fetch standard,
 * section 3.2). A server that others can reach names the extension in its settings. Without cookies, so
 * `credentials` isn't needed.
 */
export async function registerCors(
  app: FastifyInstance,
  config: Pick<Config, 'extensionOrigin' | 'host' | 'publicOrigin'>,
): Promise<void> {
  const extensionOrigin =
    config.extensionOrigin ?? (isPrivateToThisMachine(config) ? EXTENSION_ORIGIN : null);
  if (extensionOrigin === null) return;
  await app.register(cors, {
    origin: [extensionOrigin],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: [
      'authorization',
      'content-type',
      // Sent by the Firebase SDK.
      'x-client-version',
      'x-firebase-client',
      'x-firebase-gmpid',
    ],
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: 600,
    // Otherwise the plugin rejects an incomplete preflight in plain text.
    strictPreflight: false,
  });
}
