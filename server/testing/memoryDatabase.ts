import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { OpenDatabase } from '../db/database.ts';
import { listenEmbedded, SMALL_MEMORY } from '../db/embeddedDatabase.ts';
import { MIGRATIONS_FOLDER } from '../db/migrationsFolder.ts';

const PGLITE = join(import.meta.dirname, '../../node_modules/@electric-sql/pglite/package.json');

/** What the template depends on beside the migrations. */
const MAKERS = [PGLITE, import.meta.filename];

const startParams = [...PGlite.defaultStartParams, ...SMALL_MEMORY];

/** Where this version's new and empty database lies, once one test has made it. */
function templateFile(): string {
  const hash = createHash('sha256');
  for (const maker of MAKERS) hash.update(readFileSync(maker));
  for (const entry of readdirSync(MIGRATIONS_FOLDER, { withFileTypes: true })) {
    if (entry.isFile()) hash.update(readFileSync(join(MIGRATIONS_FOLDER, entry.name)));
  }
  return join(tmpdir(), `leadside-test-database-${hash.digest('hex').slice(0, 16)}.tar`);
}

/** Every suite unpacks it, so that it is small: short log files, and no databases to copy from. */
async function makeTemplate(file: string): Promise<Blob> {
  const initDbStartParams = ['--wal-segsize=1'];
  const client = await PGlite.create('memory://', { startParams, initDbStartParams });
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
  await client.exec('update pg_database set datistemplate = false');
  await client.exec('drop database template0');
  await client.exec('drop database template1');
  const template = await client.dumpDataDir('none');
  await client.close();
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, await template.bytes());
  renameSync(unfinished, file);
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
 * A migrated database that lives and dies with this process. To make one takes seconds, so that
 * the first is kept in the system's folder for temporary files, and the next ones start from there.
 */
export const openMemoryClient = async (): Promise<PGlite> =>
  PGlite.create('memory://', { startParams, loadDataDir: await template() });

/** The same as the server sees it. */
export async function openMemoryDatabase(): Promise<OpenDatabase> {
  const client = await openMemoryClient();
  return { db: drizzle(client), listen: listenEmbedded(client), close: () => client.close() };
}

/** Puts such a database into a data folder, for a program that is not about its first start. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  const loadDataDir = await template();
  const client = await PGlite.create(join(dataDir, 'postgres'), { startParams, loadDataDir });
  await client.close();
}
