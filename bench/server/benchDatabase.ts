import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedDatabase } from '#server/db/embeddedDatabase.ts';
import { openServerDatabase } from '#server/db/serverDatabase.ts';
import { startPostgres } from '#server/testing/postgres.ts';
import { type BenchUser, fill } from './fill.ts';

/** An empty database, and the settings that select it. */
export interface BenchDatabase {
  name: string;
  settings: Record<string, string>;
  fill(users: number, leadsPerUser: number): Promise<BenchUser[]>;
  remove(): Promise<void>;
}

export function embeddedDatabase(): BenchDatabase {
  const dataDir = mkdtempSync(join(tmpdir(), 'leadside-bench-'));
  return {
    name: 'PGlite',
    settings: { DATA_DIR: dataDir },
    async fill(users, leadsPerUser) {
      const { db, close } = await openEmbeddedDatabase(dataDir);
      const filled = await fill(db, users, leadsPerUser);
      await close();
      return filled;
    },
    remove: async () => rmSync(dataDir, { recursive: true }),
  };
}

export async function postgresDatabase(): Promise<BenchDatabase> {
  const server = await startPostgres({ durable: true });
  return {
    name: 'PostgreSQL',
    settings: { DATABASE_URL: server.url },
    async fill(users, leadsPerUser) {
      const { db, close } = await openServerDatabase(server.url);
      const filled = await fill(db, users, leadsPerUser);
      await close();
      return filled;
    },
    remove: () => server.stop(),
  };
}
