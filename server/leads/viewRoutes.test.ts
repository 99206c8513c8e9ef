import type { ViewInput } from '#domain/contract/views.ts';
import { callAs } from '../testing/callAs.ts';
import { eventsOf } from '../testing/eventsOf.ts';
import { suiteServer } from '../testing/suiteServer.ts';

const { server } = suiteServer();

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
