import { asc, eq, sql } from 'drizzle-orm';
import { LEAD_STATUSES } from '#domain/contract/enums.ts';
import type { LiveEvent } from '#domain/contract/events.ts';
import type { Data } from '#domain/contract/fields.ts';
import type { Lead, LeadListResponse } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { PitchListResponse } from '#domain/contract/pitches.ts';
import { DEMO_ACCOUNT } from './auth/demoAccount.ts';
import { accounts, leadStatusHistory } from './db/schema.ts';
import { openServerDatabase } from './db/serverDatabase.ts';
import { type Call, callAs } from './testing/callAs.ts';
import { eventsOf } from './testing/eventsOf.ts';
import { type FakeModel, startFakeModel } from './testing/fakeModel.ts';
import { type Pooler, startPgbouncer } from './testing/pgbouncer.ts';
import { startPostgresProxy } from './testing/postgresProxy.ts';
import { printed, runProgram } from './testing/runProgram.ts';
import { createPostgresDatabase } from './testing/testDatabase.ts';
import { startTestServer, type TestServer, type TestUser } from './testing/testServer.ts';

// Two servers on one PostgreSQL: PGlite has one connection, so it can't show races. The second one is
// behind PgBouncer in transaction mode, where that is installed.

const LEAD_LIMIT = 30;
const PITCH_LIMIT = 7;

const PROFILE = {
  personalInfo: { name: 'Ada', email: 'ada@example.com' },
  professionalSummary: 'Engineer.',
  skills: { technicalSkills: ['SQL'] },
};

