import { isIP } from 'node:net';
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { type Config, isLoopback, isPrivateToThisMachine } from '../config/config.ts';
import { HttpError } from './httpError.ts';

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

const WILDCARDS = ['0.0.0.0', '::', '[::]'];

const hostnameIn = (hostHeader: string): string =>
  URL.parse(`http://${hostHeader}`)?.hostname ?? '';

/**
 * Responds only under the server's own names: loopback names, HOST and the host of PUBLIC_ORIGIN.
 * Otherwise a site whose name an attacker points at this machine could use the server from the
 * user's browser (DNS rebinding). A server that listens on all addresses accepts any IP address,
 * since those can't be rebound.
 */
export function allowOwnHostsOnly(
  app: FastifyInstance,
  { host, publicOrigin }: Pick<Config, 'host' | 'publicOrigin'>,
): void {
  const publicHost = publicOrigin === null ? null : hostnameIn(new URL(publicOrigin).host);
  const ownHost = hostnameIn(host.includes(':') ? `[${host.replace(/^\[|\]$/g, '')}]` : host);
  const acceptsAddresses = WILDCARDS.includes(host);
  const isOwn = (name: string) =>
    isLoopback(name) ||
    name === publicHost ||
    name === ownHost ||
    (acceptsAddresses && isIP(name.replace(/^\[|\]$/g, '')) !== 0);

  app.addHook('onRequest', async (request) => {
    if (isOwn(hostnameIn(request.headers.host ?? ''))) return;
    throw new HttpError(
      421,
      'This server does not accept this host name. Use its own address, or set PUBLIC_ORIGIN.',
    );
  });
}
