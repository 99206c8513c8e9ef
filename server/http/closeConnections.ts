import type { FastifyInstance } from 'fastify';

/**
 * Tells clients, with the last answers of a server that is closing, not to keep their connections
 * for more: one that stays open for a minute would keep the server from ending.
 */
export function closeConnectionsWithServer(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
