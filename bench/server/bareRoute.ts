/*
 * A floor: Fastify alone. `node bench/server/bareRoute.ts BYTES` responds to every GET, POST and PUT with
 * the same body of that size.
 */
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';

const body = JSON.stringify({ data: 'x'.repeat(Math.max(0, Number(process.argv[2]) - 11)) });
const app = fastify();
app.all('/*', (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;
process.stdout.write(`http://127.0.0.1:${port}\n`);
process.on('SIGTERM', () => process.exit(0));
