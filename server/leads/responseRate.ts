import { eq, sql } from 'drizzle-orm';
import type { ResponseRate } from '#domain/contract/leadStats.ts';
import { CONTACTED_STATUSES, respondedStatuses, responseRate } from '#domain/leads/responseRate.ts';
import type { Database } from '../db/database.ts';
import { leadStatusHistory as history, profiles } from '../db/schema.ts';

/**
 * The user's response rate from the status history, which includes past statuses and deleted leads.
 * Each lead counts once.
 */
export async function readResponseRate(db: Database, userId: string): Promise<ResponseRate> {
  const list = (statuses: readonly string[]) =>
    sql.join(
      statuses.map((status) => sql`${status}`),
      sql`, `,
    );
  const [settings] = await db
    .select({ rejectionsAreReplies: sql<boolean>`${profiles.profile} -> 'rejectionsAreReplies'` })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  const replied = respondedStatuses(settings?.rejectionsAreReplies ?? false);
  const contacted = sql`${history.toStatus} in (${list(CONTACTED_STATUSES)})`;
  const responded = sql`${history.toStatus} in (${list(replied)})`;
  const before = sql`${history.changedAt} <= now() - interval '30 days'`;
  const leads = (which: ReturnType<typeof sql>) =>
    sql<number>`count(distinct ${history.leadId}) filter (where ${which})`.mapWith(Number);
  const [counts] = await db
    .select({
      contacted: leads(contacted),
      responded: leads(responded),
      contactedBefore: leads(sql`${contacted} and ${before}`),
      respondedBefore: leads(sql`${responded} and ${before}`),
    })
    .from(history)
    .where(eq(history.userId, userId));
  if (!counts) throw new Error('An aggregate returns one row');
  return responseRate(counts, {
    contacted: counts.contactedBefore,
    responded: counts.respondedBefore,
  });
}
