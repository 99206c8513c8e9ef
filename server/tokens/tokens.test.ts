import type { AddressInfo } from 'node:net';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { eq, sql } from 'drizzle-orm';
import type { TokenAccess } from '#domain/contract/enums.ts';
import type { Data } from '#domain/contract/fields.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import type { CreatedToken, NewToken } from '#domain/contract/tokens.ts';
import type { AskedLines } from '#domain/pitches/lines/askedLines.ts';
import { accessTokens } from '../db/schema.ts';
import { loggerOptions } from '../http/logger.ts';
import { DEMO_PROFILE } from '../seed/demoProfile.ts';
import { callAs } from '../testing/callAs.ts';
import type { OpenApiDocument } from '../testing/documentedResponses.ts';
import { eventsOf } from '../testing/eventsOf.ts';
import { suiteServer } from '../testing/suiteServer.ts';
import { startTestServer } from '../testing/testServer.ts';
import { recordTokenUse } from './repository.ts';

let log = '';

const stream = { write: (line: string) => (log += line) };

const { server, user } = suiteServer({ logger: { ...loggerOptions, level: 'trace', stream } });

const create = async (fields: Partial<NewToken> = {}, owner = user): Promise<CreatedToken> => {
  const token = { name: 'Laptop', access: 'write', days: 30, ...fields };
  const { status, body } = await callAs(server, owner)('POST', '/api/tokens', token);
  expect(status).toBe(201);
  return (body as { data: CreatedToken }).data;
};

const stored = async ({ id }: { id: string }) =>
  (await server.db.select().from(accessTokens).where(eq(accessTokens.id, id)))[0];

const REJECTED = { status: 401, body: { error: 'Authentication failed' } };
const SIGN_IN = "Access tokens can't be used for this. Sign in instead.";

test('a token is shown once, and its hash is stored', async () => {
  const created = await create();
  expect(created.token).toMatch(/^leadside_[\w-]{43}$/);
  const list = await callAs(server, user)('GET', '/api/tokens');
  const { token, ...rest } = created;
  expect(list).toEqual({ status: 200, body: { data: [rest] } });
  expect(JSON.stringify(await stored(created))).not.toContain(token.replace('leadside_', ''));
});

test('a revoked, expired or malformed token is rejected', async () => {
  const revoked = await create();
  expect((await callAs(server, user)('DELETE', `/api/tokens/${revoked.id}`)).status).toBe(204);
  const expired = await create();
  await server.db
    .update(accessTokens)
    .set({ expiresAt: sql`clock_timestamp()` })
    .where(eq(accessTokens.id, expired.id));
  const { token } = await create();
  for (const rejected of [
    revoked.token,
    expired.token,
    `${token}x`,
    token.slice(0, -1),
    token.toUpperCase(),
    'leadside_',
    `leadside_${'\u00e9'.repeat(43)}`,
  ]) {
    expect(await callAs(server, { token: rejected })('GET', '/api/leads')).toEqual(REJECTED);
  }
  expect((await callAs(server, { token })('GET', '/api/leads')).status).toBe(200);
});

test('the last use is recorded at most once a minute', async () => {
  const created = await create();
  expect(created.lastUsedAt).toBeNull();
  await callAs(server, created)('GET', '/api/leads');
  const first = (await stored(created))?.lastUsedAt;
  expect(first).toBeInstanceOf(Date);
  await callAs(server, created)('GET', '/api/leads');
  expect((await stored(created))?.lastUsedAt).toEqual(first);
  const longAgo = new Date('2026-01-01T00:00:00Z');
  await server.db.update(accessTokens).set({ lastUsedAt: longAgo });
  await recordTokenUse(server.db, { id: created.id, userId: user.uid });
  expect((await stored(created))?.lastUsedAt).not.toEqual(longAgo);
});

