import { eq } from 'drizzle-orm';
import type { MailboxOverview, MailboxUpdate } from '#domain/contract/mailbox.ts';
import type { Message } from '#domain/contract/messages.ts';
import type { Config } from '../config/config.ts';
import { mailboxes, messages } from '../db/schema.ts';
import { loggerOptions } from '../http/logger.ts';
import { callAs } from '../testing/callAs.ts';
import { type FakeImap, startFakeImap } from '../testing/fakeImap.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { claimDue, claimOf } from './repository.ts';

const servers: TestServer[] = [];
let log = '';
let server: TestServer;
let imap: FakeImap;

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
  server = await start();
});
afterAll(async () => {
  for (const started of servers) await started.close();
});
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
