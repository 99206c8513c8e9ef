/*
 * `npm run seed -- --leads N`: fills the demo account with N realistic leads, the same ones every
 * time. Replaces seeded leads only.
 */
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { addDemoAccount, DEMO_ACCOUNT } from './auth/demoAccount.ts';
import { findAccountByEmail } from './auth/repository.ts';
import { type Config, isPrivateToThisMachine, loadConfig } from './config/config.ts';
import { StartError, usageError } from './config/startError.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/openDatabase.ts';
import { runProgram } from './program.ts';
import { storeSeed } from './seed/storeSeed.ts';

const MAX_LEADS = 100_000;

function leadCountArgument(): number {
  try {
    const { values } = parseArgs({ options: { leads: { type: 'string' } } });
    const leads = Number(values.leads);
    if (/^\d+$/.test(values.leads ?? '') && leads >= 1 && leads <= MAX_LEADS) return leads;
  } catch {
    // Unknown arguments: the usage explains them.
  }
  throw usageError(`npm run seed -- --leads N (from 1 to ${MAX_LEADS})`);
}

async function demoUserId(db: Database, config: Config): Promise<string> {
  const isEmbedded = config.databaseUrl === null && config.firebaseProjectId === null;
  if (isEmbedded && isPrivateToThisMachine(config)) await addDemoAccount(db);
  const account = await findAccountByEmail(db, DEMO_ACCOUNT.email);
  if (account) return account.userId;
  throw new StartError(
    `There is no demo account. Add one: npm run account -- add ${DEMO_ACCOUNT.email}`,
  );
}

await runProgram(async () => {
  const count = leadCountArgument();
  const config = loadConfig(process.env);
  const database = await openDatabase(config, 'the seed command');
  try {
    await storeSeed(database.db, await demoUserId(database.db, config), count);
    // The planner needs new statistics for this many rows now, not at the next autovacuum.
    await database.db.execute(sql`analyze`);
  } finally {
    await database.close();
  }
  process.stdout.write(`The demo account has ${count} seeded leads.\n`);
});
