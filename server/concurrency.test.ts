import { asc, eq, sql } from 'drizzle-orm';
import { LEAD_STATUSES } from '#domain/contract/enums.ts';
import type { LiveEvent } from '#domain/contract/events.ts';
import type { LeadResponse } from '#domain/contract/leads.ts';
import type { PitchListResponse } from '#domain/contract/pitches.ts';
import { leadStatusHistory } from './db/schema.ts';
import { openServerDatabase } from './db/serverDatabase.ts';
import { type Call, callAs } from './testing/callAs.ts';
import { eventsOf } from './testing/eventsOf.ts';
import { hasPostgres } from './testing/hasPostgres.ts';
import { type RunningPostgres, startPostgres } from './testing/postgres.ts';
import { startTestServer, type TestServer } from './testing/testServer.ts';

/** Processes and databases of their own take their time on a busy machine. */
jest.setTimeout(60_000);

/*
 * Requests that arrive at the same moment, at two servers on one PostgreSQL: the embedded database
 * has one connection, and would do one after the other whatever the code says.
 */
const describeOnPostgres = hasPostgres() ? describe : describe.skip;

const LEAD_LIMIT = 30;
const PITCH_LIMIT = 7;

const PROFILE = {
  personalInfo: { name: 'Ada', email: 'ada@example.com' },
  professionalSummary: 'Engineer.',
  skills: { technicalSkills: ['SQL'] },
};

