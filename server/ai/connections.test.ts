import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import type { AiOverview, AiSettingsUpdate, AiTestResult } from '#domain/contract/ai.ts';
import type { MailboxOverview, MailboxUpdate } from '#domain/contract/mailbox.ts';
import type { Message } from '#domain/contract/messages.ts';
import { type Config, loadConfig } from '../config/config.ts';
import { aiSettings, mailboxes, messages } from '../db/schema.ts';
import { loggerOptions } from '../http/logger.ts';
import { claimDue, claimOf } from '../mailbox/repository.ts';
import { addProfile } from '../profile/repository.ts';
import { DEMO_PROFILE } from '../seed/demoProfile.ts';
import { callAs } from '../testing/callAs.ts';
import { type FakeImap, startFakeImap } from '../testing/fakeImap.ts';
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

describe('the mailbox', () => {
  let imap: FakeImap;

  beforeEach(async () => {
    imap = await startFakeImap();
  });

  afterEach(() => imap.stop());

  const LEAD = {
    title: 'Backend engineer',
    company: 'Northwind Freight Ltd',
    status: 'applied',
    contactInfo: { name: 'Helen Marsh', email: 'helen.marsh@northwindfreight.example' },
  };

  /** An email; the employer's by default. */
  const email = (
    id: number,
    { from = 'Helen Marsh <helen.marsh@northwindfreight.example>', body = 'Join us.' } = {},
  ) =>
    [
      `Message-ID: <${id}@mail.example>`,
      `Date: ${new Date(Date.now() - 60_000 + id * 1000).toUTCString()}`,
      `From: ${from}`,
      `Subject: Number ${id}`,
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      '',
      body,
    ].join('\r\n');

  const NEWSLETTER = { from: 'Offers <news@shop.example>', body: 'Everything must go.' };

  const settings = (changes: Partial<MailboxUpdate> = {}): MailboxUpdate => ({
    host: '127.0.0.1',
    port: imap.port,
    user: imap.user,
    password: imap.password,
    folder: 'INBOX',
    ...changes,
  });

  async function setUp(on = server) {
    const user = await on.createUser();
    const call = callAs(on, user);
    const { data: lead } = (await call('POST', '/api/leads', LEAD)).body as {
      data: { id: string };
    };
    const list = async (state: string) =>
      ((await call('GET', `/api/messages?state=${state}`)).body as { data: Message[] }).data;
    const subjects = async (state = 'new') => (await list(state)).map(({ subject }) => subject);
    const check = async () => {
      const { status, body } = await call('POST', '/api/mailbox/check');
      expect(status).toBe(200);
      return (body as { data: MailboxOverview }).data.mailbox;
    };
    /** Saving starts a check, so the next one waits for its turn. */
    const connect = async (changes: Partial<MailboxUpdate> = {}) => {
      const saved = await call('PUT', '/api/mailbox', settings(changes));
      expect(saved).toMatchObject({ status: 200 });
      await checked();
    };
    const row = async () =>
      (await on.db.select().from(mailboxes).where(eq(mailboxes.userId, user.uid)))[0];
    const checked = async () => {
      for (let found = await row(); found?.claim || !(found?.checkedAt || found?.problem); ) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        found = await row();
      }
    };
    return { user, call, lead, list, subjects, check, connect, row };
  }

  test('keeps what fits a lead, lists the rest by sender and subject, and changes nothing in the folder', async () => {
    imap.add(email(1));
    imap.add(email(2, NEWSLETTER));
    imap.add(email(3), new Date(Date.now() - 40 * 86_400_000));
    imap.add(
      email(4, { from: `Ana Okafor <${imap.user}>`, body: 'My letter to Northwind Freight.' }),
    );
    const { lead, list, connect, check } = await setUp();
    await connect();
    expect(await list('new')).toMatchObject([
      { leadId: lead.id, match: 'sure', subject: 'Number 1', text: 'Join us.' },
    ]);
    expect(await list('listed')).toMatchObject([
      { leadId: null, fromAddress: 'news@shop.example', subject: 'Number 2', text: '' },
    ]);
    expect(await check()).toMatchObject({ problem: null, checkedAt: expect.any(String) });
    expect(imap.commands).toContainEqual(expect.stringMatching(/^EXAMINE/));
    for (const command of imap.commands) {
      expect(command).not.toMatch(/^(?:UID )?(?:SELECT|STORE|COPY|MOVE|EXPUNGE|APPEND|DELETE)/);
      if (command.includes('BODY')) expect(command).toContain('BODY.PEEK');
    }
  });

  test('an email is stored once, despite outages and renumbering', async () => {
    imap.add(email(1));
    const { subjects, connect, check, row } = await setUp();
    await connect();
    await imap.stop();
    imap.add(email(2));
    expect(await check()).toMatchObject({
      problem: { field: null, reason: `Nothing answers at 127.0.0.1, port ${imap.port}.` },
    });
    await imap.start();
    // The connection breaks off in the middle of an email.
    imap.intercept = (command, socket) => {
      if (!command.includes('BODY.PEEK')) return false;
      socket.end('* 2 FETCH (UID 2 BODY[]<0> {5000}\r\nMessage-ID: <2@');
      return true;
    };
    expect(await check()).toMatchObject({
      problem: { reason: expect.stringContaining('broke off') },
    });
    imap.intercept = () => false;
    expect(await check()).toMatchObject({ problem: null });
    expect(await subjects()).toEqual(['Number 2', 'Number 1']);
    // Only what is new is read.
    imap.commands = [];
    await check();
    expect(imap.commands.join()).not.toContain('BODY');
    // The server numbers its emails anew.
    imap.uidValidity = 2;
    imap.emails = imap.emails.map((one) => ({ ...one, uid: one.uid + 100 }));
    await check();
    expect(await subjects()).toEqual(['Number 2', 'Number 1']);
    expect(await row()).toMatchObject({ uidValidity: 2, lastUid: 102 });
  });

  test('a listed email is fetched again when the user chooses its lead', async () => {
    imap.add(email(1, { ...NEWSLETTER, body: 'A letter in other words.' }));
    const { call, lead, list, connect } = await setUp();
    await connect();
    const [listed] = await list('listed');
    const path = `/api/messages/${listed?.id}`;
    expect(await call('POST', `${path}/ignore`)).toMatchObject({ status: 409 });
    const kept = await call('PUT', path, { leadId: lead.id });
    expect(kept).toMatchObject({
      status: 200,
      body: { data: { leadId: lead.id, state: 'new', text: 'A letter in other words.' } },
    });
    expect(await list('listed')).toEqual([]);
    // One that is gone from the mailbox can't be.
    imap.add(email(2, { from: 'Another <another@shop.example>', body: 'Hello.' }));
    await call('POST', '/api/mailbox/check');
    imap.emails = [];
    const [gone] = await list('listed');
    expect(await call('PUT', `/api/messages/${gone?.id}`, { leadId: lead.id })).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('can’t be read from your mailbox again') },
    });
  });

  test('a dropped email replaces the listed one', async () => {
    imap.add(email(1, NEWSLETTER));
    const { call, lead, list, connect } = await setUp();
    await connect();
    const content = email(1, NEWSLETTER);
    const added = await call('POST', `/api/leads/${lead.id}/messages`, { content });
    expect(added).toMatchObject({ status: 201, body: { data: { leadId: lead.id, state: 'new' } } });
    expect(await list('listed')).toEqual([]);
  });

  describe('the password', () => {
    test('is encrypted, never sent back, and in no log, archive or other place', async () => {
      log = '';
      const { call, connect, row } = await setUp();
      await connect();
      const bodies = [
        await call('GET', '/api/mailbox'),
        await call('GET', '/api/user/archive'),
        await row(),
        log,
      ];
      expect(JSON.stringify(bodies)).not.toContain(imap.password);
      // Neither to another server, nor for another user.
      for (const place of [{ host: 'localhost' }, { user: 'ben@okafor.example' }]) {
        const sent = { ...settings(place), password: undefined };
        expect(await call('POST', '/api/mailbox/test', sent)).toMatchObject({ status: 400 });
      }
      const same = { ...settings(), password: undefined };
      expect(await call('POST', '/api/mailbox/test', same)).toMatchObject({
        body: { data: { emails: 0, recent: 0, problem: null } },
      });
    });

    test('that stops working is said, and a new one goes on', async () => {
      const { call, connect, check, subjects } = await setUp();
      await connect();
      imap.password = 'app-password-2';
      imap.add(email(1));
      expect(await check()).toMatchObject({
        problem: {
          field: 'password',
          advice: expect.stringMatching(/“Invalid credentials \(Failure\)” .*app password/),
        },
      });
      const saved = await call('PUT', '/api/mailbox', settings());
      expect(saved.body).toMatchObject({ data: { mailbox: { problem: null } } });
      await connect();
      expect(await subjects()).toEqual(['Number 1']);
    });

    test('goes with the mailbox and its list, and with the account', async () => {
      imap.add(email(1));
      imap.add(email(2, NEWSLETTER));
      const { user, call, connect, subjects, row } = await setUp();
      await connect();
      expect(await call('DELETE', '/api/mailbox')).toMatchObject({
        body: { data: { mailbox: null } },
      });
      expect([await row(), await subjects('listed'), await subjects()]).toEqual([
        undefined,
        [],
        ['Number 1'],
      ]);
      await connect();
      await call('DELETE', '/api/user');
      expect(await row()).toBeUndefined();
      expect(await server.db.$count(messages, eq(messages.userId, user.uid))).toBe(0);
    });
  });

  test('says what is wrong and what to do', async () => {
    const { call } = await setUp();
    const problemOf = async (changes: Partial<MailboxUpdate>) =>
      (await call('POST', '/api/mailbox/test', settings(changes))).body;
    expect(await problemOf({ folder: 'Jobs' })).toMatchObject({
      data: { problem: { field: 'folder', reason: expect.stringContaining('the folder “Jobs”') } },
    });
    expect(await problemOf({ host: 'no-such-host.invalid' })).toMatchObject({
      data: { problem: { reason: expect.stringContaining('no-such-host.invalid') } },
    });
    imap.intercept = (command, socket) => {
      if (!command.startsWith('LOGIN')) return false;
      socket.end('* BYE Too many connections\r\n');
      return true;
    };
    expect(await problemOf({})).toMatchObject({ data: { problem: { field: null } } });
  });

  test.each([
    ['a private address', { host: '10.0.0.1' }, 'connect to this address'],
    ['this machine', { host: '127.0.0.1' }, 'connect to this address'],
    ['another port', { host: 'imap.example.com', port: 25 }, 'port must be 993 or 143'],
  ])('a server that others reach reads no mailbox at %s', async (_what, place, error) => {
    const shared = await start({ publicOrigin: 'https://leads.example' });
    const { call } = await setUp(shared);
    for (const [method, path] of [['PUT', ''] as const, ['POST', '/test'] as const])
      expect(await call(method, `/api/mailbox${path}`, settings(place))).toMatchObject({
        status: 400,
        body: { error: expect.stringContaining(error) },
      });
    expect(imap.commands).toEqual([]);
  });

  test('a name that resolves to a private address is refused when connecting', async () => {
    const shared = await start({ publicOrigin: 'https://leads.example' });
    const { call } = await setUp(shared);
    const place = settings({ host: 'localhost', port: 143 });
    expect(await call('POST', '/api/mailbox/test', place)).toMatchObject({
      body: { data: { problem: { reason: 'This server isn’t allowed to connect to localhost.' } } },
    });
  });

  test('of two servers on one database, one reads a mailbox', async () => {
    const { user, connect, row } = await setUp();
    await connect();
    const claims = await Promise.all([claimOf(server.db, user.uid), claimOf(server.db, user.uid)]);
    expect(claims.filter(Boolean)).toHaveLength(1);
    // It's due again when it was read, or when the server that reads it gives no sign of life.
    await server.db
      .update(mailboxes)
      .set({ nextCheckAt: new Date(0) })
      .where(eq(mailboxes.userId, user.uid));
    expect(await claimDue(server.db)).toBeNull();
    await server.db
      .update(mailboxes)
      .set({ claimedUntil: new Date(0) })
      .where(eq(mailboxes.userId, user.uid));
    expect(await claimDue(server.db)).toMatchObject({ userId: user.uid });
    expect((await row())?.claim).not.toBe(claims.find(Boolean)?.claim);
  });

  test('a check that runs while the mailbox is removed leaves nothing behind', async () => {
    imap.add(email(1, NEWSLETTER));
    const { user, call, connect, row } = await setUp();
    await connect({ folder: 'INBOX' });
    imap.add(email(2, NEWSLETTER));
    let removed: Promise<unknown> | undefined;
    imap.intercept = (command) => {
      if (command.startsWith('UID SEARCH')) removed ??= call('DELETE', '/api/mailbox');
      return false;
    };
    await call('POST', '/api/mailbox/check');
    await removed;
    expect(await row()).toBeUndefined();
    expect(await server.db.$count(messages, eq(messages.userId, user.uid))).toBe(0);
  });

  test('removing the mailbox ends its check at once', async () => {
    const { call, row } = await setUp();
    const ended = Promise.withResolvers<void>();
    imap.intercept = (command, socket) => {
      if (!command.startsWith('UID SEARCH')) return false;
      socket.on('close', () => ended.resolve());
      void call('DELETE', '/api/mailbox');
      return true;
    };
    await call('PUT', '/api/mailbox', settings());
    await ended.promise;
    expect(await row()).toBeUndefined();
  });

  test('what was being read when a server ended is read one by one, and what ends a second one is named', async () => {
    for (const id of [1, 2, 3, 4]) imap.add(email(id));
    const { user, check, connect, subjects, row } = await setUp();
    await connect();
    await server.db
      .update(mailboxes)
      .set({ lastUid: 0, reading: { through: 3, alone: 2 } })
      .where(eq(mailboxes.userId, user.uid));
    await server.db.delete(messages).where(eq(messages.userId, user.uid));
    imap.commands = [];
    expect(await check()).toMatchObject({ problem: null });
    const reads = imap.commands.filter((command) => command.includes('BODY'));
    expect(reads.map((command) => command.split(' (')[0])).toEqual([
      'UID FETCH 1',
      'UID FETCH 3',
      'UID FETCH 4',
    ]);
    expect(await subjects('listed')).toEqual(['One email couldn’t be read']);
    expect(await row()).toMatchObject({ lastUid: 4, reading: null });
  });

  const boundary = (depth: number) =>
    Array.from(
      { length: depth },
      (_, at) => `--b${at}\r\nContent-Type: multipart/mixed; boundary=b${at + 1}\r\n\r\n`,
    ).join('');

  test('hostile emails keep no others waiting', async () => {
    const from = 'From: Helen Marsh <helen.marsh@northwindfreight.example>\r\n';
    imap.add(
      `${from}MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b0\r\n\r\n${boundary(1_000)}`,
    );
    imap.add(
      `${from}MIME-Version: 1.0\r\n${`X-Bomb: ${'x'.repeat(100)}\r\n`.repeat(30_000)}\r\nHello.`,
    );
    imap.add('\0\x01\x02');
    imap.add(`${email(4)}${'x'.repeat(26 * 1024 * 1024)}`.slice(0, 25 * 1024 * 1024));
    imap.add(email(5));
    const { connect, row, subjects } = await setUp();
    await connect();
    expect(await row()).toMatchObject({ problem: null, lastUid: 5 });
    expect(await subjects()).toEqual(expect.arrayContaining(['Number 4', 'Number 5']));
    expect(await subjects('listed')).toEqual(Array(3).fill('One email couldn’t be read'));
  });

  test('a server that sends too much or nothing at all is left', async () => {
    const { connect, row } = await setUp();
    imap.add(email(1));
    imap.intercept = (command, socket) => {
      if (!command.includes('BODY.PEEK')) return false;
      socket.write(`* 1 FETCH (UID 1 BODY[]<0> {${2 ** 31}}\r\n`);
      return true;
    };
    await connect();
    expect(await row()).toMatchObject({ problem: { field: null }, lastUid: 0, claim: null });
  });
});
