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
