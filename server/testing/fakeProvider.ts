import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The client that the provider knows. */
export const CLIENT = { clientId: 'leadside', clientSecret: 'secret-of-the-client' };

/**
 * A sign-in provider on this machine. It signs in at once, without asking.
 *
 * @param person the claims of who signs in, in the user information; those of `idToken` are in the ID token.
 *   One that `denies` cancels
 */
export async function startFakeProvider(person: () => Record<string, unknown>) {
  const { default: Provider } = await import('oidc-provider');
  let handle: ReturnType<InstanceType<typeof Provider>['callback']> | undefined;
  const listening = createServer((request, response) => void handle?.(request, response));
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const issuer = `http://localhost:${(listening.address() as AddressInfo).port}`;

  /** Starts to answer, for a product at this origin. */
  function serve(origin: string): void {
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: CLIENT.clientId,
          client_secret: CLIENT.clientSecret,
          redirect_uris: [`${origin}/auth/provider/callback`],
        },
      ],
      claims: {
        openid: ['sub', 'groups', 'realm_access', 'preferred_username'],
        email: ['email', 'email_verified'],
        profile: ['name'],
      },
      findAccount: async (_context, sub) => ({
        accountId: sub,
        claims: async (use) => {
          const { idToken, ...userInfo } = person();
          return { ...(use === 'id_token' ? (idToken as object) : userInfo), sub };
        },
      }),
      conformIdTokenClaims: false,
      cookies: { keys: ['a-key-of-the-cookies'] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      pkce: { required: () => true },
    });
    provider.use(async (context, next) => {
      if (!context.path.startsWith('/interaction/')) return next();
      const { req, res } = context;
      const { prompt, params, session } = await provider.interactionDetails(req, res);
      const { sub, denies } = person();
      context.respond = false;
      if (prompt.name === 'login') {
        const login = { accountId: String(sub), remember: false };
        const result = denies ? { error: 'access_denied' } : { login };
        return provider.interactionFinished(req, res, result);
      }
      const accountId = session?.accountId;
      const grant = new provider.Grant({ accountId, clientId: CLIENT.clientId });
      grant.addOIDCScope(String(params.scope));
      return provider.interactionFinished(req, res, { consent: { grantId: await grant.save() } });
    });
    handle = provider.callback();
  }

  return {
    issuer,
    serve,
    close: () => {
      listening.close();
      listening.closeAllConnections();
    },
  };
}
