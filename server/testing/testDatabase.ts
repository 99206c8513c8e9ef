import { randomBytes } from 'node:crypto';
import { Client, escapeIdentifier } from 'pg';
import type { OpenDatabase } from '../db/database.ts';
import { openServerDatabase } from '../db/serverDatabase.ts';
import { openMemoryDatabase } from './memoryDatabase.ts';
import { databaseUrl, TEMPLATE_DATABASE } from './postgres.ts';

/**
 * The address of a new database, migrated and empty, on the PostgreSQL server that the suites share;
 * it goes with the server. Throws when none was started.
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

/**
 * A migrated database with nothing in it, for one test file. The suites run twice: on PGlite in
 * memory, and, where there is one, on a PostgreSQL server (jest.config.ts).
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const isForPostgres = process.env.LEADSIDE_TEST_DATABASE === 'postgres';
  return isForPostgres ? openServerDatabase(await createPostgresDatabase()) : openMemoryDatabase();
}
