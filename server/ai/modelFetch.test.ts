import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { modelFetch } from './modelFetch.ts';

let server: Server | undefined;
afterEach(() => server?.close());

async function serve(listener: RequestListener): Promise<string> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

it('rejects a redirect, which would send the profile elsewhere', async () => {
  const paths: (string | undefined)[] = [];
  const address = await serve(({ url }, response) => {
    paths.push(url);
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  await expect(modelFetch()(address, { method: 'POST', body: 'profile' })).rejects.toThrow();
  expect(paths).toEqual(['/']);
});

it('passes a large chunk on in pieces, and handles other events between them', async () => {
  const request = async () =>
    new Response(new Blob([new Uint8Array(100_000)]).stream(), {
      headers: { 'content-type': 'text/event-stream' },
    });
  const { body } = await modelFetch(request)('http://127.0.0.1');
  let others = 0;
  const turn = () => {
    others += 1;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  let pieces = 0;
  for await (const { length } of body ?? []) {
    expect(length).toBeLessThan(10_000);
    pieces += 1;
  }
  clearImmediate(next);
  expect(pieces).toBeGreaterThan(10);
  expect(others).toBeGreaterThan(10);
});

it.each(['identity', 'gzip'])('stops reading a huge response: %s', async (encoding) => {
  const megabyte = Buffer.alloc(1_000_000);
  let sent = 0;
  const address = await serve((_request, response) => {
    response.writeHead(200, { 'content-encoding': encoding });
    const endless = Readable.from(
      (function* () {
        for (; sent < 1_000; sent += 1) yield megabyte;
      })(),
    );
    if (encoding === 'gzip') pipeline(endless, createGzip(), response, () => {});
    else pipeline(endless, response, () => {});
  });
  const response = await modelFetch()(address);
  await expect(response.text()).rejects.toThrow('too large');
  expect(sent).toBeLessThan(500);
});
