import { eq, sql } from 'drizzle-orm';
import type { ResponseRate } from '#domain/contract/leads.ts';
import { ANSWERED_STATUSES, CONTACTED_STATUSES, responseRate } from '#domain/responseRate.ts';
import type { Database } from '../db/database.ts';
import { leadStatusHistory as history } from '../db/schema.ts';

/**
 * The user's response rate, told by the history of statuses: it knows of leads that have moved on
 * since, or were deleted. Each lead counts once, however often it was contacted or answered.
 */
export async function readResponseRate(db: Database, userId: string): Promise<ResponseRate> {
  const words = (statuses: readonly string[]) =>
    sql.join(
      statuses.map((status) => sql`${status}`),
      sql`, `,
    );
  const contacted = sql`${history.toStatus} in (${words(CONTACTED_STATUSES)})`;
  const answered = sql`${history.toStatus} in (${words(ANSWERED_STATUSES)})`;
  const before = sql`${history.changedAt} <= now() - interval '30 days'`;
  const leads = (which: ReturnType<typeof sql>) =>
    sql<number>`count(distinct ${history.leadId}) filter (where ${which})`.mapWith(Number);
  const [counts] = await db
    .select({
      contacted: leads(contacted),
      answered: leads(answered),
      contactedBefore: leads(sql`${contacted} and ${before}`),
      answeredBefore: leads(sql`${answered} and ${before}`),
    })
    .from(history)
    .where(eq(history.userId, userId));
  // An aggregate without groups always answers one row.
  const {
    contacted: all,
    answered: replied,
    contactedBefore,
    answeredBefore,
  } = counts as NonNullable<typeof counts>;
  return responseRate(
    { contacted: all, answered: replied },
    { contacted: contactedBefore, answered: answeredBefore },
  );
}
