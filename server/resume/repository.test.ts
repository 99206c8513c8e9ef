import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../db/database.ts';
import { databaseOf } from '../testing/databaseOf.ts';
import { addResume, deleteResume, resumeSlices } from './repository.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await databaseOf('ana');
});
afterAll(() => database.close());

/** Most of a file compresses well, which PostgreSQL would do. */
const BYTES = Buffer.alloc(1_300_000, 'BT (Experience) Tj ET\n');

async function store() {
  const stored = await addResume(database.db, 'ana', { name: 'ana.pdf', bytes: BYTES });
  if (!stored) throw new Error('There is no room for it');
  return stored;
}

it('reads a large file in slices, of which each is stored on its own', async () => {
  const slices: Buffer[] = [];
  for await (const slice of resumeSlices(database.db, 'ana', await store())) slices.push(slice);
  expect(slices.map(({ length }) => length)).toEqual([524_288, 524_288, 251_424]);
  expect(Buffer.concat(slices).equals(BYTES)).toBe(true);
  const { rows } = (await database.db.execute(
    sql`select pg_column_size(content) as stored from resumes`,
  )) as unknown as { rows: unknown[] };
  expect(rows).toEqual([{ stored: BYTES.length }]);
});

it('ends a download with an error when the file is deleted meanwhile', async () => {
  const stored = await store();
  const slices = resumeSlices(database.db, 'ana', stored);
  expect((await slices.next()).value).toHaveLength(524_288);
  await deleteResume(database.db, 'ana', stored.id);
  await expect(slices.next()).rejects.toThrow('The file was deleted during its download');
});