test('a user has a limited number of tokens', async () => {
  for (let count = 0; count < LIMITS.tokens; count += 1) await create();
  const token = { name: 'Laptop', access: 'read', days: null };
  expect(await callAs(server, user)('POST', '/api/tokens', token)).toEqual({
    status: 409,
    body: { error: 'You have 20 access tokens. Revoke one to create another.' },
  });
  await create({}, await server.createUser());
});

describe('every documented operation', () => {
  /** Calls each with the token. Ids are unknown, and bodies are missing. */
  async function responses(token: CreatedToken) {
    const document = (await server.app.inject('/api/docs/openapi.json')).json() as OpenApiDocument;
    const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { security, operationId }]) => !security && operationId !== 'streamChanges')
        .map(([method, { operationId }]) => ({ method, path, operationId })),
    );
    const call = callAs(server, token);
    const received = [];
    for (const { method, path, operationId } of calls) {
      const url = path.replace(/\{\w+\}/g, crypto.randomUUID());
      const response = await call(method.toUpperCase() as 'GET', url);
      received.push({ method, operationId, ...response });
    }
    return received;
  }

  const SESSION_ONLY = [
    'addPasskey',
    'changePassword',
    'checkMailbox',
    'createCalendar',
    'createToken',
    'deleteAi',
    'deleteCalendar',
    'deleteMailbox',
    'deletePasskey',
    'deleteProviderIdentity',
    'deleteToken',
    'deleteUser',
    'findLocalAi',
    'getAi',
    'getCalendar',
    'getMailbox',
    'listAiModels',
    'listPasskeys',
    'listProviderIdentities',
    'listTokens',
    'newPasskeyOptions',
    'passwordState',
    'renamePasskey',
    'testAi',
    'testMailbox',
    'updateAi',
    'updateMailbox',
  ];

  test('that writes is refused with a token that can only read', async () => {
    const received = await responses(await create({ access: 'read' }));
    expect(received.length).toBeGreaterThan(30);
    for (const { method, operationId, status, body } of received) {
      if (SESSION_ONLY.includes(operationId)) continue;
      const { error } = (body ?? {}) as { error?: string };
      if (method === 'get')
        expect([operationId, [200, 404]]).toEqual([operationId, expect.arrayContaining([status])]);
      else
        expect([operationId, status, error]).toEqual([
          operationId,
          403,
          expect.stringContaining('can only read'),
        ]);
    }
  });

  test('of tokens, password, calendar and account is refused with any token', async () => {
    const received = await responses(await create());
    const refused = received.filter(({ status }) => status === 403);
    expect(refused.map(({ operationId }) => operationId).toSorted()).toEqual(SESSION_ONLY);
    for (const { body } of refused) expect(body).toEqual({ error: SIGN_IN });
  });
});

test('other windows learn of a new and of a revoked token, whose streams end', async () => {
  const events = await eventsOf(server, user);
  expect(await events.next()).toEqual(['ready', {}]);
  const created = await create();
  const change = { entity: 'tokens', id: created.id, operation: 'upsert', version: null };
  expect(await events.next()).toEqual(['change', change]);
  const ofToken = await eventsOf(server, { ...user, token: created.token });
  expect(await ofToken.next()).toEqual(['ready', {}]);
  await callAs(server, user)('DELETE', `/api/tokens/${created.id}`);
  expect(await events.next()).toEqual(['change', { ...change, operation: 'delete' }]);
  expect(await ofToken.next()).toBeNull();
  await events.close();
});

test('no token is in the log, also when requests fail', async () => {
  const created = await create();
  const call = callAs(server, created);
  await call('GET', '/api/leads');
  await call('POST', '/api/leads', { token: created.token });
  await call('GET', '/api/tokens');
  server.app.log.error({ request: { headers: { authorization: `Bearer ${created.token}` } } });
  expect(log).toContain('/api/leads');
  expect(log).not.toContain(created.token);
});

