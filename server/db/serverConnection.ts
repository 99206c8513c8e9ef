import { Socket } from 'node:net';
import type { ClientConfig } from 'pg';

/* Milliseconds. Together they let the server work again 15 seconds after a connection went silent. */
const CONNECT_TIMEOUT = 5_000;
const STATEMENT_TIMEOUT = 8_000;
const MAX_SILENCE = 10_000;

/**
 * A proxy or network can stop forwarding without closing anything, and PostgreSQL's own limits can't end
 * that. Destroying the socket fails its statements and makes the pool discard the connection.
 */
function socketWithTimeout(): Socket {
  const socket = new Socket();
  return socket.setTimeout(MAX_SILENCE, () =>
    socket.destroy(new Error('PostgreSQL has not responded in time')),
  );
}

/** The settings of every connection that handles requests. */
export const connectionSettings = (connectionString: string) =>
  ({
    connectionString,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
    keepAliveInitialDelayMillis: CONNECT_TIMEOUT,
    stream: socketWithTimeout,
  }) satisfies ClientConfig;

/** Limits that PostgreSQL enforces. Poolers reject them; there, they're set on the database's role. */
export const SESSION_LIMITS = {
  statement_timeout: STATEMENT_TIMEOUT,
  idle_in_transaction_session_timeout: MAX_SILENCE,
} satisfies ClientConfig;
