import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { aiRoutes } from './ai/routes.ts';
import { createUserModels } from './ai/userModels.ts';
import { archiveRoutes } from './archive/routes.ts';
import {
  passwordRoutes,
  providerIdentityRoutes,
  signInCodeRoutes,
  signInMethodRoutes,
  signOutRoutes,
} from './auth/accountRoutes.ts';
import { authenticate } from './auth/authentication.ts';
import type { EmbeddedIdentity } from './auth/embeddedIdentity.ts';
import { limitUserRate, limitUserRequests } from './auth/limitUserRate.ts';
import { passkeyRoutes, passkeySignInRoutes } from './auth/passkeyRoutes.ts';
import { providerRoutes } from './auth/providerRoutes.ts';
import { identityRoutes } from './auth/routes.ts';
import { createSignInProvider } from './auth/signInProvider.ts';
import type { VerifyToken } from './auth/tokenVerifier.ts';
import { calendarFeed, calendarRoutes } from './calendar/calendarRoutes.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import { docsRoutes, registerOpenApi } from './docs/apiDocs.ts';
import type { ChangeFeed } from './events/changeFeed.ts';
import { eventRoutes } from './events/routes.ts';
import { postingFileRoute } from './extraction/fileRoute.ts';
import { extractionRoutes } from './extraction/routes.ts';
import { allowOwnHostsOnly, registerCors } from './http/allowedOrigins.ts';
import { clientErrorHandler } from './http/clientErrorHandler.ts';
import { closeConnectionsWithServer, limitConnections } from './http/connections.ts';
import { errorHandler } from './http/errorHandler.ts';
import { healthRoutes } from './http/health.ts';
import { acceptJsonOnly } from './http/jsonBodies.ts';
import { createPageFetch } from './http/networkRules.ts';
import { logOutages } from './http/outages.ts';
import { registerSecurityHeaders } from './http/securityHeaders.ts';
import { originOf, serveWebApp } from './http/webApp.ts';
import { serializerCompiler, validatorCompiler } from './http/zodCompilers.ts';
import { insightRoutes } from './insights/routes.ts';
import { interviewRoutes } from './interviews/routes.ts';
import { askedRoutes } from './leads/askedRoutes.ts';
import { deletedLeadRoutes } from './leads/deletedRoutes.ts';
import { importRoutes } from './leads/importRoutes.ts';
import { leadRoutes } from './leads/routes.ts';
import { viewRoutes } from './leads/viewRoutes.ts';
import { createMailboxes } from './mailbox/mailboxes.ts';
import { mailboxRoutes } from './mailbox/routes.ts';
import { mcpRoutes } from './mcp/routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { noteRoutes } from './notes/routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { answerRoutes } from './pitches/answerRoutes.ts';
import { pitchRoutes } from './pitches/routes.ts';
import { sentRoutes } from './pitches/sentRoutes.ts';
import { type RunInProcess, readInProcess, startAhead } from './processes/processPool.ts';
import { profileRoutes } from './profile/routes.ts';
import { createResumeReader } from './resume/resumeReader.ts';
import { resumeRoutes } from './resume/routes.ts';
import { createUploads } from './resume/uploads.ts';
import { createRuleRunner, type RunRule } from './rules/runRule.ts';
import { verifyAccessTokens } from './tokens/repository.ts';
import { tokenRoutes } from './tokens/routes.ts';
import { undoRoutes } from './undo/undoRoutes.ts';

/** The server's dependencies. */
export interface AppDeps {
  config: Config;
  db: Database;
  changes: ChangeFeed;
  /** The server's own identity provider, or a verifier of another provider's tokens. */
  identity: EmbeddedIdentity | { verifyToken: VerifyToken };
  /** The folder of the built web app. */
  webApp: string;
  /** Encrypts users' keys; without it, they can't save any. */
  secret: Buffer | null;
  logger: FastifyServerOptions['logger'];
  /** For requests to other sites. */
  fetch?: typeof fetch;
  /** Runs what reads uploads and pages of other sites. */
  runInProcess?: RunInProcess;
  /** Runs the rules that read users' texts. */
  runRule?: RunRule;
}

/** Milliseconds without a byte. Event streams send a heartbeat more often. */
const CONNECTION_TIMEOUT = 30_000;

const MAX_CONNECTIONS = { total: 2_000, perAddress: 200 };

/** Keeps responses of this scope, errors included, out of caches: they have personal data or tokens. */
function disableCaching(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
}

