import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { modelFetch } from './modelFetch.ts';

let server: Server;
afterEach(() => server.close());

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
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
