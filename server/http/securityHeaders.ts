import { hash, randomBytes } from 'node:crypto';
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

/** The nonce of this response's <script> and <style> elements. */
export const cspNonce = (reply: FastifyReply): string => nonceOf(reply.raw);

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/**
 * Allows the style attributes that the build wrote into a page, each by its hash (CSP Level 3,
 * 'unsafe-hashes'). Attributes can't have a nonce.
 */
export function allowStyleAttributes(reply: FastifyReply, html: string): void {
  const styles = [...html.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) =>
    style.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity),
  );
  if (styles.length === 0) return;
  const hashes = new Set(styles.map((style) => `'sha256-${hash('sha256', style, 'base64')}'`));
  const policy = `${reply.getHeader('content-security-policy')}`;
  const directive = `style-src-attr 'unsafe-hashes' ${[...hashes].join(' ')}`;
  reply.header('content-security-policy', `${policy};${directive}`);
}

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
