import { randomBytes } from 'node:crypto';
import { Client, escapeIdentifier } from 'pg';
import type { OpenDatabase } from '../db/database.ts';
import { openServerDatabase } from '../db/serverDatabase.ts';
import { openMemoryDatabase } from './memoryDatabase.ts';
import { databaseUrl, TEMPLATE_DATABASE } from './postgres.ts';

/**
 * Creates an empty, migrated database on the shared PostgreSQL server and returns its URL. The database
 * is dropped with the server. Throws when no server was started.
 */
export async function createPostgresDatabase(): Promise<string> {
  const url = process.env.LEADSIDE_TEST_POSTGRES;
  if (url === undefined) throw new Error('No PostgreSQL server was started for these suites.');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const client = new Client(url);
  await client.connect();
  try {
    await client.query(
      `create database ${escapeIdentifier(name)} template ${escapeIdentifier(TEMPLATE_DATABASE)}`,
    );
  } finally {
    await client.end();
  }
  return databaseUrl(url, name);
}

const isForPostgres = () => process.env.LEADSIDE_TEST_DATABASE === 'postgres';

/** An empty, migrated database: PGlite in memory or PostgreSQL (see jest.config.ts). */
export const openTestDatabase = async (): Promise<OpenDatabase> =>
  isForPostgres() ? openServerDatabase(await createPostgresDatabase()) : openMemoryDatabase();

/** Global for `closeSuiteDatabase.ts`, which Jest loads apart from the suites. */
const shared = globalThis as { suiteDatabase?: Promise<OpenDatabase> };

/**
 * A database for a suite whose tests use new users. All suites in this process share one PGlite, which
 * takes seconds to open.
 */
export async function suiteDatabase(): Promise<OpenDatabase> {
  if (isForPostgres()) return openTestDatabase();
  shared.suiteDatabase ??= openMemoryDatabase();
  return { ...(await shared.suiteDatabase), close: async () => {} };
}
