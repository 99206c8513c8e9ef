import { sql } from 'drizzle-orm';
import { openServerDatabase } from './db/serverDatabase.ts';
import { callAs } from './testing/callAs.ts';
import { startPostgres } from './testing/postgres.ts';
import { startTestServer } from './testing/testServer.ts';

it('a read-only PostgreSQL, as after a failover, can be read, and health and writes say so', async () => {
  const postgres = await startPostgres();
  const database = await openServerDatabase(postgres.url);
  const server = await startTestServer({ database });
  const call = callAs(server, await server.createUser());
  await call('POST', '/api/leads', { title: 'Engineer', company: 'X' });
  await database.db.execute(sql`alter system set default_transaction_read_only = on`);
  await database.db.execute(sql`select pg_reload_conf(), pg_sleep(0.2)`);

  expect(await call('GET', '/api/health')).toMatchObject({
    status: 503,
    body: { status: 'unavailable', database: 'read-only' },
  });
  expect(await call('POST', '/api/leads', { title: 'Engineer', company: 'Y' })).toEqual({
    status: 503,
    body: {
      error:
        "The database is read-only right now. You can read your data, but changes can't be saved.",
    },
  });
  expect(await call('GET', '/api/leads')).toMatchObject({ status: 200, body: { total: 1 } });
  await server.close();
  await postgres.stop();
});
