import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { SMALL_MEMORY } from '../db/cluster.ts';
import type { OpenDatabase } from '../db/database.ts';
import { MIGRATIONS_FOLDER } from '../db/migrateDatabase.ts';

const PGLITE = join(import.meta.dirname, '../../node_modules/@electric-sql/pglite/package.json');

/** The files that the template depends on, besides the migrations. */
const DEPENDENCIES = [
  PGLITE,
  import.meta.filename,
  // A renumbered migration has another time, by which Drizzle knows it.
  join(MIGRATIONS_FOLDER, 'meta/_journal.json'),
];

const startParams = [...PGlite.defaultStartParams, ...SMALL_MEMORY];

/** The file with this version's empty database, once a test has created it. */
function templateFile(): string {
  const hash = createHash('sha256');
  for (const file of DEPENDENCIES) hash.update(readFileSync(file));
  for (const entry of readdirSync(MIGRATIONS_FOLDER, { withFileTypes: true })) {
    if (entry.isFile()) hash.update(readFileSync(join(MIGRATIONS_FOLDER, entry.name)));
  }
  return join(tmpdir(), `leadside-test-database-${hash.digest('hex').slice(0, 16)}.tar`);
}

/** Each suite unpacks the template, so it is kept small: short WAL segments and no template databases. */
async function makeTemplate(file: string): Promise<Blob> {
  const initDbStartParams = ['--wal-segsize=1'];
  const client = await PGlite.create('memory://', { startParams, initDbStartParams });
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
  await client.exec('update pg_database set datistemplate = false');
  await client.exec('drop database template0');
  await client.exec('drop database template1');
  const template = await client.dumpDataDir('none');
  await client.close();
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, await template.bytes());
  renameSync(partial, file);
  return template;
}

async function template(): Promise<Blob> {
  const file = templateFile();
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    return makeTemplate(file);
  }
}

/**
 * A migrated database in memory. Creating one takes seconds, so the first is saved in the temporary
 * folder, and later ones load it.
 */
export const openMemoryClient = async (): Promise<PGlite> =>
  PGlite.create('memory://', { startParams, loadDataDir: await template() });

/** The same database behind the server's interface. */
export async function openMemoryDatabase(): Promise<OpenDatabase> {
  const client = await openMemoryClient();
  return {
    db: drizzle(client),
    async listen(channel, { onNotification }) {
      await client.listen(channel, onNotification);
    },
    close: () => client.close(),
  };
}

/** Puts a migrated database into a data folder, for tests that aren't about the first start. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  const loadDataDir = await template();
  const client = await PGlite.create(join(dataDir, 'postgres'), { startParams, loadDataDir });
  await client.close();
}
