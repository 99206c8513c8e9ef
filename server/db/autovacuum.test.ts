import type { PGlite } from '@electric-sql/pglite';
import { openMemoryClient } from '../testing/memoryDatabase.ts';
import { startAutovacuum } from './embeddedDatabase.ts';

const estimatedRows = async (client: PGlite) =>
  (
    await client.query<{ rows: number }>(
      "select reltuples::int as rows from pg_class where relname = 'numbers'",
    )
  ).rows[0]?.rows;

test('updates the planner statistics', async () => {
  const client = await openMemoryClient();
  await client.exec('create table numbers as select generate_series(1, 500)');
  expect(await estimatedRows(client)).toBe(-1);

  jest.useFakeTimers();
  const query = jest.spyOn(client, 'query');
  const stop = startAutovacuum(client);
  jest.advanceTimersByTime(30_000);
  jest.useRealTimers();
  await query.mock.results[0]?.value;
  expect(await estimatedRows(client)).toBe(500);

  stop();
  await client.close();
});
