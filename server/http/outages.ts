import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { databaseState } from '../db/databaseState.ts';
import { isOutage } from './databaseHttpError.ts';

/** Milliseconds. */
const PROBE_INTERVAL = 1_000;
const PROBE_TIMEOUT = 5_000;

/** Requests that began in an outage may fail after its end, so it's over after some good probes. */
const GOOD_PROBES = 3;

declare module 'fastify' {
  interface FastifyInstance {
    /** Reports a failure of the database. */
    reportOutage?: (error: unknown) => void;
  }
}

/** Logs an outage of the database once, and its end, instead of every request that fails meanwhile. */
export function logOutages(app: FastifyInstance, db: Database): void {
  let failures = 0;
  let goodProbes = 0;
  let isClosing = false;

  async function watch(): Promise<void> {
    const since = performance.now();
    let endedAt = since;
    for (goodProbes = 0; goodProbes < GOOD_PROBES; ) {
      await sleep(PROBE_INTERVAL, undefined, { ref: false });
      if (isClosing) return;
      const { database } = await databaseState(db, PROBE_TIMEOUT);
      if (goodProbes === 0) endedAt = performance.now();
      goodProbes = database === 'reachable' ? goodProbes + 1 : 0;
    }
    const seconds = Math.round((endedAt - since) / 1000);
    app.log.warn({ seconds, failures }, 'the database is available again');
    failures = 0;
  }

  app.decorate('reportOutage', (error: unknown) => {
    failures += 1;
    goodProbes = 0;
    if (failures > 1) return;
    app.log.error({ err: error }, 'the database is not available');
    void watch();
  });
  app.addHook('onClose', async () => {
    isClosing = true;
  });
}

/** Logs why a request failed, unless that is part of an outage of the database. */
export function logFailure(request: FastifyRequest, error: unknown, msg: string): void {
  const { reportOutage } = request.server;
  if (reportOutage && isOutage(error)) reportOutage(error);
  // A query has what users typed, and a calendar's path is a secret.
  else request.log.error({ err: error, path: request.routeOptions.url }, msg);
}
