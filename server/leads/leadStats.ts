import { count, eq, sql } from 'drizzle-orm';
import { LEAD_STATUSES, type LeadStatus } from '#domain/contract/enums.ts';
import type { LeadStats, ResponseRate } from '#domain/contract/leadStats.ts';
import { isActive } from '#domain/leads/lead.ts';
import { sortedTotals } from '#domain/leads/leadStats.ts';
import {
  CONTACTED_STATUSES,
  replyKinds,
  respondedStatuses,
  responseRate,
} from '#domain/leads/responseRate.ts';
import type { Database } from '../db/database.ts';
import { ownLeads } from '../db/ownLeads.ts';
import { leadStatusHistory as history, leads, messages, profiles } from '../db/schema.ts';

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
  const counted = settings?.rejectionsAreReplies ?? false;
  const monthAgo = sql`now() - interval '30 days'`;
  const before = sql`${history.changedAt} <= ${monthAgo}`;
  /** By a status, or by a message that was accepted, sent until a time. */
  const reached = (statuses: readonly string[], until = sql`'infinity'`) =>
    sql`(${history.toStatus} in (${list(statuses)}) or exists (
      select 1 from ${messages} where ${messages.userId} = ${userId}
        and ${messages.leadId} = ${history.leadId} and ${messages.state} = 'accepted'
        and ${messages.proposal} ->> 'kind' in (${list(replyKinds(counted))})
        and ${messages.sentAt} <= ${until}
    ))`;
  const replied = respondedStatuses(counted);
  const leads = (which: ReturnType<typeof sql>) =>
    sql<number>`count(distinct ${history.leadId}) filter (where ${which})`.mapWith(Number);
  const [counts] = await db
    .select({
      contacted: leads(reached(CONTACTED_STATUSES)),
      responded: leads(reached(replied)),
      contactedBefore: leads(sql`${reached(CONTACTED_STATUSES, monthAgo)} and ${before}`),
      respondedBefore: leads(sql`${reached(replied, monthAgo)} and ${before}`),
    })
    .from(history)
    .where(eq(history.userId, userId));
  if (!counts) throw new Error('An aggregate returns one row');
  return responseRate(counts, {
    contacted: counts.contactedBefore,
    responded: counts.respondedBefore,
  });
}

/** The figures of all of a user's leads, by the rules of `leadStats` in src/domain. */
export async function countLeads(db: Database, userId: string): Promise<LeadStats> {
  const rows = await db
    .select({
      status: leads.status,
      currency: leads.currency,
      total: count(),
      markedQualified: sql<number>`count(*) filter (where ${leads.isQualified})`.mapWith(Number),
      value: sql<number>`sum(${leads.value})`.mapWith(Number),
    })
    .from(leads)
    .where(ownLeads(userId))
    .groupBy(leads.status, leads.currency);
  const stats = { total: 0, qualified: 0, active: 0 };
  const totals = new Map<string | null, number>();
  const byStatus = Object.fromEntries(LEAD_STATUSES.map((status) => [status, 0])) as Record<
    LeadStatus,
    number
  >;
  for (const row of rows) {
    stats.total += row.total;
    stats.qualified += row.status === 'qualified' ? row.total : row.markedQualified;
    stats.active += isActive(row) ? row.total : 0;
    totals.set(row.currency, (totals.get(row.currency) ?? 0) + row.value);
    byStatus[row.status] += row.total;
  }
  return {
    ...stats,
    totalValues: sortedTotals(totals),
    byStatus,
    responseRate: await readResponseRate(db, userId),
  };
}
