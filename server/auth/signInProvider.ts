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
import {
  type Claims,
  claimNames,
  isComplete,
  type ProviderUser,
  personIn,
} from './providerClaims.ts';

/** Seconds. */
const TIMEOUT = 10;

/** Why a sign-in at the provider failed. The web app has a sentence for each. */
export type ProviderProblem =
  | 'unreachable'
  | 'issuer'
  | 'canceled'
  | 'expired'
  | 'clock'
  | 'invalid'
  | 'not-allowed'
  | 'no-email';

export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly problem: ProviderProblem;
  /** For the log: the addresses that differ, or the names of the claims that came. */
  readonly details: Record<string, string>;

  constructor(
    problem: ProviderProblem,
    { details = {}, ...options }: ErrorOptions & { details?: Record<string, string> } = {},
  ) {
    super(`Sign-in at the provider failed: ${problem}`, options);
    this.problem = problem;
    this.details = details;
  }
}

/**
 * A sign-in provider with OpenID Connect: the code flow with PKCE, a state and a nonce, which any server
 * of this database can finish. All functions throw `ProviderError`.
 *
 * @param origin the product's origin in browsers
 */
export function createSignInProvider(db: Database, settings: OidcSettings, origin: () => string) {
  let configuration: Promise<Configuration> | undefined;

  /** Read once. After a failure, the next sign-in tries again. */
  function open(): Promise<Configuration> {
    configuration ??= discover(settings).catch((error: unknown) => {
      configuration = undefined;
      throw error;
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
    const user = await readPerson(provider, query, state, flow).catch(rethrow);
    return { user, forPanel: flow.forPanel };
  }

  async function readPerson(
    provider: Configuration,
    query: string,
    state: string,
    { nonce, codeVerifier }: { nonce: string; codeVerifier: string },
  ): Promise<ProviderUser> {
    const tokens = await authorizationCodeGrant(provider, new URL(`${redirectUri()}?${query}`), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    });
    const idToken: Claims = tokens.claims() ?? {};
    let person = personIn([idToken], settings);
    if (typeof person !== 'string') return person;
    const details: Record<string, string> = { claims: namesIn(idToken) };
    // Some providers say more here.
    if (provider.serverMetadata().userinfo_endpoint && !isComplete(idToken, settings)) {
      const userInfo = await fetchUserInfo(provider, tokens.access_token, String(idToken.sub));
      details.userInfoClaims = namesIn(userInfo);
      person = personIn([idToken, userInfo], settings);
    }
    if (typeof person === 'string') throw new ProviderError(person, { details });
    return person;
  }

  return { name: settings.name, start, finish };
}

export type SignInProvider = ReturnType<typeof createSignInProvider>;

const namesIn = (claims: Claims) => claimNames(claims).slice(0, 100).join(', ').slice(0, 4_000);

/** The address with a slash at its end, or without. */
const otherSpelling = (issuer: string): string =>
  issuer.endsWith('/') ? issuer.slice(0, -1) : `${issuer}/`;

/** Reads the provider's settings. Many providers tell apart addresses with and without a last slash. */
async function discover({ issuer, clientId, clientSecret }: OidcSettings): Promise<Configuration> {
  const read = (address: string) =>
    discovery(new URL(address), clientId, clientSecret ?? undefined, undefined, {
      timeout: TIMEOUT,
      execute: [
        enableNonRepudiationChecks,
        ...(address.startsWith('http:') ? [allowInsecureRequests] : []),
      ],
    });
  try {
    return await read(issuer);
  } catch (error) {
    const isAnswer = error instanceof ClientError && error.code !== 'OAUTH_TIMEOUT';
    const found = isAnswer ? await read(otherSpelling(issuer)).catch(() => null) : null;
    if (found) return found;
    const said = isAnswer ? issuerIn(error.cause) : null;
    if (said === null) throw new ProviderError('unreachable', { cause: error });
    throw new ProviderError('issuer', { details: { configured: issuer, said } });
  }
}

const mismatch = z.object({
  attribute: z.literal('issuer'),
  body: z.object({ issuer: z.string() }),
});

/** The address that the provider says it has, if it differs from the one in the settings. */
const issuerIn = (cause: unknown): string | null =>
  mismatch.safeParse(cause).data?.body.issuer.slice(0, 500) ?? null;

/** What the library throws, as a problem that a person can do something about. */
function rethrow(cause: unknown): never {
  if (cause instanceof ProviderError) throw cause;
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
