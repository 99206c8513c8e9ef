import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config/config.ts';

const nonces = new WeakMap<ServerResponse, string>();

function nonceOf(response: ServerResponse): string {
  const nonce = nonces.get(response) ?? randomBytes(16).toString('base64');
  nonces.set(response, nonce);
  return nonce;
}

/** The nonce of this response's <script> and <style> elements. */
export const cspNonce = (reply: FastifyReply): string => nonceOf(reply.raw);

/** The Firebase SDK signs in and renews tokens here. */
const FIREBASE_ORIGINS = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];

/** Adds a strict Content-Security-Policy and other security headers to every response. */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  config: Pick<Config, 'publicOrigin' | 'firebaseProjectId'>,
): Promise<void> {
  const nonce = (_request: unknown, response: ServerResponse) => `'nonce-${nonceOf(response)}'`;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", nonce],
        scriptSrcAttr: ["'none'"],
        // styled-components and Radix add <style> elements with the nonce.
        styleSrc: ["'self'", nonce],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(config.firebaseProjectId === null ? [] : FIREBASE_ORIGINS)],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    strictTransportSecurity: config.publicOrigin?.startsWith('https:') ? {} : false,
  });
}
