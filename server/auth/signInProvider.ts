import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client';
import { z } from 'zod';
import type { OidcSettings } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { keepOnce, takeOnce } from './oneTimeSecrets.ts';

/** Seconds. */
const TIMEOUT = 10;

/** Why a sign-in at the provider failed. The web app has a sentence for each. */
export type ProviderProblem =
  | 'unreachable'
  | 'canceled'
  | 'expired'
  | 'clock'
  | 'invalid'
  | 'not-allowed'
  | 'no-email';

export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly problem: ProviderProblem;

  constructor(problem: ProviderProblem, options?: ErrorOptions) {
    super(`Sign-in at the provider failed: ${problem}`, options);
    this.problem = problem;
  }
}

/** Who signed in at the provider. */
export interface ProviderUser {
  issuer: string;
  subject: string;
  /** Verified by the provider. */
  email: string;
  displayName: string | null;
}

const claimsSchema = z.looseObject({
  iss: z.string(),
  sub: z.string(),
  email: z.string().optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
});
type Claims = z.output<typeof claimsSchema>;

/** Whether one of the rules lets the person in: a domain of the email address, or `claim=value`. */
function isAllowed(claims: Claims, email: string, rules: readonly string[]): boolean {
  return rules.some((rule) => {
    if (rule === '*') return true;
    const [claim = '', value] = rule.split('=');
    if (value === undefined) return email.endsWith(`@${rule.toLowerCase().replace(/^@/, '')}`);
    return [claims[claim]].flat().includes(value);
  });
}

/**
 * A sign-in provider with OpenID Connect: the code flow with PKCE, a state and a nonce, which any server
 * of this database can finish. All functions throw `ProviderError`.
 *
 * @param origin the product's origin in browsers
 */
export function createSignInProvider(db: Database, settings: OidcSettings, origin: () => string) {
  const { issuer, clientId, clientSecret, allow } = settings;
  let configuration: Promise<Configuration> | undefined;

  /** Read once. After a failure, the next sign-in tries again. */
  function open(): Promise<Configuration> {
    configuration ??= discovery(new URL(issuer), clientId, clientSecret ?? undefined, undefined, {
      timeout: TIMEOUT,
      execute: [
        enableNonRepudiationChecks,
        ...(issuer.startsWith('http:') ? [allowInsecureRequests] : []),
      ],
    }).catch((error: unknown) => {
      configuration = undefined;
      throw new ProviderError('unreachable', { cause: error });
    });
    return configuration;
  }

  const redirectUri = () => `${origin()}/auth/provider/callback`;

  /** @returns the provider's page, and the state, which the browser must have when it comes back */
  async function start(forPanel: boolean): Promise<{ url: URL; state: string }> {
    const provider = await open();
    const flow = { nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier(), forPanel };
    const state = await keepOnce(db, 'provider', flow);
    const url = buildAuthorizationUrl(provider, {
      redirect_uri: redirectUri(),
      scope: 'openid email profile',
      code_challenge: await calculatePKCECodeChallenge(flow.codeVerifier),
      code_challenge_method: 'S256',
      nonce: flow.nonce,
      state,
    });
    return { url, state };
  }

  /** @param query of the address that the provider sent the browser to */
  async function finish(
    query: string,
    state: string,
  ): Promise<{ user: ProviderUser; forPanel: boolean }> {
    const flow = await takeOnce(db, 'provider', state);
    if (flow === null) throw new ProviderError('expired');
    const provider = await open();
    const claims = await readClaims(provider, query, state, flow).catch(rethrow);
    const email = claims.email?.trim().toLowerCase();
    if (!email || claims.email_verified !== true) throw new ProviderError('no-email');
    if (!isAllowed(claims, email, allow)) throw new ProviderError('not-allowed');
    const user = {
      issuer: claims.iss,
      subject: claims.sub,
      email,
      displayName: claims.name ?? null,
    };
    return { user, forPanel: flow.forPanel };
  }

  async function readClaims(
    provider: Configuration,
    query: string,
    state: string,
    { nonce, codeVerifier }: { nonce: string; codeVerifier: string },
  ): Promise<Claims> {
    const tokens = await authorizationCodeGrant(provider, new URL(`${redirectUri()}?${query}`), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    });
    const claims = claimsSchema.parse(tokens.claims());
    if (claims.email !== undefined || !provider.serverMetadata().userinfo_endpoint) return claims;
    // Some providers say it only here.
    return { ...claims, ...(await fetchUserInfo(provider, tokens.access_token, claims.sub)) };
  }

  return { name: settings.name, start, finish };
}

export type SignInProvider = ReturnType<typeof createSignInProvider>;

/** What the library throws, as a problem that a person can do something about. */
function rethrow(cause: unknown): never {
  if (cause instanceof AuthorizationResponseError) {
    const isCanceled = cause.error === 'access_denied';
    throw new ProviderError(isCanceled ? 'canceled' : 'invalid', { cause });
  }
  const code = cause instanceof ClientError ? cause.code : undefined;
  if (code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') throw new ProviderError('clock', { cause });
  if (code === 'OAUTH_TIMEOUT' || cause instanceof TypeError) {
    throw new ProviderError('unreachable', { cause });
  }
  throw new ProviderError('invalid', { cause });
}
