import { Client } from 'pg';
import { openServerDatabase } from '../db/serverDatabase.ts';
import { databaseUrl, type RunningPostgres, startPostgres, TEMPLATE_DATABASE } from './postgres.ts';

let postgres: RunningPostgres | undefined;

/** Jest's global setup: one PostgreSQL server for all suites, with a migrated template. */
export default async function start(): Promise<void> {
  postgres = await startPostgres();
  const client = new Client(postgres.url);
  await client.connect();
  await client.query(`create database ${TEMPLATE_DATABASE}`);
  await client.end();
  await (await openServerDatabase(databaseUrl(postgres.url, TEMPLATE_DATABASE))).close();
  process.env.LEADSIDE_TEST_POSTGRES = postgres.url;
}

/** Jest's global teardown. */
export const stop = (): Promise<void> | undefined => postgres?.stop();