describe('an assistant', () => {
  let address: string;
  const clients: Client[] = [];

  beforeAll(async () => {
    if (!server.app.server.listening) await server.app.listen({ host: '127.0.0.1', port: 0 });
    address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/api/mcp`;
  });

  afterEach(async () => {
    for (const client of clients.splice(0)) await client.close();
  });

  /** An assistant that is connected with a token. Its calls return the text of the result. */
  async function connect(access: TokenAccess) {
    const client = new Client({ name: 'test', version: '1.0.0' });
    const headers = { authorization: `Bearer ${(await create({ access })).token}` };
    await client.connect(
      new StreamableHTTPClientTransport(new URL(address), { requestInit: { headers } }),
    );
    clients.push(client);
    const run = async (name: string, input: object = {}) => {
      const result = (await client.callTool({ name, arguments: { ...input } })) as CallToolResult;
      const [content] = result.content;
      if (content?.type !== 'text') throw new Error('The result is not a text');
      return { isError: result.isError ?? false, text: content.text };
    };
    return {
      client,
      run,
      read: async <Result>(name: string, input?: object): Promise<Result> => {
        const { isError, text } = await run(name, input);
        if (isError) throw new Error(text);
        return JSON.parse(text) as Result;
      },
    };
  }

  const LEAD = {
    title: 'Data Engineer',
    company: 'Helio Grid',
    description: 'Requirements:\n- 3 years of experience with TypeScript\n- Fluent Icelandic',
  };

  test('an assistant adds a lead, reads it, moves it and adds a note', async () => {
    const { read } = await connect('write');
    const added = await read<{ id: string }>('add_lead', LEAD);
    const input = { leadId: added.id };
    const appliedAt = '2026-01-05T09:00:00.000Z';
    await read('set_lead_status', { ...input, status: 'applied', appliedAt });
    const changes = await callAs(server, user)('GET', `/api/leads/${added.id}/status-changes`);
    expect(changes.body).toMatchObject({
      data: [{ toStatus: 'applied', changedAt: appliedAt }, {}],
    });
    await read('set_lead_status', { ...input, status: 'interviewing' });
    await read('add_note', { ...input, text: 'Talked to Maja.' });
    expect(await read<Lead>('get_lead', input)).toMatchObject({
      ...LEAD,
      userId: user.uid,
      status: 'interviewing',
      notes: [{ text: 'Talked to Maja.' }],
    });
    await read('add_lead', { title: 'Designer', company: 'Kestrel Coffee' });
    const first = await read<{ nextCursor: string }>('list_leads', { limit: 1 });
    expect(first).toMatchObject({ total: 2, data: [{ title: 'Designer' }] });
    expect(await read('list_leads', { limit: 1, cursor: first.nextCursor })).toMatchObject({
      data: [{ id: added.id }],
    });
    expect(await read('list_leads', { q: 'helio', status: 'interviewing' })).toMatchObject({
      data: [{ title: 'Data Engineer', notes: 1 }],
    });
  });

  test('an assistant adds a person of a lead, finds them and changes them', async () => {
    const { read } = await connect('write');
    const { id: leadId } = await read<{ id: string }>('add_lead', LEAD);
    const maja = { name: 'Maja Lindqvist', emails: ['maja@helio.example'], company: 'Helio Grid' };
    const leads = [{ id: leadId, isMain: true }];
    const { id: personId } = await read<{ id: string }>('add_person', { ...maja, leads });
    expect(await read('list_people', { company: 'Helio Grid AS', limit: 1 })).toMatchObject({
      data: [{ id: personId, notes: 0 }],
    });
    await read('update_person', { personId, knownAs: 'recruiter' });
    expect(await read('get_person', { personId })).toMatchObject({
      ...{ ...maja, leads, knownAs: 'recruiter' },
    });
    expect(await read<Lead>('get_lead', { leadId })).toMatchObject({
      contactInfo: { name: 'Maja Lindqvist' },
    });
  });

  test('an assistant reads what a posting asks for, and the claims of a pitch are checked', async () => {
    await callAs(server, user)('POST', '/api/user', DEMO_PROFILE);
    const { read } = await connect('write');
    const { id: leadId } = await read<{ id: string }>('add_lead', LEAD);
    expect(await read('get_profile')).toMatchObject({
      personalInfo: { name: DEMO_PROFILE.personalInfo.name },
      experience: expect.any(Array),
    });
    const { asks, far } = await read<AskedLines>('match_posting', { leadId });
    const asked = [...asks, ...far];
    expect(asked.map(({ text }) => text).toSorted()).toEqual([
      '3 years of experience with TypeScript',
      'Fluent Icelandic',
    ]);
    expect(asked.flatMap(({ lines }) => lines)).toContainEqual(
      expect.objectContaining({ text: 'TypeScript', isTicked: true }),
    );
    const content = 'Dear Helio Grid,\n\nI have 44 years of experience with TypeScript.';
    const pitch = await read<{ id: string }>('save_pitch', { leadId, content });
    expect(pitch).toMatchObject({
      content,
      unsupportedClaims: [{ text: expect.stringMatching('44') }],
    });
    const { body } = await callAs(server, user)('GET', `/api/pitches/${pitch.id}`);
    expect(body).toMatchObject({ data: { writer: 'assistant', company: 'Helio Grid', leadId } });
  });

  test('a token that can only read has no tools that write, and cannot call them', async () => {
    const { read: write } = await connect('write');
    const { id: leadId } = await write<{ id: string }>('add_lead', LEAD);
    const { client, run, read } = await connect('read');
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'list_leads',
      'get_lead',
      'match_posting',
      'get_profile',
      'list_interviews',
      'list_people',
      'get_person',
      'list_replies',
    ]);
    for (const { annotations } of tools) expect(annotations?.readOnlyHint).toBe(true);
    for (const [name, input] of [
      ['add_lead', LEAD],
      ['set_lead_status', { leadId, status: 'offer' }],
      ['add_note', { leadId, text: 'Hello' }],
      ['add_interview', { leadId, startsAt: '2096-12-01T10:00:00Z', timeZone: 'Europe/Oslo' }],
      ['save_pitch', { leadId, content: 'Hello' }],
      ['add_person', { name: 'Maja Lindqvist' }],
    ] as const) {
      expect(await run(name, input)).toEqual({
        isError: true,
        text: 'This access token can only read. Create one that can read and write in Settings.',
      });
    }
    expect(await read<Lead>('get_lead', { leadId })).toMatchObject({ status: 'new', notes: [] });
  });

  test('what is wrong with a call is said in the sentences of the API', async () => {
    const { run } = await connect('write');
    const sentence = async (name: string, input: object) => {
      const { isError, text } = await run(name, input);
      expect(isError).toBe(true);
      return text;
    };
    expect(await sentence('add_lead', { title: 'Engineer' })).toBe('company is required.');
    expect(await sentence('get_lead', { leadId: '../user' })).toBe('leadId must be a UUID.');
    expect(await sentence('list_leads', { limit: 1, order: 'up' })).toBe(
      'order must be one of asc, desc.',
    );
    expect(await sentence('get_profile', {})).toMatch('There is no profile yet.');
    expect(await sentence('delete_lead', {})).toBe('There is no tool delete_lead.');
  });

  describe('a request', () => {
    const MESSAGE = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

    interface ClientHabits {
      headers?: Record<string, string>;
      url?: string;
      message?: object;
    }

    async function send({
      headers = {},
      body = MESSAGE as object,
      method = 'POST',
      url = '',
    } = {}) {
      const response = await fetch(`${address}${url}`, {
        method,
        headers: {
          accept: 'application/json, text/event-stream',
          'content-type': 'application/json',
          ...headers,
        },
        ...(method === 'POST' && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, body: text && JSON.parse(text) };
    }

    it('needs an access token, and says so', async () => {
      expect(await send()).toEqual({ status: 401, body: { error: 'User not authenticated' } });
      const { headers } = await fetch(address, { method: 'POST' });
      expect(headers.get('www-authenticate')).toMatch(/^Bearer /);
      const authorization = `Bearer ${user.token}`;
      expect(await send({ headers: { authorization } })).toEqual({
        status: 403,
        body: { error: 'Create an access token in Settings, and use it here.' },
      });
    });

    it('is refused from a page of another site', async () => {
      const authorization = `Bearer ${(await create({ access: 'write' })).token}`;
      expect(await send({ headers: { authorization, origin: 'https://evil.example' } })).toEqual({
        status: 403,
        body: { error: 'Pages of other sites may not use this server.' },
      });
      const { host } = new URL(address);
      const origin = `http://localhost:${host.split(':')[1]}`;
      expect((await send({ headers: { authorization, origin } })).status).toBe(200);
    });

    it('is not nested too deeply', async () => {
      const { token } = await create({ access: 'read' });
      const deep = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
      const response = await fetch(address, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${deep}}`,
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ error: 'The message is nested too deeply.' });
    });

    it('is one message, and nothing streams', async () => {
      const headers = { authorization: `Bearer ${(await create({ access: 'write' })).token}` };
      expect(await send({ headers, body: [MESSAGE, MESSAGE] })).toEqual({
        status: 400,
        body: { error: 'Send one message at a time.' },
      });
      for (const method of ['GET', 'DELETE']) {
        const { 'content-type': _, ...rest } = { 'content-type': '', ...headers };
        const response = await fetch(address, { method, headers: rest });
        expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
        await response.body?.cancel();
      }
      const notification = { jsonrpc: '2.0', method: 'notifications/initialized' };
      expect(await send({ headers, body: notification })).toEqual({ status: 202, body: '' });
      expect((await send({ headers, body: { hello: 1 } })).status).toBe(400);
      const text = 'x'.repeat(1024 * 1024);
      expect((await send({ headers, body: { ...MESSAGE, text } })).status).toBe(413);
    });

    it('costs what its tool costs', async () => {
      const limited = await startTestServer({ config: { requestLimit: 60 } });
      const owner = await limited.createUser();
      const token = { name: 'Assistant', access: 'read', days: null };
      const { body } = await callAs(limited, owner)('POST', '/api/tokens', token);
      const headers = {
        authorization: `Bearer ${(body as Data<CreatedToken>).data.token}`,
        accept: 'application/json, text/event-stream',
      };
      const call = async (name: string) => {
        const params = { name, arguments: { leadId: crypto.randomUUID() } };
        const payload = { ...MESSAGE, method: 'tools/call', params };
        return (await limited.app.inject({ method: 'POST', url: '/api/mcp', headers, payload }))
          .statusCode;
      };
      expect([await call('match_posting'), await call('match_posting')]).toEqual([200, 429]);
      expect([await call('get_lead'), await call('get_lead')]).toEqual([200, 200]);
      await limited.close();
    });

    it.each([
      ['any Accept header', { headers: { accept: 'application/json' } }],
      ['an older version of the protocol', { headers: { 'mcp-protocol-version': '2024-11-05' } }],
      [
        'null for arguments',
        { message: { method: 'tools/call', params: { name: 'list_leads', arguments: null } } },
      ],
      [
        'null for one argument',
        {
          message: { method: 'tools/call', params: { name: 'list_leads', arguments: { q: null } } },
        },
      ],
    ])('may have %s', async (_, { headers = {}, url = '', message = {} }: ClientHabits) => {
      const authorization = `Bearer ${(await create({ access: 'read' })).token}`;
      const body = { ...MESSAGE, ...message };
      const answer = await send({ headers: { authorization, ...headers }, body, url });
      expect(answer).toMatchObject({ status: 200, body: { result: expect.any(Object) } });
      expect(answer.body.result.isError).toBeUndefined();
    });
  });
});
