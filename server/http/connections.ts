import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { networkOf } from './networkOf.ts';

export interface ConnectionLimits {
  /** Open connections of all clients. */
  total: number;
  /** Open connections of one network address; `null` behind a proxy, which is one address. */
  perAddress: number | null;
}

/** Requests that a client may send on a connection before it reads responses. Browsers send one. */
const MAX_PIPELINED = 10;

/** Closes connections over the limits, and those of clients that stop reading or sending. */
export function limitConnections(
  app: FastifyInstance,
  { total, perAddress }: ConnectionLimits,
): void {
  app.server.maxConnections = total;
  const open = new Map<string, number>();

  app.server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const rest = (open.get(address) ?? 1) - 1;
      if (rest === 0) open.delete(address);
      else open.set(address, rest);
    });
    if (perAddress !== null && count > perAddress) socket.destroy();
  });

  const running = new WeakMap<Socket, number>();
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    const count = (running.get(socket) ?? 0) + 1;
    running.set(socket, count);
    reply.raw.once('close', () => running.set(socket, (running.get(socket) ?? 1) - 1));
    if (count <= MAX_PIPELINED) return;
    socket.destroy();
    // Node goes on with the requests that it has already received.
    return reply.hijack();
  });

  // After `connectionTimeout` without a byte, Node closes connections that wait for a request. During
  // one, the silence may be ours: a model takes its time.
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.on('timeout', (socket: Socket) => {
      if (socket.writableLength > 0 || !request.raw.complete) socket.destroy();
    });
  });
}

/**
 * Closes connections without a request when the server closes, and tells clients of running requests
 * not to keep theirs. Browsers open connections in advance, and Node waits a minute for a request
 * on them.
 */
export function closeConnectionsWithServer(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  let isClosing = false;

  app.server.on('connection', (socket: Socket) => {
    if (isClosing) socket.destroy();
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));

  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of unused) socket.destroy();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}

/** Descriptors for the embedded database (200), connections to PostgreSQL and the server itself. */
const RESERVED = 256;

/** So that a very low limit still lets someone in. */
const MIN_CONNECTIONS = 16;

/** How many files and sockets the system lets this process open. */
function descriptorLimit(): number {
  // Looking up the names of peers would take long.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft: string | number } };
  };
  // Windows has no limit, and elsewhere it may be 'unlimited'.
  const limit = Number(userLimits?.open_files?.soft);
  return Number.isInteger(limit) ? limit : Number.POSITIVE_INFINITY;
}

/**
 * How many connections the server may accept, so that the database can always open its files. A
 * request may need a second descriptor: for a file, or to call another site.
 */
export const maxConnections = (descriptors = descriptorLimit()): number =>
  Math.max(MIN_CONNECTIONS, Math.floor((descriptors - RESERVED) / 2));
