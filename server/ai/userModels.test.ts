import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import type { AiOverview, AiSettingsUpdate, AiTestResult } from '#domain/contract/ai.ts';
import { type Config, loadConfig } from '../config/config.ts';
import { aiSettings } from '../db/schema.ts';
import { loggerOptions } from '../http/logger.ts';
import { addProfile } from '../profile/repository.ts';
import { DEMO_PROFILE } from '../seed/demoProfile.ts';
import { callAs } from '../testing/callAs.ts';
import { type FakeModel, respondWith, startFakeModel } from '../testing/fakeModel.ts';
import { startTestServer, type TestServer, type TestUser } from '../testing/testServer.ts';
import { createUserModels } from './userModels.ts';

const KEY = 'sk-test-0123456789-4f7Q';
const OPERATOR = { baseUrl: 'http://127.0.0.1:59998/v1', apiKey: null, model: 'operator-model' };
const PITCH = { company: 'Helio Grid', position: 'Engineer' };
const servers: TestServer[] = [];
let log = '';
let server: TestServer;
let user: TestUser;
let model: FakeModel;

async function start(config: Partial<Config> = {}): Promise<TestServer> {
  const stream = { write: (line: string) => (log += line) };
  const started = await startTestServer({
    config,
    logger: { ...loggerOptions, level: 'trace', stream },
  });
  servers.push(started);
  return started;
}

beforeAll(async () => {
  server = await start({ dailyPitchLimit: 1 });
  model = await startFakeModel();
});

afterAll(async () => {
  await model.close();
  for (const started of servers) await started.close();
});

beforeEach(async () => {
  user = await server.createUser();
  model.requests = [];
  model.respond = respondWith('Dear Helio Grid team, I keep platforms calm.');
});

interface Target {
  server: TestServer;
  user: TestUser;
}

const call = (to: Target, ...request: Parameters<ReturnType<typeof callAs>>) =>
  callAs(to.server, to.user)(...request);

const here = (): Target => ({ server, user });

async function save(update: AiSettingsUpdate, to = here()): Promise<AiOverview> {
  const { status, body } = await call(to, 'PUT', '/api/ai', update);
  expect([status, body]).toEqual([200, expect.anything()]);
  return (body as { data: AiOverview }).data;
}

const own = (fields: AiSettingsUpdate = {}): AiSettingsUpdate => ({
  source: 'own',
  provider: 'other',
  baseUrl: model.baseUrl,
  model: 'my-model',
  apiKey: KEY,
  ...fields,
});

const rowOf = async ({ uid }: TestUser) =>
  (await server.db.select().from(aiSettings).where(eq(aiSettings.userId, uid)))[0];

const generate = (to = here()) => call(to, 'POST', '/api/pitches/generate-from-company', PITCH);

const failWith =
  (status: number, message: string): FakeModel['respond'] =>
  (response) => {
    const body = JSON.stringify({ error: { message } });
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };

describe('a key', () => {
  test('is stored encrypted, and never sent back', async () => {
    const { settings } = await save(own());
    expect(settings.key).toMatchObject({ end: '4f7Q', isUsable: true });
    expect(JSON.stringify(await call(here(), 'GET', '/api/ai'))).not.toContain('sk-test');
    const row = JSON.stringify(await rowOf(user));
    expect(row).toContain('4f7Q');
    expect(row).not.toContain('sk-test');
  });

  test("is useless in another user's row", async () => {
    await save(own());
    const thief = await server.createUser();
    const stolen = await rowOf(user);
    await server.db.insert(aiSettings).values({ ...stolen, userId: thief.uid } as never);
    const { body } = await call({ server, user: thief }, 'GET', '/api/ai');
    expect(body).toMatchObject({ data: { settings: { key: { isUsable: false } } } });
    await addProfile(server.db, thief.uid, DEMO_PROFILE);
    expect(await generate({ server, user: thief })).toMatchObject({
      status: 502,
      body: { error: expect.stringContaining("can't be read on this server anymore") },
    });
    expect(model.requests).toEqual([]);
  });

  test('is sent to no other server than the one it was saved for', async () => {
    await save(own());
    const other = { provider: 'other', baseUrl: model.baseUrl.replace('127.0.0.1', 'localhost') };
    await call(here(), 'POST', '/api/ai/test', { ...other, model: 'x' });
    expect(model.requests.length).toBeGreaterThan(0);
    for (const { authorization } of model.requests) expect(authorization).toBeUndefined();
    expect((await save({ baseUrl: other.baseUrl })).settings.key).toBeNull();
    expect(await rowOf(user)).toMatchObject({ encryptedKey: null });
  });

  test('stays when the model changes, and goes when the user or the account is removed', async () => {
    await save(own());
    expect((await save({ model: 'another' })).settings.key).toMatchObject({ end: '4f7Q' });
    expect((await save({ apiKey: null })).settings.key).toBeNull();
    await save(own());
    expect((await call(here(), 'DELETE', '/api/ai')).body).toMatchObject({
      data: { settings: { model: '', key: null } },
    });
    await save(own());
    await call(here(), 'DELETE', '/api/user');
    expect(await rowOf(user)).toBeUndefined();
  });

  test('needs a secret of the server', async () => {
    const models = createUserModels({ db: server.db, config: loadConfig({}), secret: null });
    expect((await models.read(user.uid)).canSaveKeys).toBe(false);
    await expect(models.update(user.uid, own())).rejects.toThrow('SECRET_KEY');
    expect(await rowOf(user)).toBeUndefined();
  });

  test('is in no log and no error', async () => {
    log = '';
    model.respond = failWith(401, `Incorrect API key: ${KEY}`);
    await save(own());
    await call(here(), 'PUT', '/api/ai', { apiKey: `${KEY} x` });
    const tested = await call(here(), 'POST', '/api/ai/test', { ...own(), source: undefined });
    await addProfile(server.db, user.uid, DEMO_PROFILE);
    const letter = await generate();
    expect(log).toContain('/api/ai');
    expect(log + JSON.stringify([tested, letter])).not.toContain(KEY);
  });
});

