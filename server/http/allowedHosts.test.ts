import fastify from 'fastify';
import { allowOwnHostsOnly } from './allowedHosts.ts';
import { errorHandler } from './errorHandler.ts';

async function statusFor(
  hostHeader: string,
  host = '127.0.0.1',
  publicOrigin: string | null = null,
) {
  const app = fastify();
  app.setErrorHandler(errorHandler);
  allowOwnHostsOnly(app, { host, publicOrigin });
  app.get('/', async () => 'ok');
  const response = await app.inject({ url: '/', headers: { host: hostHeader } });
  await app.close();
  return response.statusCode;
}

const ORIGIN = 'https://leads.example.com';

type Row = [hostHeader: string, host?: string, publicOrigin?: string];

it.each<Row>([
  ['localhost:3000'],
  ['127.0.0.1:3000'],
  ['leads.example.com', '127.0.0.1', ORIGIN],
  ['leads.lan:3000', 'leads.lan'],
  ['[fd00::1]:3000', 'fd00::1'],
  ['192.168.1.5:3000', '0.0.0.0'],
])('accepts the host %s', async (...row) => {
  expect(await statusFor(...row)).toBe(200);
});

it.each<Row>([
  ['evil.example'],
  ['127.0.0.1.evil.example'],
  ['192.168.1.5:3000'],
  ['leads.example.com.evil.example', '127.0.0.1', ORIGIN],
  ['evil.example', '0.0.0.0', ORIGIN],
])('rejects the host %j', async (...row) => {
  expect(await statusFor(...row)).toBe(421);
});
