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

const startParams = [...PGlite.defaultStartParams, ...SMALL_MEMORY];

/** Where this version's new and empty database lies, once one test has made it. */
function templateFile(): string {
  const hash = createHash('sha256').update(readFileSync(PGLITE));
  for (const entry of readdirSync(MIGRATIONS_FOLDER, { withFileTypes: true })) {
    if (entry.isFile()) hash.update(readFileSync(join(MIGRATIONS_FOLDER, entry.name)));
  }
  return join(tmpdir(), `leadside-test-database-${hash.digest('hex').slice(0, 16)}.tar`);
}

async function makeTemplate(file: string): Promise<Blob> {
  const client = await PGlite.create('memory://', { startParams });
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
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
export async function openMemoryDatabase(): Promise<OpenDatabase> {
  const loadDataDir = await template();
  const client = await PGlite.create('memory://', { startParams, loadDataDir });
  return { db: drizzle(client), listen: listenEmbedded(client), close: () => client.close() };
}
