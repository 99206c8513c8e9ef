import { eq, sql } from 'drizzle-orm';
import { LIMITS } from '#domain/contract/limits.ts';
import type { CreatedToken, NewToken } from '#domain/contract/tokens.ts';
import { accessTokens } from '../db/schema.ts';
import { loggerOptions } from '../http/logger.ts';
import { callAs } from '../testing/callAs.ts';
import type { OpenApiDocument } from '../testing/documentedResponses.ts';
import { eventsOf } from '../testing/eventsOf.ts';
import { suiteServer } from '../testing/suiteServer.ts';
import { recordTokenUse } from './repository.ts';

let log = '';

const stream = {
  write: (line: string) => {
    log += line;
  },
};
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
    'changePassword',
    'checkMailbox',
    'createCalendar',
    'createToken',
    'deleteAi',
    'deleteCalendar',
    'deleteMailbox',
    'deleteToken',
    'deleteUser',
    'findLocalAi',
    'getAi',
    'getCalendar',
    'getMailbox',
    'listAiModels',
    'listTokens',
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
