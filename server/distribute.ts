/* `npm run distribute`: places users' rows on the workers of Citus. `DATABASE_URL`, or `DATABASE_DIRECT_URL`, is the coordinator. */
import { Client } from 'pg';
import { loadConfig } from './config/config.ts';
import { StartError } from './config/startError.ts';
import { distributeTables } from './db/distributeTables.ts';
import { migrateServer } from './db/migrateServer.ts';
import { runProgram } from './program.ts';

await runProgram(async () => {
  const { databaseUrl, databaseDirectUrl } = loadConfig(process.env);
  const connectionString = databaseDirectUrl ?? databaseUrl;
  if (connectionString === null) {
    throw new StartError('Set DATABASE_URL to the coordinator of Citus.');
  }
  await migrateServer(connectionString);
  const client = new Client({ connectionString });
  await client.connect();
  try {
    process.stdout.write(`${await distributeTables(client)}\n`);
  } finally {
    await client.end();
  }
});
