import { count, eq, sql } from 'drizzle-orm';
import { LEAD_STATUSES, type LeadStatus } from '#domain/contract/enums.ts';
import type { LeadStatsResponse } from '#domain/contract/leads.ts';
import { isActive } from '#domain/lead.ts';
import type { Database } from '../db/database.ts';
import { leads } from '../db/schema.ts';
import { readResponseRate } from './responseRate.ts';

/** The figures of all of a user's leads, by the rules of `leadStats` in src/domain. */
export async function countLeads(db: Database, userId: string): Promise<LeadStatsResponse['data']> {
  const rows = await db
    .select({
      status: leads.status,
      total: count(),
      markedQualified: sql<number>`count(*) filter (where ${leads.isQualified})`.mapWith(Number),
      value: sql<number>`sum(${leads.value})`.mapWith(Number),
    })
    .from(leads)
    .where(eq(leads.userId, userId))
    .groupBy(leads.status);
  const stats = { total: 0, qualified: 0, active: 0, totalValue: 0 };
  const byStatus = Object.fromEntries(LEAD_STATUSES.map((status) => [status, 0])) as Record<
    LeadStatus,
    number
  >;
  for (const row of rows) {
    stats.total += row.total;
    stats.qualified += row.status === 'qualified' ? row.total : row.markedQualified;
    stats.active += isActive(row) ? row.total : 0;
    stats.totalValue += row.value;
    byStatus[row.status] = row.total;
  }
  return { ...stats, byStatus, responseRate: await readResponseRate(db, userId) };
}
