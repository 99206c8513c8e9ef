import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { MIGRATIONS_FOLDER } from './migrationsFolder.ts';
import * as schema from './schema.ts';

const SNAPSHOTS = join(MIGRATIONS_FOLDER, 'meta');

it('the migrations create exactly the tables of the schema', async () => {
  const latest = readdirSync(SNAPSHOTS)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1);
  const migrated = JSON.parse(readFileSync(join(SNAPSHOTS, latest ?? ''), 'utf8'));
  // Anything left to generate means that `npm run db:generate` was forgotten.
  expect(await generateMigration(migrated, generateDrizzleJson(schema, migrated.id))).toEqual([]);
});
