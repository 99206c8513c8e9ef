import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { openPitchWriter } from './ai/openPitchWriter.ts';
import { authenticate } from './auth/authentication.ts';
import type { EmbeddedIdentity } from './auth/embeddedIdentity.ts';
import { identityRoutes } from './auth/routes.ts';
import type { VerifyToken } from './auth/tokenVerifier.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { collectCalls, docsRoutes } from './docs/routes.ts';
import type { ChangeFeed } from './events/changeFeed.ts';
import { eventRoutes } from './events/routes.ts';
import { extractionRoutes } from './extraction/routes.ts';
import { admitExtension } from './http/admitExtension.ts';
import { answerClientError } from './http/clientErrors.ts';
import { closeConnectionsWithServer } from './http/closeConnections.ts';
import { answerError } from './http/errorHandling.ts';
import { healthRoute } from './http/health.ts';
import { readJsonBodies } from './http/jsonBodies.ts';
import { addSecurityHeaders } from './http/securityHeaders.ts';
import { serveWebApp } from './http/webApp.ts';
import { zodSchemas } from './http/zodSchemas.ts';
import { leadRoutes } from './leads/routes.ts';
import { noteRoutes } from './notes/routes.ts';
import { pitchRoutes } from './pitches/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { resumeRoutes } from './resume/routes.ts';

/** What the server is built from. */
export interface AppDeps {
  config: Pick<
    Config,
    | 'publicOrigin'
    | 'extensionOrigin'
    | 'firebaseProjectId'
    | 'leadLimit'
    | 'ai'
    | 'dailyPitchLimit'
  >;
  db: Database;
  changes: ChangeFeed;
  /** Either keeps the accounts itself, or only knows how to verify somebody else's tokens. */
  identity: EmbeddedIdentity | { verifyToken: VerifyToken };
  /** The folder of the built web app. */
  webApp: string;
  logger: FastifyServerOptions['logger'];
  /** What other sites are asked with; the global one when left out. */
  fetch?: typeof fetch;
  /** The longest that a pitch may take to write, in milliseconds; a minute when left out. */
  pitchTimeout?: number;
}

/** The most that a request's body may have, in bytes. */
const BODY_LIMIT = 1024 * 1024;

/** Builds the server; it does not listen yet. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, db, identity } = deps;
  const app = fastify({
    logger: deps.logger,
    schemaController: zodSchemas,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 60_000,
    // Behind a proxy, which PUBLIC_ORIGIN tells of, the client's address is what the proxy says.
    trustProxy: config.publicOrigin !== null && ['loopback', 'linklocal', 'uniquelocal'],
    genReqId: () => randomUUID(),
    // An id of any length is an id that nobody has: 404, and not a refusal of its own kind.
    routerOptions: { maxParamLength: 16_384 },
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id);
      answerError(error, request, reply);
    },
  });
  app.setErrorHandler(answerError);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  closeConnectionsWithServer(app);
  readJsonBodies(app);
  await addSecurityHeaders(app, config);
  await admitExtension(app, config.extensionOrigin);
  await serveWebApp(app, deps.webApp);
  const calls = collectCalls(app);

  await app.register(
    async (api) => {
      healthRoute(api, db);
      docsRoutes(api, { calls, origin: config.publicOrigin });
      await api.register(async (users) => {
        authenticate(users, identity.verifyToken);
        await users.register(eventRoutes, { changes: deps.changes });
        await users.register(leadRoutes, { prefix: '/leads', db, leadLimit: config.leadLimit });
        await users.register(noteRoutes, { prefix: '/leads', db });
        await users.register(profileRoutes, { prefix: '/user', db });
        await users.register(resumeRoutes, { prefix: '/user', ai: config.ai });
        await users.register(pitchRoutes, {
          ...{ prefix: '/pitches', db, writer: await openPitchWriter(config.ai) },
          ...{ dailyLimit: config.dailyPitchLimit, timeout: deps.pitchTimeout ?? 60_000 },
        });
        await users.register(extractionRoutes, {
          prefix: '/extract',
          fetch: deps.fetch ?? fetch,
        });
      });
    },
    { prefix: '/api' },
  );
  if ('signIn' in identity) await app.register(identityRoutes, { identity });
  return app;
}