describe('two servers on one PostgreSQL', () => {
  let servers: TestServer[];
  let pooler: Pooler | null;
  let model: FakeModel;
  let user: TestUser;
  /** Calls as one user, on each server in turn. */
  let call: Call;

  beforeAll(async () => {
    const url = await createPostgresDatabase();
    model = await startFakeModel();
    pooler = await startPgbouncer(url);
    const start = async (...urls: Parameters<typeof openServerDatabase>) => {
      const database = await openServerDatabase(...urls);
      return startTestServer({
        database,
        config: {
          leadLimit: LEAD_LIMIT,
          dailyPitchLimit: PITCH_LIMIT,
          ai: { baseUrl: model.baseUrl, apiKey: null, model: 'tiny-1' },
        },
      });
    };
    servers = await Promise.all([start(url), pooler ? start(pooler.url, url) : start(url)]);
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    await pooler?.stop();
    await model.close();
  });
  beforeEach(async () => {
    user = await first().createUser();
    let turn = 0;
    call = (...args) => {
      turn += 1;
      return callAs(servers[turn % 2] ?? first(), user)(...args);
    };
  });

  function first(): TestServer {
    const [server] = servers;
    if (!server) throw new Error('No server was started');
    return server;
  }

  const atOnce = <T>(times: number, send: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: times }, (_, index) => send(index)));

  const newLead = (fields: object = {}) => ({ title: 'Engineer', company: 'X', ...fields });

  const addLead = async () =>
    ((await call('POST', '/api/leads', newLead())).body as Data<Lead>).data.id;

  const historyOf = async (leadId: string) => {
    const rows = await first()
      .db.select()
      .from(leadStatusHistory)
      .where(eq(leadStatusHistory.leadId, leadId))
      .orderBy(asc(leadStatusHistory.id));
    return rows.map(({ fromStatus, toStatus }) => [fromStatus, toStatus] as const);
  };

  it('never exceed the limit of saved views', async () => {
    const view = {
      name: 'Open',
      filters: { search: '', status: 'all', type: 'all', priority: 'all', scope: 'all' },
      sort: { by: 'createdAt', order: 'desc' },
      layout: 'table',
    };
    const ids = Array.from({ length: LIMITS.views + 5 }, () => crypto.randomUUID());
    const save = (id: string) => call('PUT', `/api/leads/views/${id}`, view);
    const statuses = (await Promise.all(ids.map(save))).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(LIMITS.views).fill(200), ...Array(5).fill(409)]);
    const { body } = await call('GET', '/api/leads/views');
    const [saved] = (body as { data: { id: string }[] }).data;
    expect((await save(String(saved?.id))).status).toBe(200);
  });

  it('create one lead from the same request sent ten times', async () => {
    const id = crypto.randomUUID();
    const responses = await atOnce(10, () => call('POST', '/api/leads', newLead({ id })));
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(9).fill(200), 201]);
    expect(await historyOf(id)).toEqual([[null, 'new']]);
  });

  it('never exceed the lead limit', async () => {
    const responses = await atOnce(LEAD_LIMIT + 10, () => call('POST', '/api/leads', newLead()));
    const rejected = responses.filter(({ status }) => status !== 201);
    expect(rejected).toHaveLength(10);
    expect(rejected[0]).toEqual({
      status: 409,
      body: { error: 'You have reached the limit of 30 leads. Delete one to add another.' },
    });
    expect(await call('GET', '/api/leads')).toMatchObject({ body: { total: LEAD_LIMIT } });
  });

  it("don't deadlock on bulk updates in opposite order", async () => {
    const ids = await atOnce(10, addLead);
    const responses = await atOnce(10, (index) =>
      call('PUT', '/api/leads/bulk', {
        leadIds: index % 2 ? ids : ids.toReversed(),
        updates: { priority: 'high' },
      }),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
  });

  it('send events to the clients of both servers', async () => {
    const user = await first().createUser();
    const streams = await Promise.all(servers.map((server) => eventsOf(server, user)));
    for (const stream of streams) expect(await stream.next()).toEqual(['ready', {}]);
    for (const server of servers) {
      const { body } = await callAs(server, user)('POST', '/api/leads', newLead());
      const { id } = (body as Data<Lead>).data;
      const event = ['change', expect.objectContaining({ entity: 'leads', id })];
      for (const stream of streams) expect(await stream.next()).toEqual(event);
    }
    await Promise.all(streams.map((stream) => stream.close()));
  });

  it('tell clients that events may be missing after the database was down', async () => {
    const user = await first().createUser();
    const stream = await eventsOf(first(), user);
    expect(await stream.next()).toEqual(['ready', {}]);
    await first().db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where pid <> pg_backend_pid() and datname = current_database() and (query like 'listen%' or query = 'select 1' or query like '%pg_dist_node%')`,
    );
    expect(await stream.next()).toEqual(['ready', {}]);
    const { body } = await callAs(first(), user)('POST', '/api/leads', newLead());
    const { id } = (body as Data<Lead>).data;
    expect(await stream.next()).toEqual([
      'change',
      expect.objectContaining({ entity: 'leads', id }),
    ]);
    await stream.close();
  });

  it('keep events, daily limit and history correct under many parallel requests', async () => {
    const user = await first().createUser();
    const callAt = (index: number) => callAs(servers[index % 2] ?? first(), user);
    const stream = await eventsOf(first(), user);
    expect(await stream.next()).toEqual(['ready', {}]);
    await callAt(0)('POST', '/api/user', PROFILE);
    const { body } = await callAt(0)('POST', '/api/leads', newLead());
    const leadId = (body as Data<Lead>).data.id;
    const responses = await atOnce(40, (index) =>
      index % 2
        ? callAt(index >> 1)('POST', '/api/pitches/generate-from-company', {
            company: 'X',
            position: 'Engineer',
            description: '',
            location: '',
            leadId,
            type: 'email',
            tone: 'formal',
            length: 'short',
            platform: 'general',
          })
        : callAt(index >> 1)('PUT', `/api/leads/${leadId}`, {
            status: LEAD_STATUSES[(index >> 1) % 13],
          }),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20 - PITCH_LIMIT);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20 + PITCH_LIMIT);
    const stored = (await callAt(1)('GET', '/api/pitches')).body as PitchListResponse;
    expect(stored.data).toHaveLength(PITCH_LIMIT);
    const history = await historyOf(leadId);
    expect(history.slice(1).map(([from]) => from)).toEqual(
      history.slice(0, -1).map(([, to]) => to),
    );
    const missing = new Set(stored.data.map(({ id }) => id));
    while (missing.size > 0) {
      const [, change] = (await stream.next()) ?? [];
      missing.delete((change as LiveEvent).id);
    }
    await stream.close();
  });
});

it('the account command, the seed command and the server work on one database', async () => {
  const settings = { DATABASE_URL: await createPostgresDatabase(), PORT: '0' };
  const account = runProgram(
    ['account.ts', 'add', DEMO_ACCOUNT.email],
    settings,
    `${DEMO_ACCOUNT.password}\n`,
  );
  expect(await account.ended).toEqual({
    code: 0,
    stdout: `Added the account ${DEMO_ACCOUNT.email}.\n`,
    stderr: '',
  });

  const server = runProgram(['main.ts'], settings);
  const [, address] = await printed(server, /Leadside runs at (http:\S+)/);
  // Unlike a data folder, a PostgreSQL server can be shared with the running server.
  expect(await runProgram(['seed.ts', '--leads', '5'], settings).ended).toMatchObject({ code: 0 });

  const signIn = await fetch(
    `${address}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(DEMO_ACCOUNT),
    },
  );
  const { idToken } = (await signIn.json()) as { idToken: string };
  const list = await fetch(`${address}/api/leads`, {
    headers: { authorization: `Bearer ${idToken}` },
  });
  expect(((await list.json()) as LeadListResponse).total).toBe(5);

  server.child.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
});

it('replaces connections that are lost when a transaction begins', async () => {
  let isCutting = false;
  const proxy = await startPostgresProxy(
    await createPostgresDatabase(),
    (sent) => isCutting && sent.includes('begin'),
  );
  const { db, close } = await openServerDatabase(proxy.url);
  const transaction = () => db.transaction((tx) => tx.select().from(accounts));
  isCutting = true;
  // More than the pool has connections.
  for (let lost = 0; lost < 12; lost += 1) await expect(transaction()).rejects.toThrow('begin');
  isCutting = false;
  expect(await transaction()).toEqual([]);
  await close();
  proxy.close();
});
