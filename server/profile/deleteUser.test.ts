import { sql } from 'drizzle-orm';
import { DEMO_PROFILE } from '../seed/demoProfile.ts';
import { callAs } from '../testing/callAs.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The tables with data of this user. */
async function tablesWith(userId: string): Promise<string[]> {
  const { rows } = (await server.db.execute(
    sql`select table_name as name from information_schema.columns where column_name = 'user_id'`,
  )) as { rows: { name: string }[] };
  const found: string[] = [];
  for (const { name } of rows) {
    const result = (await server.db.execute(
      sql`select 1 from ${sql.identifier(name)} where user_id = ${userId} limit 1`,
    )) as { rows: unknown[] };
    if (result.rows.length > 0) found.push(name);
  }
  return found.sort();
}

async function userWithEverything() {
  const user = await server.createUser();
  const call = callAs(server, user);
  await call('POST', '/api/user', DEMO_PROFILE);
  const lead = { title: 'Engineer', company: 'Aldermoor Labs', description: 'Build.' };
  const { body } = await call('POST', '/api/leads', lead);
  const { id } = (body as { data: { id: string } }).data;
  await call('POST', `/api/leads/${id}/notes`, { text: 'Hello' });
  return { user, call };
}

test('deletes all data of the user and of no one else', async () => {
  const { user, call } = await userWithEverything();
  const other = await userWithEverything();
  const theirs = await tablesWith(other.user.uid);
  expect(theirs).toEqual(
    expect.arrayContaining(['accounts', 'lead_notes', 'lead_status_history', 'leads', 'profiles']),
  );
  expect(await call('DELETE', '/api/user')).toMatchObject({ status: 204 });
  expect(await tablesWith(user.uid)).toEqual([]);
  expect(await tablesWith(other.user.uid)).toEqual(theirs);
});

test('invalidates the token', async () => {
  const { call } = await userWithEverything();
  await call('DELETE', '/api/user');
  for (const [method, path] of [
    ['GET', '/api/leads'],
    ['DELETE', '/api/user'],
  ] as const) {
    expect(await call(method, path)).toEqual({
      status: 401,
      body: { error: 'Authentication failed' },
    });
  }
});
