import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { prepareDataDir } from '../testing/memoryDatabase.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { openEmbeddedDatabase } from './embeddedDatabase.ts';
import { MIGRATIONS_FOLDER } from './migrateDatabase.ts';
import * as schema from './schema.ts';

const META = join(MIGRATIONS_FOLDER, 'meta');
const snapshots = readdirSync(META).filter((name) => name.endsWith('_snapshot.json'));

/** What `npm run db:generate` would write for these tables. */
const changesTo = (tables: Record<string, unknown>) => {
  const latest = JSON.parse(readFileSync(join(META, snapshots[0] ?? ''), 'utf8'));
  return generateMigration(latest, generateDrizzleJson(tables, latest.id));
};

it('keeps one snapshot, of the last migration', () => {
  const { entries } = JSON.parse(readFileSync(join(META, '_journal.json'), 'utf8'));
  expect(snapshots).toEqual([`${String(entries.at(-1).idx).padStart(4, '0')}_snapshot.json`]);
});

it('the migrations create exactly the tables of the schema', async () => {
  // Anything left to generate means that `npm run db:generate` was forgotten.
  expect(await changesTo(schema)).toEqual([]);
});

it('generates a change from the one snapshot', async () => {
  const added = pgTable('added', { name: text('name').notNull() });
  expect(await changesTo({ ...schema, added })).toEqual([
    'CREATE TABLE "added" (\n\t"name" text NOT NULL\n);\n',
  ]);
});

it('leaves the database of a version before the baseline as it is', async () => {
  const folder = temporaryFolder('upgrade');
  await prepareDataDir(folder);
  const client = await PGlite.create(join(folder, 'postgres'));
  await client.exec('update drizzle.__drizzle_migrations set created_at = 1795713865741');
  await client.close();
  await expect(openEmbeddedDatabase(folder)).rejects.toMatchObject({
    name: 'StartError',
    message:
      "A version of Leadside before 0.2.0 has used this database, which this version can't read. Use another database.",
  });
});
