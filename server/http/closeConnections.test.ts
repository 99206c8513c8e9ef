import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { closeConnectionsWithServer } from './closeConnections.ts';

describe('a server that closes', () => {
  it('does not wait for connections that a browser opened in advance', async () => {
    const app = fastify();
    closeConnectionsWithServer(app);
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const connection = connect(port, '127.0.0.1');
    await once(app.server, 'connection');
    const cut = once(connection, 'close');
    await app.close();
    await cut;
  });

  it('sends the answers that are under way', async () => {
    const app = fastify();
    closeConnectionsWithServer(app);
    let answer = () => {};
    app.get('/', () => new Promise((resolve) => (answer = () => resolve({ done: true }))));
    app.addHook('preClose', async () => answer());
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const asked = fetch(address);
    await once(app.server, 'request');
    const closed = app.close();
    const response = await asked;
    expect(response.headers.get('connection')).toBe('close');
    expect(await response.json()).toEqual({ done: true });
    await closed;
  });
});
