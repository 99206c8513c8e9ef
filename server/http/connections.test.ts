import { once } from 'node:events';
import { type AddressInfo, connect, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { type ConnectionLimits, limitConnections, maxConnections } from './connections.ts';

let app: FastifyInstance;
let sockets: Socket[];
let handled: number;

async function start(
  limits: ConnectionLimits = { total: 100, perAddress: 100 },
  connectionTimeout = 50,
): Promise<void> {
  app = fastify({ connectionTimeout });
  limitConnections(app, limits);
  app.get('/slow', () => {
    handled += 1;
    return wait(150, { done: true });
  });
  app.get('/fast', async () => 'done');
  app.get('/large', async () => 'x'.repeat(50_000_000));
  app.post('/upload', async () => 'read');
  await app.listen({ host: '127.0.0.1', port: 0 });
}

beforeEach(() => {
  sockets = [];
  handled = 0;
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});

/** A client that reads nothing. */
function open(request = ''): Socket {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.pause().on('error', () => {});
  socket.write(request);
  sockets.push(socket);
  return socket;
}

/** Waits until the server has closed its next connection. */
async function serverCloses(socket: Socket): Promise<void> {
  const [accepted] = (await once(app.server, 'connection')) as [Socket];
  await once(accepted, 'close');
  socket.destroy();
}

it.each([
  ['stops reading', 'GET /large HTTP/1.1\r\nhost: x\r\n\r\n'],
  ['stops reading many responses', 'GET /large HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(20)],
  [
    'stops sending',
    'POST /upload HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\nx',
  ],
  ['sends nothing', ''],
])('closes the connection of a client that %s', async (_what, request) => {
  await start();
  await serverCloses(open(request));
});

it('closes the connection of a client that sends more than ten requests at once', async () => {
  await start(undefined, 30_000);
  await serverCloses(open('GET /slow HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(20)));
  expect(handled).toBe(10);
});

it.each([
  ['an address', { total: 100, perAddress: 2 }],
  ['all addresses together', { total: 2, perAddress: null }],
])('limits the connections of %s', async (_whose, limits) => {
  await start(limits);
  const kept = [open('GET /slow HTTP/1.1\r\n'), open('GET /slow HTTP/1.1\r\n')];
  await Promise.all(kept.map((socket) => once(socket, 'connect')));
  const refused = open().resume();
  await once(refused, 'close');
  expect(kept.some(({ destroyed }) => destroyed)).toBe(false);
});

it('counts an IPv6 /64 network as one address', async () => {
  await start({ total: 100, perAddress: 2 });
  const addresses = ['2001:db8:7:1::1', '2001:db8:7:1::2', '2001:db8:7:1:9::3', '2001:db8:7:2::1'];
  const refused = addresses.map((address) => {
    const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: address });
    sockets.push(socket);
    app.server.emit('connection', socket);
    return socket.destroyed;
  });
  expect(refused).toEqual([false, false, true, false]);
});

it.each([
  [64, 16],
  [1_024, 384],
  [524_288, 262_016],
  [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
])('with %d descriptors, the server accepts %d connections', (descriptors, connections) => {
  expect(maxConnections(descriptors)).toBe(connections);
});

it("this system's limit is known", () => {
  expect(maxConnections()).toBeGreaterThan(16);
});
