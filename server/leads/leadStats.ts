import { count, sql } from 'drizzle-orm';
import { LEAD_STATUSES, type LeadStatus } from '#domain/contract/enums.ts';
import type { LeadStats } from '#domain/contract/leadStats.ts';
import { isActive } from '#domain/leads/lead.ts';
import { sortedTotals } from '#domain/leads/leadStats.ts';
import type { Database } from '../db/database.ts';
import { ownLeads } from '../db/ownLeads.ts';
import { leads } from '../db/schema.ts';
import { readResponseRate } from './responseRate.ts';

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
