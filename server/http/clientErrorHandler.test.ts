import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { clientErrorHandler } from './clientErrorHandler.ts';

let app: FastifyInstance;

beforeAll(async () => {
  app = fastify({ clientErrorHandler });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

/** Sends the bytes and reads until the server closes the connection. */
async function responseTo(bytes: string): Promise<{ head: string; body: unknown }> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { head, body: JSON.parse(body) };
}

it.each([
  [
    'endless headers',
    `GET / HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${'x'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
    'The address and headers of the request are too long.',
  ],
  [
    'an endless address',
    `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
    '431 Request Header Fields Too Large',
    'The address and headers of the request are too long.',
  ],
  [
    'data that is not HTTP',
    '\u0016\u0003\u0001 hello\r\n\r\n',
    '400 Bad Request',
    'This is not a valid HTTP request.',
  ],
])(
  'responds to %s with an error and closes the connection',
  async (_input, bytes, status, error) => {
    const { head, body } = await responseTo(bytes);
    expect(head.split('\r\n')).toEqual(
      expect.arrayContaining([`HTTP/1.1 ${status}`, 'connection: close']),
    );
    expect(body).toEqual({ error });
  },
);

it('closes the connection of a client that reads nothing and stays', async () => {
  const { port } = app.server.address() as AddressInfo;
  const accepted = once(app.server, 'connection');
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  client.on('error', () => {}).write('not HTTP\r\n\r\n');
  const [socket] = (await accepted) as [Socket];
  await once(socket, 'close');
  client.destroy();
});
