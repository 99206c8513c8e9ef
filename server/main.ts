/*
 * The server: `node server/main.ts`. Prints its address on standard output and errors on standard
 * error. Exits with code 0 on SIGINT and SIGTERM, after the running requests are complete.
 */
import { setGlobalProxyFromEnv } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openAccountChannel } from './auth/accountChannel.ts';
import { runAccountCommand } from './auth/accountCommands.ts';
import { DEMO_ACCOUNT } from './auth/demoAccount.ts';
import { openIdentity } from './auth/openIdentity.ts';
import { type Config, loadConfig } from './config/config.ts';
import { misspelledSettings } from './config/misspelledSettings.ts';
import { StartError } from './config/startError.ts';
import { VERSION } from './config/version.ts';
import { deleteOldUsageDataHourly } from './db/deleteOldUsageData.ts';
import { openDatabase } from './db/openDatabase.ts';
import { waitForDatabase } from './db/waitForDatabase.ts';
import { openChangeFeed } from './events/changeFeed.ts';
import { maxConnections } from './http/connections.ts';
import { loggerOptions } from './http/logger.ts';
import { originOf } from './http/webApp.ts';
import { runProgram } from './program.ts';
import { openServerSecret } from './secrets/serverSecret.ts';
import { startWatchdog } from './watchdog.ts';

const WEB_APP = join(import.meta.dirname, '../dist/web');

/** How long running requests may take at a shutdown, in milliseconds. */
const SHUTDOWN_TIMEOUT = 10_000;

/** By the code of the system's error. */
const LISTEN_ERRORS: Record<string, (config: Config) => string> = {
  EADDRINUSE: ({ port }) => `PORT ${port} is in use by another program. Stop it, or set PORT.`,
  EACCES: ({ port }) => `PORT ${port} may not be used by this user.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is not known.`,
};

async function listen(app: FastifyInstance, config: Config): Promise<void> {
  app.server.maxConnections = Math.min(
    app.server.maxConnections || Number.POSITIVE_INFINITY,
    maxConnections(),
  );
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const message = LISTEN_ERRORS[code]?.(config);
    throw message === undefined ? error : new StartError(message);
  }
}

function banner(app: FastifyInstance, config: Config, hasDemo: boolean): string {
  const { port } = app.server.address() as AddressInfo;
  const lines = [
    `Leadside runs at ${config.publicOrigin ?? `http://localhost:${port}`} (version ${VERSION})`,
  ];
  if (hasDemo) lines.push(`Demo account: ${DEMO_ACCOUNT.email} / ${DEMO_ACCOUNT.password}`);
  if (config.publicOrigin?.startsWith('https:') && config.trustProxyHops === 0) {
    lines.push('Set TRUST_PROXY_HOPS, so that clients behind the proxy count as different ones.');
  }
  return `\n  ${lines.join('\n  ')}\n\n`;
}

startWatchdog();

await runProgram(async () => {
  const config = loadConfig(process.env);
  for (const warning of misspelledSettings(process.env)) process.stderr.write(`${warning}\n`);
  // For LinkedIn and the model: HTTP_PROXY, HTTPS_PROXY and NO_PROXY.
  setGlobalProxyFromEnv();
  const holder = config.port === 0 ? 'the server' : `the server on port ${config.port}`;
  // The embedded database compiles on other threads while the server's modules load.
  const [database, { buildApp }] = await Promise.all([
    openDatabase(config, holder),
    import('./app.ts'),
  ]);
  try {
    await deleteOldUsageDataHourly(database.db);
    const { identity, hasDemo } = await waitForDatabase(() => openIdentity(config, database.db));
    const changes = await waitForDatabase(() => openChangeFeed(database));
    const app = await buildApp({
      config,
      db: database.db,
      changes,
      identity,
      webApp: WEB_APP,
      secret: openServerSecret(config),
      logger: loggerOptions,
    });
    await listen(app, config);
    const closeChannel =
      config.databaseUrl === null && 'signIn' in identity
        ? await openAccountChannel(config.dataDir, (command, readPassword) =>
            runAccountCommand(database.db, command, {
              readPassword,
              origin: originOf(app, config.publicOrigin),
            }),
          ).catch((error: unknown) =>
            app.log.warn(error, 'npm run account needs the server to stop'),
          )
        : undefined;

    let isStopping = false;
    const stop = async () => {
      // With npm, Ctrl-C arrives twice: from the terminal and from npm.
      if (isStopping) return;
      isStopping = true;
      setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT).unref();
      closeChannel?.();
      await app.close();
      await database.close();
      process.exit(0);
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
    process.stdout.write(banner(app, config, hasDemo));
  } catch (error) {
    await database.close();
    throw error;
  }
});