describeOnPostgres('two servers on one PostgreSQL', () => {
  let postgres: RunningPostgres;
  let servers: TestServer[];
  /** The calls of one user, by turns at the one server and at the other. */
  let call: Call;

  beforeAll(async () => {
    postgres = await startPostgres();
    const start = async () => {
      const database = await openServerDatabase(postgres.url);
      return startTestServer({
        database,
        config: { leadLimit: LEAD_LIMIT, dailyPitchLimit: PITCH_LIMIT },
      });
    };
    servers = await Promise.all([start(), start()]);
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    await postgres.stop();
  });
  beforeEach(async () => {
    const user = await first().createUser();
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
    ((await call('POST', '/api/leads', newLead())).body as LeadResponse).data.id;

  const historyOf = async (leadId: string) => {
    const rows = await first()
      .db.select()
      .from(leadStatusHistory)
      .where(eq(leadStatusHistory.leadId, leadId))
      .orderBy(asc(leadStatusHistory.id));
    return rows.map(({ fromStatus, toStatus }) => [fromStatus, toStatus] as const);
  };

  it('know the same users, and find the same words whatever the locale', async () => {
    await call('POST', '/api/leads', newLead({ company: 'Ärzte & Öfen' }));
    for (const _server of servers) {
      expect(await call('GET', '/api/leads?q=%C3%A4RZTE')).toMatchObject({ body: { total: 1 } });
    }
  });

  it('make one lead of the same request sent ten times', async () => {
    const id = crypto.randomUUID();
    const answers = await atOnce(10, () => call('POST', '/api/leads', newLead({ id })));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(9).fill(200), 201]);
    expect(await historyOf(id)).toEqual([[null, 'new']]);
  });

  it('let nobody have more leads than the limit allows', async () => {
    const answers = await atOnce(LEAD_LIMIT + 10, () => call('POST', '/api/leads', newLead()));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(10);
    expect(refused[0]).toEqual({
      status: 403,
      body: { error: 'You have reached the limit of 30 leads.' },
    });
    expect(await call('GET', '/api/leads')).toMatchObject({ body: { total: LEAD_LIMIT } });
  });

  it('answer a lead that is there also when the limit is reached', async () => {
    const id = await addLead();
    await atOnce(LEAD_LIMIT - 1, addLead);
    expect(await call('POST', '/api/leads', newLead({ id }))).toMatchObject({ status: 200 });
  });

  it('keep a history in which every status begins where the last one ended', async () => {
    const id = await addLead();
    await atOnce(26, (index) =>
      call('PUT', `/api/leads/${id}`, { status: LEAD_STATUSES[index % 13] }),
    );
    const history = await historyOf(id);
    const { body } = await call('GET', `/api/leads/${id}`);
    expect(history.length).toBeGreaterThan(13);
    expect(history.slice(1).map(([from]) => from)).toEqual(
      history.slice(0, -1).map(([, to]) => to),
    );
    expect(history.at(-1)?.[1]).toBe((body as LeadResponse).data.status);
  });

  it('lose none of the contact details that are changed one by one', async () => {
    const id = await addLead();
    const details = { name: 'Ana', email: 'ana@example.com', phone: '1' };
    await Promise.all(
      Object.entries(details).map(([name, value]) =>
        call('PUT', `/api/leads/${id}`, { contactInfo: { [name]: value } }),
      ),
    );
    const { body } = await call('GET', `/api/leads/${id}`);
    expect(body).toMatchObject({ data: { contactInfo: details } });
    expect(await call('GET', '/api/leads?q=ana')).toMatchObject({ body: { total: 1 } });
  });

  it('do not block each other with bulk updates in opposite orders', async () => {
    const ids = await atOnce(10, addLead);
    const answers = await atOnce(10, (index) =>
      call('PUT', '/api/leads/bulk', {
        leadIds: index % 2 ? ids : ids.toReversed(),
        updates: { priority: 'high' },
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  });

  it('tell the clients of either what the other wrote, within a second', async () => {
    const user = await first().createUser();
    const windows = await Promise.all(servers.map((server) => eventsOf(server, user)));
    for (const window of windows) expect(await window.next()).toEqual(['ready', {}]);
    for (const server of servers) {
      const { body } = await callAs(server, user)('POST', '/api/leads', newLead());
      const written = Date.now();
      const told = ['change', { word: 'leads', id: (body as LeadResponse).data.id }];
      for (const window of windows) expect(await window.next()).toEqual(told);
      expect(Date.now() - written).toBeLessThan(1000);
    }
    await Promise.all(windows.map((window) => window.close()));
  });

  it('tell their clients that they may have missed something when the database was away', async () => {
    const user = await first().createUser();
    const window = await eventsOf(first(), user);
    expect(await window.next()).toEqual(['ready', {}]);
    await first().db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'`,
    );
    expect(await window.next()).toEqual(['ready', {}]);
    const { body } = await callAs(first(), user)('POST', '/api/leads', newLead());
    const { id } = (body as LeadResponse).data;
    expect(await window.next()).toEqual(['change', { word: 'leads', id }]);
    await window.close();
  });

  it('keep sync, daily limit and history right together under a storm of requests', async () => {
    const user = await first().createUser();
    const callAt = (index: number) => callAs(servers[index % 2] ?? first(), user);
    const window = await eventsOf(first(), user);
    expect(await window.next()).toEqual(['ready', {}]);
    await callAt(0)('POST', '/api/user', PROFILE);
    const { body } = await callAt(0)('POST', '/api/leads', newLead());
    const leadId = (body as LeadResponse).data.id;
    const answers = await atOnce(40, (index) =>
      index % 2
        ? callAt(index >> 1)('POST', '/api/pitches/generate-from-company', {
            ...{ company: 'X', position: 'Engineer', description: '', location: '', leadId },
            ...{ type: 'email', tone: 'formal', length: 'short', platform: 'general' },
          })
        : callAt(index >> 1)('PUT', `/api/leads/${leadId}`, {
            status: LEAD_STATUSES[(index >> 1) % 13],
          }),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20 - PITCH_LIMIT);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20 + PITCH_LIMIT);
    const kept = (await callAt(1)('GET', '/api/pitches')).body as PitchListResponse;
    expect(kept.data).toHaveLength(PITCH_LIMIT);
    const history = await historyOf(leadId);
    expect(history.slice(1).map(([from]) => from)).toEqual(
      history.slice(0, -1).map(([, to]) => to),
    );
    const untold = new Set(kept.data.map(({ id }) => id));
    while (untold.size > 0) {
      const [, change] = (await window.next()) ?? [];
      untold.delete((change as LiveEvent).id);
    }
    await window.close();
  });

  it('keep all notes that are added at once', async () => {
    const id = await addLead();
    await atOnce(10, (index) => call('POST', `/api/leads/${id}/notes`, { text: `note ${index}` }));
    const { body } = await call('GET', `/api/leads/${id}`);
    expect((body as LeadResponse).data.notes).toHaveLength(10);
  });
});

describeOnPostgres('a server whose PostgreSQL is gone', () => {
  it('says so, and nothing of what lies behind', async () => {
    const postgres = await startPostgres();
    const database = await openServerDatabase(postgres.url);
    const server = await startTestServer({ database });
    const call = callAs(server, await server.createUser());
    await postgres.stop();
    expect(await call('GET', '/api/health')).toEqual({
      status: 503,
      body: { status: 'unavailable', database: 'unreachable' },
    });
    expect(await call('GET', '/api/leads')).toEqual({
      status: 500,
      body: { error: 'Something went wrong on our side. Please try again.' },
    });
    await server.close();
  });
});
