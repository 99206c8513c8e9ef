import type { lookup } from 'node:dns';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAddressRules } from './addressRules.ts';

const LOCAL = { host: '127.0.0.1', publicOrigin: null, aiAllowedHosts: [] };
const PUBLIC = { host: '127.0.0.1', publicOrigin: 'https://leads.example', aiAllowedHosts: [] };

let server: Server;
let port: number;
let requests: (string | undefined)[];
beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request.headers.host);
    response.end('hello');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());
beforeEach(() => {
  requests = [];
});

/** A resolver that gives these addresses for any name. */
const resolveTo = (...addresses: string[]) =>
  ((_hostname: string, _options: object, callback: (error: null, found: object[]) => void) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as unknown as typeof lookup;

const FORBIDDEN = { name: 'ForbiddenAddressError' };

const causeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'no error',
    (error: Error) => error.cause ?? error,
  );

it('allows any address on a server that only this machine reaches', async () => {
  const rules = createAddressRules(LOCAL, resolveTo('127.0.0.1'));
  expect(rules.hosts).toBeNull();
  const response = await rules.fetch(`http://llm.internal:${port}/v1/models`);
  expect(await response.text()).toBe('hello');
  expect(requests).toEqual([`llm.internal:${port}`]);
});

it.each([
  'http://localhost:11434',
  'http://api.openai.com/v1',
  'https://api.openai.com.example.com/v1',
])("doesn't allow %s on a server that others reach", async (address) => {
  expect(createAddressRules(PUBLIC).allows(address)).toBe(false);
});

it('allows the providers with keys, and the hosts that the operator named', () => {
  const aiAllowedHosts = ['10.0.0.5:8000', 'llm.example.com'];
  const rules = createAddressRules({ ...PUBLIC, aiAllowedHosts });
  expect(rules.hosts).toEqual(aiAllowedHosts);
  const allowed = [
    'https://api.openai.com/v1',
    'http://10.0.0.5:8000/v1',
    'http://llm.example.com',
  ];
  for (const address of allowed) expect(rules.allows(address)).toBe(true);
  for (const address of ['http://10.0.0.5', 'http://10.0.0.6:8000'])
    expect(rules.allows(address)).toBe(false);
});

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '169.254.169.254',
  '168.63.129.16',
  '::1',
  '::127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:0:127.0.0.1',
  '64:ff9b::7f00:1',
  '2001:0:7f00:1::1',
  'fec0::1',
  'fd00::1',
])("doesn't connect to a provider's name that resolves to %s", async (address) => {
  const rules = createAddressRules(PUBLIC, resolveTo(address));
  const error = await causeOf(rules.fetch('https://api.openai.com/v1/models'));
  expect(error).toMatchObject(FORBIDDEN);
});

it('checks the address that it connects to, also when the name had another one before', async () => {
  const resolvers = [resolveTo('127.0.0.1'), resolveTo('169.254.169.254')];
  const rebinding = ((...parameters: Parameters<typeof lookup>) =>
    (resolvers.shift() as typeof lookup)(...parameters)) as typeof lookup;
  const rules = createAddressRules(LOCAL, rebinding);
  const url = `http://rebinding.example:${port}`;
  const first = await rules.fetch(url, { headers: { connection: 'close' } });
  expect(await first.text()).toBe('hello');
  const next = rules.fetch(`http://rebinding.example:${port + 1}`);
  expect(await causeOf(next)).toMatchObject(FORBIDDEN);
  expect(requests).toHaveLength(1);
});

it.each([
  'http://169.254.169.254/latest',
  'http://[fe80::1]/',
  'http://0.0.0.0:1/',
  'http://0xa9fea9fe/',
])('never connects to %s, which no model is at', async (address) => {
  const rules = createAddressRules(LOCAL);
  expect(rules.allows(address)).toBe(false);
  expect(await causeOf(rules.fetch(address))).toMatchObject(FORBIDDEN);
});
