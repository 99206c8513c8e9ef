import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';

const nonces = new WeakMap<ServerResponse, string>();

function nonceOf(response: ServerResponse): string {
  const nonce = nonces.get(response) ?? randomBytes(16).toString('base64');
  nonces.set(response, nonce);
  return nonce;
}

/** What marks this answer's own <script> and <style> elements: new for every answer. */
export const cspNonce = (reply: FastifyReply): string => nonceOf(reply.raw);

/** Where the Firebase SDK signs in and renews tokens. */
const FIREBASE_ORIGINS = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];

/** Sends every answer with a strict content security policy and the other protective headers. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  config: Pick<Config, 'publicOrigin' | 'firebaseProjectId'>,
): Promise<void> {
  const ownNonce = (_request: unknown, response: ServerResponse) => `'nonce-${nonceOf(response)}'`;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ownNonce],
        scriptSrcAttr: ["'none'"],
        // styled-components and Radix write <style> elements, and mark them with the nonce.
        styleSrc: ["'self'", ownNonce],
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
