/*
 * The server: `node server/main.ts`. Says where it runs on standard output, and what goes wrong on
 * standard error. Ends with code 0 on SIGINT and SIGTERM, when the requests under way are answered.
 */
import { setGlobalProxyFromEnv } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { DEMO_ACCOUNT } from './auth/demoAccount.ts';
import { openIdentity } from './auth/openIdentity.ts';
import { type Config, loadConfig } from './config.ts';
import { openDatabase } from './db/openDatabase.ts';
import { followChanges } from './events/changeFeed.ts';
import { loggerOptions } from './http/logger.ts';
import { runProgram } from './program.ts';
import { StartError } from './startError.ts';

const WEB_APP = join(import.meta.dirname, '../dist/web');

/** How long requests under way may take to end, in milliseconds. */
const GRACE = 10_000;

/** Why a server cannot listen, by the code of the system's error. */
const LISTEN_FAULTS: Record<string, (config: Config) => string> = {
  EADDRINUSE: ({ port }) => `PORT ${port} is in use by another program. Stop it, or set PORT.`,
  EACCES: ({ port }) => `PORT ${port} may not be used by this user.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is no address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is not known.`,
};

async function listen(app: FastifyInstance, config: Config): Promise<void> {
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const sentence = LISTEN_FAULTS[code]?.(config);
    throw sentence === undefined ? error : new StartError(sentence);
  }
}

function banner(app: FastifyInstance, config: Config, hasDemo: boolean): string {
  const { port } = app.server.address() as AddressInfo;
  const lines = [`Leadside runs at ${config.publicOrigin ?? `http://localhost:${port}`}`];
  if (hasDemo) lines.push(`Demo account: ${DEMO_ACCOUNT.email} / ${DEMO_ACCOUNT.password}`);
  return `\n  ${lines.join('\n  ')}\n\n`;
}

// Where a company's network wants it, LinkedIn and the model are reached through its proxy:
// HTTP_PROXY, HTTPS_PROXY and NO_PROXY, read once.
setGlobalProxyFromEnv();

await runProgram(async () => {
  const config = loadConfig(process.env);
  const what = config.port === 0 ? 'the server' : `the server on port ${config.port}`;
  // While the rest of the server is loaded, the embedded database is compiled on other threads.
  const [database, { buildApp }] = await Promise.all([
    openDatabase(config, what),
    import('./app.ts'),
  ]);
  try {
    const { identity, hasDemo } = await openIdentity(config, database.db);
    const changes = await followChanges(database);
    const where = { webApp: WEB_APP, logger: loggerOptions };
    const app = await buildApp({ config, db: database.db, changes, identity, ...where });
    await listen(app, config);

    let isStopping = false;
    const stop = async () => {
      // Ctrl-C reaches a server that npm started twice: from the terminal and from npm.
      if (isStopping) return;
      isStopping = true;
      setTimeout(() => process.exit(1), GRACE).unref();
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
