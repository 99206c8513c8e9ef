import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { asUser } from '../testing/asUser.ts';
import { limitUserRequests } from './limitUserRate.ts';

let app: FastifyInstance;
let sockets: Socket[];
/** The paths that are being handled or have been. */
let handled: string[];
let letGo: () => void;

beforeEach(async () => {
  sockets = [];
  handled = [];
  const { promise: released, resolve } = Promise.withResolvers<void>();
  letGo = resolve;
  app = fastify({ forceCloseConnections: true });
  asUser(app, ({ headers }) => String(headers.user));
  limitUserRequests(app);
  app.get('/:name', async ({ url }) => {
    handled.push(url);
    if (url.startsWith('/slow')) await released;
    return url.startsWith('/large') ? 'x'.repeat(20_000_000) : 'done';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  letGo();
  for (const socket of sockets) socket.destroy();
  await app.close();
});

/** Sends requests and leaves their responses unread. Returns the server's side of the connection. */
async function send(user: string, ...paths: string[]): Promise<Socket> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.pause().on('error', () => {});
  sockets.push(socket);
  const [accepted] = (await once(app.server, 'connection')) as [Socket];
  const allReceived = new Promise<void>((resolve) => {
    let received = 0;
    const count = () => {
      received += 1;
      if (received < paths.length) return;
      app.server.off('request', count);
      resolve();
    };
    app.server.on('request', count);
  });
  socket.write(
    paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: x\r\nuser: ${user}\r\n\r\n`).join(''),
  );
  await allReceived;
  return accepted;
}

/** A request of its own connection, whose response is read. */
async function get(user: string, path: string): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { user } });
  return response.text();
}

const TEN = Array.from({ length: 10 }, () => '/slow');

it('lets other requests of the user wait, but no one else', async () => {
  await send('ada', ...TEN);
  const waiting = get('ada', '/waiting');
  expect(await get('ben', '/other')).toBe('done');
  expect(handled).toEqual([...TEN, '/other']);
  letGo();
  expect(await waiting).toBe('done');
});

it('counts unread responses', async () => {
  for (let index = 0; index < 10; index += 1) await send('ada', '/large');
  const waiting = get('ada', '/waiting');
  await get('ben', '/other');
  expect(handled).not.toContain('/waiting');
  sockets[0]?.destroy();
  expect(await waiting).toBe('done');
});

it('never handles a waiting request whose client has left', async () => {
  await send('ada', ...TEN);
  const abandoned = await send('ada', '/abandoned');
  sockets.at(-1)?.destroy();
  await once(abandoned, 'close');
  letGo();
  expect(await get('ada', '/next')).toBe('done');
  expect(handled).toEqual([...TEN, '/next']);
});
