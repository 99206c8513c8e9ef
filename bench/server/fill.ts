import { sql } from 'drizzle-orm';
import { issueIdToken } from '#server/auth/idTokens.ts';
import { hashPassword } from '#server/auth/password.ts';
import { addAccount } from '#server/auth/repository.ts';
import { startSession } from '#server/auth/sessions.ts';
import { ensureSigningKey } from '#server/auth/signingKey.ts';
import type { Database } from '#server/db/database.ts';
import { leadNotes, leadStatusHistory, leads } from '#server/db/schema.ts';
import { seedLead } from '#server/seed/seedLead.ts';

/** A user of the bench. */
export interface BenchUser {
  userId: string;
  token: string;
  /** One of the user's leads. */
  leadId: string;
}

const COLUMNS = (table: string) => sql`
  select string_agg(quote_ident(column_name), ', ') as columns
  from information_schema.columns
  where table_schema = 'public' and table_name = ${table}
    and column_name <> 'user_id' and is_identity = 'NO'`;

/** Copies the first user's data to all others, without notifications. */
async function copyToAll(db: Database, table: string, first: string): Promise<void> {
  const { rows } = (await db.execute(COLUMNS(table))) as unknown as {
    rows: { columns: string }[];
  };
  const columns = sql.raw(rows[0]?.columns ?? '');
  const name = sql.identifier(table);
  await db.execute(sql`
    insert into ${name} (user_id, ${columns})
    select owner, ${columns} from ${name}, (select user_id as owner from accounts) as others
    where user_id = ${first} and owner <> ${first}`);
}

/**
 * Fills an empty database with `users` accounts of `leadsPerUser` realistic leads, with notes and
 * history. Returns the accounts with their tokens.
 */
export async function fill(
  db: Database,
  users: number,
  leadsPerUser: number,
): Promise<BenchUser[]> {
  const passwordHash = await hashPassword('bench bench', { N: 2, r: 1, p: 1 });
  const key = await ensureSigningKey(db);
  const made: BenchUser[] = [];
  for (let index = 0; index < users; index += 1) {
    const account = await addAccount(db, { email: `user-${index}@example.com`, passwordHash });
    if (!account) throw new Error('The database of a bench must be empty');
    const issued = await startSession(db, account, new Date());
    if (!issued) throw new Error('The account of a bench was deleted');
    const token = await issueIdToken(key, account, issued.session);
    made.push({ userId: account.userId, token, leadId: '' });
  }
  const [first] = made;
  if (!first) return made;
  const now = new Date();
  const seeds = Array.from({ length: leadsPerUser }, (_, index) =>
    seedLead(first.userId, index, now),
  );
  for (let index = 0; index < seeds.length; index += 100) {
    const some = seeds.slice(index, index + 100);
    await db.insert(leads).values(some.map(({ lead }) => lead));
    await db.insert(leadNotes).values(some.flatMap(({ notes }) => notes));
    await db.insert(leadStatusHistory).values(some.flatMap(({ history }) => history));
  }
  await db.execute(sql`alter table leads disable trigger leads_are_told`);
  for (const table of ['leads', 'lead_notes', 'lead_status_history']) {
    await copyToAll(db, table, first.userId);
  }
  await db.execute(sql`alter table leads enable trigger leads_are_told`);
  await db.execute(sql`vacuum (analyze)`);
  // Otherwise PostgreSQL would still write these rows to disk during the measurement.
  await db.execute(sql`checkpoint`);
  return made.map((user) => ({ ...user, leadId: seeds[0]?.lead.id ?? '' }));
}
