import { getTableName } from 'drizzle-orm';
import type { Client } from 'pg';
import { StartError } from '../config/startError.ts';
import { LAYOUT } from './layout.ts';

const BY_USER = LAYOUT.byUser.map(getTableName);
const KNOWN = Object.values(LAYOUT).flatMap((tables) => tables.map(getTableName));

/** What the triggers on the workers call. */
const CALLED = 'notify_change(text,text,text,text,integer)';

type Query = Pick<Client, 'query'>;

async function requireCitus(db: Query): Promise<void> {
  const { rows } = await db.query(
    `select to_regclass('pg_dist_partition') is not null as "isCitus",
      current_setting('citus.enable_unsafe_triggers', true) as triggers`,
  );
  if (!rows[0]?.isCitus) {
    throw new StartError(
      'DATABASE_URL names a PostgreSQL without the extension Citus, which needs no distribution. Nothing was changed.',
    );
  }
  if (rows[0].triggers !== 'on') {
    throw new StartError(
      'Citus has to allow triggers on distributed tables. Run ALTER SYSTEM SET citus.enable_unsafe_triggers = on and SELECT pg_reload_conf() on each node, and try again. Nothing was changed.',
    );
  }
}

/** The number of workers, all of which respond. */
async function countWorkers(db: Query): Promise<number> {
  const { rows } = await db.query(
    `select nodename || ':' || nodeport as name, success from run_command_on_workers('select 1')`,
  );
  const down = rows.filter(({ success }) => !success).map(({ name }) => name);
  if (rows.length > 0 && down.length === 0) return rows.length;
  throw new StartError(
    rows.length === 0
      ? "Citus has no worker. Add one with SELECT citus_add_node('HOST', 5432), and try again. Nothing was changed."
      : `The coordinator can't reach the workers ${down.join(', ')}. Nothing was changed.`,
  );
}

/** Of a version that the layout doesn't know, or added by hand. */
async function requireKnownTables(db: Query): Promise<void> {
  const { rows } = await db.query(
    `select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'user_id' and table_name <> all ($1::text[]) order by 1`,
    [KNOWN],
  );
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => name).join(', ');
  throw new StartError(
    `Leadside doesn't know where these tables with users' rows belong: ${names}. Add them to server/db/layout.ts. Nothing was changed.`,
  );
}

/**
 * Distributes the tables that aren't yet over the workers of Citus, by user, with their rows. Can be repeated. Throws a
 * `StartError` that says what to do.
 *
 * @param db a migrated database on the coordinator
 * @returns what it did
 */
export async function distributeTables(db: Query): Promise<string> {
  await requireCitus(db);
  const workers = await countWorkers(db);
  await requireKnownTables(db);
  const { rows: missing } = await db.query(
    `select 1 from run_command_on_workers($1) where result = 'f'`,
    [`select to_regprocedure('${CALLED}') is not null`],
  );
  // Created before Citus was, so it isn't on the workers.
  if (missing.length > 0) await db.query(`select create_distributed_function('${CALLED}')`);
  const { rows } = await db.query(
    `select logicalrelid::regclass::text as name from pg_dist_partition`,
  );
  const distributed = new Set(rows.map(({ name }) => name));
  const added = BY_USER.filter((name) => !distributed.has(name));
  for (const name of added) {
    const place = name === 'users' ? 'shard_count := 32' : "colocate_with := 'users'";
    await db.query(`select create_distributed_table('${name}', 'user_id', ${place})`);
  }
  const on = workers === 1 ? '1 worker' : `${workers} workers`;
  return added.length === 0
    ? `All ${BY_USER.length} tables are distributed already, over ${on}.`
    : `Distributed ${added.join(', ')} over ${on}.`;
}
