import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { answerClientError } from './clientErrors.ts';

let app: FastifyInstance;

beforeAll(async () => {
  app = fastify({ clientErrorHandler: answerClientError });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

/** Sends these bytes, and reads until the server hangs up. */
async function answerTo(bytes: string): Promise<{ head: string; body: unknown }> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { head, body: JSON.parse(body) };
}

it.each([
  [
    'headers without an end',
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
    'bytes that are not HTTP',
    '\u0016\u0003\u0001 hello\r\n\r\n',
    '400 Bad Request',
    'This is not a request that HTTP knows.',
  ],
])('answers %s in a sentence, and hangs up', async (_what, bytes, status, error) => {
  const { head, body } = await answerTo(bytes);
  expect(head.split('\r\n')).toEqual(
    expect.arrayContaining([`HTTP/1.1 ${status}`, 'connection: close']),
  );
  expect(body).toEqual({ error });
});