describe('the model of a user', () => {
  test("is the user's own, which doesn't count, else the operator's, else none", async () => {
    const operated = await start({
      ai: { ...OPERATOR, baseUrl: model.baseUrl },
      dailyPitchLimit: 1,
    });
    const to = { server: operated, user: await operated.createUser() };
    await addProfile(operated.db, to.user.uid, DEMO_PROFILE);
    const usage = async (at = to) => (await call(at, 'GET', '/api/pitches?limit=1')).body;
    expect(await usage()).toMatchObject({ model: 'operator-model', isOwnModel: false });
    await save(own(), to);
    expect(await usage()).toMatchObject({ model: 'my-model', isOwnModel: true });
    for (let count = 0; count < 3; count += 1) expect((await generate(to)).status).toBe(200);
    // Each letter is written and checked.
    expect(model.requests.map((request) => [request.model, request.authorization])).toEqual(
      Array(6).fill(['my-model', `Bearer ${KEY}`]),
    );
    expect(await usage()).toMatchObject({ rateLimit: { remaining: 1 } });
    await save({ source: 'server' }, to);
    expect((await generate(to)).status).toBe(200);
    expect((await generate(to)).status).toBe(429);
    expect(await usage(here())).toMatchObject({ model: null, isOwnModel: false });
  });

  test("can't be an own one where the operator turned those off", async () => {
    const closed = await start({ aiUserModels: false });
    const to = { server: closed, user: await closed.createUser() };
    expect((await call(to, 'GET', '/api/ai')).body).toMatchObject({ data: { allowsOwn: false } });
    expect((await call(to, 'PUT', '/api/ai', own())).status).toBe(403);
    const { source: _, ...tested } = own();
    expect((await call(to, 'POST', '/api/ai/test', tested)).status).toBe(403);
    expect(await call(to, 'GET', '/api/ai/local')).toEqual({ status: 200, body: { data: [] } });
    await save({ letters: false }, to);
    expect(model.requests).toEqual([]);
  });

  test('can be at no address of the network of a server that others reach', async () => {
    const open = await start({ host: '0.0.0.0' });
    const to = { server: open, user: await open.createUser() };
    expect(await call(to, 'PUT', '/api/ai', own())).toMatchObject({ status: 400 });
    const { source: _, ...tested } = own();
    expect((await call(to, 'POST', '/api/ai/test', tested)).body).toMatchObject({
      data: {
        problem: {
          field: 'address',
          reason: expect.stringContaining('isn’t allowed to connect to'),
        },
      },
    });
    expect(await call(to, 'GET', '/api/ai/local')).toEqual({ status: 200, body: { data: [] } });
    expect(model.requests).toEqual([]);
  });
});

describe('the test of a model', () => {
  const test_ = async (fields: object = {}): Promise<AiTestResult> => {
    const { source: _, ...sent } = own();
    const { body } = await call(here(), 'POST', '/api/ai/test', { ...sent, ...fields });
    return (body as { data: AiTestResult }).data;
  };

  test('says how long it took and whether it fills in fields, and saves nothing', async () => {
    model.respond = (response, request) =>
      respondWith(
        JSON.stringify(request.messages).includes('POSTING')
          ? '{"company":"Aldermoor","position":"gardener","location":"Bergen"}'
          : 'I am a gardener.',
      )(response, request);
    expect(await test_()).toEqual({
      seconds: expect.any(Number),
      isStructured: true,
      problem: null,
    });
    expect(await rowOf(user)).toBeUndefined();
    model.respond = respondWith('I am a gardener.');
    expect(await test_()).toMatchObject({ isStructured: false, problem: null });
  });

  test.each([
    [401, 'key', 'refused the key'],
    [402, null, 'your balance or limit is used up'],
    [404, 'model', 'doesn’t have this model'],
    [422, 'model', 'refused the request'],
  ])('says what to do after HTTP %s', async (status, field, reason) => {
    model.respond = failWith(status, 'Out of daisies');
    const { problem } = await test_();
    expect(problem).toMatchObject({ field, reason: expect.stringContaining(reason) });
    expect(problem?.advice).toContain('It says: “Out of daisies”');
  });
});

describe("a provider's list", () => {
  let provider: Server;
  let listener: RequestListener;
  let baseUrl: string;
  beforeAll(async () => {
    provider = createServer((request, response) => listener(request, response));
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    baseUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  });
  afterAll(() => provider.close());
  const list = async () =>
    (await call(here(), 'POST', '/api/ai/models', { provider: 'other', baseUrl })).body;

  test('has its models that write text, at /v1 by default', async () => {
    listener = (request, response) =>
      response.end(
        request.url === '/v1/models'
          ? JSON.stringify({ data: ['b', 'a', 'b', 'text-embedding-3'].map((id) => ({ id })) })
          : 'wrong path',
      );
    expect(await list()).toEqual({ data: { models: ['b', 'a'], problem: null } });
  });

  test('follows no redirect', async () => {
    const paths: (string | undefined)[] = [];
    listener = ({ url }, response) => {
      paths.push(url);
      response.writeHead(302, { location: '/elsewhere' }).end();
    };
    expect(await list()).toMatchObject({ data: { models: [], problem: expect.anything() } });
    expect(paths).toEqual(['/v1/models']);
  });
});