/** Builds the server without listening. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, db, identity, secret } = deps;
  const { runInProcess = readInProcess, runRule = createRuleRunner() } = deps;
  const app = fastify({
    logger: deps.logger,
    requestTimeout: 60_000,
    connectionTimeout: CONNECTION_TIMEOUT,
    // Each proxy adds the address that it sees; what is left of those may be forged.
    trustProxy: config.trustProxyHops > 0 && ((_address, hop) => hop < config.trustProxyHops),
    genReqId: () => randomUUID(),
    // An id of any length gets the 404 of an unknown id.
    routerOptions: { maxParamLength: 16_384 },
    clientErrorHandler,
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id);
      errorHandler(error, request, reply);
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(errorHandler);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  logOutages(app, db);
  // Not in a test that only injects requests.
  app.addHook('onListen', async () => startAhead());
  if (config.metricsToken !== null) {
    // Without a token, what measures isn't loaded.
    const { serveMetrics } = await import('./http/metricsRoute.ts');
    serveMetrics(app, config.metricsToken);
  }
  closeConnectionsWithServer(app);
  limitConnections(app, {
    total: MAX_CONNECTIONS.total,
    perAddress: config.trustProxyHops === 0 ? MAX_CONNECTIONS.perAddress : null,
  });
  allowOwnHostsOnly(app, config);
  acceptJsonOnly(app);
  await registerSecurityHeaders(app, config);
  await registerCors(app, config);
  await serveWebApp(app, deps.webApp, config);
  await registerOpenApi(app, config.publicOrigin);

  const { leadLimit } = config;
  const userModels = createUserModels({ db, config, secret });
  const { aiFor } = userModels;
  const mailboxes = createMailboxes({ db, config, aiFor, runRule, secret, log: app.log });
  const origin = () => originOf(app, config.publicOrigin);
  await app.register(
    async (api) => {
      await api.register(healthRoutes, { db });
      await api.register(docsRoutes);
      if ('signIn' in identity) {
        await api.register(async (sessions) => {
          disableCaching(sessions);
          await sessions.register(signOutRoutes, { prefix: '/auth', identity });
          await sessions.register(signInMethodRoutes, { prefix: '/auth', config, origin });
          await sessions.register(signInCodeRoutes, { prefix: '/auth', identity });
          await sessions.register(passkeySignInRoutes, { prefix: '/auth', db, origin });
        });
      }
      await api.register(async (users) => {
        disableCaching(users);
        authenticate(users, verifyAccessTokens(db, identity.verifyToken));
        await users.register(async (streams) => {
          // They stay open, and have a limit of their own at the same time.
          await limitUserRate(streams, config.requestLimit);
          await streams.register(eventRoutes, { changes: deps.changes });
        });
        await users.register(async (assistants) => {
          // Apart from the requests that its tools make, for which they wait.
          limitUserRequests(assistants);
          await limitUserRate(assistants, config.requestLimit, 'preValidation');
          await assistants.register(mcpRoutes, { prefix: '/mcp', origin, runRule });
        });
        await users.register(async (requests) => {
          limitUserRequests(requests);
          await limitUserRate(requests, config.requestLimit);
          if ('signIn' in identity) {
            await requests.register(passwordRoutes, { prefix: '/auth', identity });
            await requests.register(passkeyRoutes, { prefix: '/auth', db, origin, identity });
            await requests.register(providerIdentityRoutes, { prefix: '/auth', db, config });
          }
          await requests.register(aiRoutes, { prefix: '/ai', userModels });
          await requests.register(tokenRoutes, { prefix: '/tokens', db });
          await requests.register(leadRoutes, { prefix: '/leads', db, leadLimit });
          await requests.register(deletedLeadRoutes, { prefix: '/leads', db, leadLimit });
          await requests.register(importRoutes, { prefix: '/leads', db, aiFor, leadLimit });
          await requests.register(askedRoutes, { prefix: '/leads', db, aiFor, runRule });
          await requests.register(undoRoutes, { prefix: '/leads', db });
          await requests.register(sentRoutes, { prefix: '/leads', db });
          await requests.register(calendarRoutes, { db, origin });
          await requests.register(viewRoutes, { prefix: '/leads/views', db });
          await requests.register(insightRoutes, { prefix: '/insights', db, runRule });
          await requests.register(messageRoutes, { db, aiFor, runRule, email: mailboxes.email });
          await requests.register(mailboxRoutes, { prefix: '/mailbox', mailboxes });
          await requests.register(noteRoutes, { prefix: '/leads', db });
          await requests.register(interviewRoutes, { db, aiFor });
          await requests.register(peopleRoutes, { prefix: '/people', db });
          await requests.register(profileRoutes, { prefix: '/user', db });
          await requests.register(archiveRoutes, { prefix: '/user', db, leadLimit });
          const uploads = createUploads();
          const readResume = createResumeReader(runInProcess);
          await requests.register(resumeRoutes, {
            prefix: '/user',
            db,
            aiFor,
            runInProcess,
            readResume,
            uploads,
          });
          await requests.register(postingFileRoute, { prefix: '/extract', runInProcess, uploads });
          await requests.register(pitchRoutes, {
            prefix: '/pitches',
            db,
            userModels,
            runRule,
            dailyLimit: config.dailyPitchLimit,
            readResume,
          });
          await requests.register(answerRoutes, { prefix: '/pitches', db, aiFor, runRule });
          await requests.register(extractionRoutes, {
            prefix: '/extract',
            aiFor,
            fetch: deps.fetch ?? fetch,
            fetchPage: createPageFetch(config, deps.fetch),
            runInProcess,
            runRule,
          });
        });
      });
    },
    { prefix: '/api' },
  );
  await app.register(async (calendars) => {
    disableCaching(calendars);
    await calendars.register(calendarFeed, { db, origin });
  });
  if ('signIn' in identity) {
    await app.register(async (tokens) => {
      disableCaching(tokens);
      await tokens.register(identityRoutes, { identity });
      if (config.oidc !== null) {
        const provider = createSignInProvider(db, config.oidc, origin);
        await tokens.register(providerRoutes, { db, provider, origin });
      }
    });
  }
  return app;
}
