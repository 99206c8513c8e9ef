import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { limitAnonymousRate } from './limitAnonymousRate.ts';
import { providerAccount } from './providerAccount.ts';
import { issueSignInCode } from './signInCodes.ts';
import { ProviderError, type SignInProvider } from './signInProvider.ts';

const COOKIE = 'leadside-sign-in';

const query = z.object({ for: z.string().catch('') });

interface Options {
  db: Database;
  provider: SignInProvider;
  origin: () => string;
}

const cookieOf = (header = ''): string =>
  header
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1) ?? '';

/**
 * The way to a sign-in provider and back. The browser that comes back must be the one that left, so it
 * has the state as a cookie, too. Then the login page gets a code, which starts one session within a
 * minute, after the number sign, so that it's in no log.
 */
export async function providerRoutes(
  app: FastifyInstance,
  { db, provider, origin }: Options,
): Promise<void> {
  await limitAnonymousRate(app);
  const cookie = (state: string, seconds: number) =>
    [
      `${COOKIE}=${state}`,
      'Path=/auth/provider',
      'HttpOnly',
      'SameSite=Lax',
      `Max-Age=${seconds}`,
      ...(origin().startsWith('https:') ? ['Secure'] : []),
    ].join('; ');

  const problemOf = (error: unknown): string => {
    if (!(error instanceof ProviderError)) throw error;
    const { problem, details } = error;
    app.log.warn({ err: error.cause, problem, ...details }, 'sign-in at the provider failed');
    // The operator reads the addresses there; the claims are for the log alone.
    const shown = problem === 'issuer' ? details : {};
    return `/login#${new URLSearchParams({ problem, ...shown })}`;
  };

  app.get('/auth/provider', async (request, reply) => {
    try {
      const { url, state } = await provider.start(query.parse(request.query).for === 'panel');
      return reply.header('set-cookie', cookie(state, 600)).redirect(url.href);
    } catch (error) {
      return reply.redirect(problemOf(error));
    }
  });

  app.get('/auth/provider/callback', async (request, reply) => {
    reply.header('set-cookie', cookie('', 0));
    try {
      const sent = request.url.split('?')[1] ?? '';
      const state = new URLSearchParams(sent).get('state') ?? '';
      if (state === '' || state !== cookieOf(request.headers.cookie)) {
        throw new ProviderError('expired');
      }
      const { user, forPanel } = await provider.finish(sent, state);
      const userId = await providerAccount(db, user);
      const code = userId && (await issueSignInCode(db, userId));
      if (!code) throw new ProviderError('not-allowed');
      return reply.redirect(`/login${forPanel ? '?for=panel' : ''}#code=${code}`);
    } catch (error) {
      return reply.redirect(problemOf(error));
    }
  });
}
