import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Lets a server that is closing end as soon as its answers are sent. Clients hear with those not to
 * keep their connections for more; connections that carry no request are cut. Browsers open such in
 * advance, and Node by itself waits a minute for them to say something.
 */
export function closeConnectionsWithServer(app: FastifyInstance): void {
  const silent = new Set<Socket>();
  let isClosing = false;

  app.server.on('connection', (socket: Socket) => {
    if (isClosing) socket.destroy();
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', ({ socket }) => silent.delete(socket));

  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of silent) socket.destroy();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
