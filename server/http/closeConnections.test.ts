import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { closeConnectionsWithServer } from './closeConnections.ts';

describe('closing the server', () => {
  it('closes connections that a browser opened in advance', async () => {
    const app = fastify();
    closeConnectionsWithServer(app);
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const connection = connect(port, '127.0.0.1');
    await once(app.server, 'connection');
    const closed = once(connection, 'close');
    await app.close();
    await expect(closed).resolves.toBeDefined();
  });
});
