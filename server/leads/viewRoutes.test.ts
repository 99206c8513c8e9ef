import { sql } from 'drizzle-orm';
import { LIMITS } from '#domain/contract/limits.ts';
import type { ViewInput } from '#domain/contract/views.ts';
import { callAs } from '../testing/callAs.ts';
import { eventsOf } from '../testing/eventsOf.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const VIEW: ViewInput = {
  name: 'Interviews',
  filters: { search: '', status: 'interviewing', type: 'all', priority: 'all', scope: 'all' },
  sort: { by: 'value', order: 'desc' },
  layout: 'board',
};

const path = (index: number) =>
  `/api/leads/views/00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

test("a user's views are saved, replaced and deleted, and other clients learn of it", async () => {
  const user = await server.createUser();
  const call = callAs(server, user);
  const stranger = callAs(server, await server.createUser());
  const events = await eventsOf(server, user);
  expect(await events.next()).toEqual(['ready', {}]);
  await call('PUT', path(1), VIEW);
  const id = path(1).slice(-36);
  expect(await events.next()).toEqual([
    'change',
    { entity: 'views', id, operation: 'upsert', version: null },
  ]);
  await events.close();
  await call('PUT', path(2), { ...VIEW, name: 'B' });
  await call('PUT', path(1), { ...VIEW, name: 'A' });
  expect((await call('GET', '/api/leads/views')).body).toMatchObject({
    data: [{ id, name: 'A' }, { name: 'B' }],
  });
  expect((await stranger('GET', '/api/leads/views')).body).toEqual({ data: [] });
  expect((await stranger('DELETE', path(1))).status).toBe(404);
  expect((await call('DELETE', path(1))).status).toBe(204);
  expect((await call('GET', '/api/leads/views')).body).toMatchObject({ data: [{ name: 'B' }] });
});

test('a view from before a filter existed shows what it showed', async () => {
  const user = await server.createUser();
  const call = callAs(server, user);
  await call('PUT', path(1), VIEW);
  await server.db.execute(sql`
    update lead_views set view = view #- '{filters,scope}' where user_id = ${user.uid}`);
  expect((await call('GET', '/api/leads/views')).body).toMatchObject({ data: [VIEW] });
});

test('a user has a limited number of views', async () => {
  const call = callAs(server, await server.createUser());
  for (let index = 0; index < LIMITS.views; index += 1) await call('PUT', path(index), VIEW);
  expect(await call('PUT', path(LIMITS.views), VIEW)).toEqual({
    status: 409,
    body: { error: `You have ${LIMITS.views} saved views. Delete one to add another.` },
  });
  expect((await call('PUT', path(0), { ...VIEW, name: 'New' })).status).toBe(200);
});
