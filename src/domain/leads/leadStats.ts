import type { LeadStats as AllStats } from '#domain/contract/leadStats.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { isActive, isQualified } from './lead.ts';

/** The four figures above the list of leads. */
export type LeadStats = Pick<AllStats, 'total' | 'qualified' | 'active' | 'totalValues'>;

/** Totals by currency, the largest first, without those that are 0. */
export const sortedTotals = (
  totals: ReadonlyMap<string | null, number>,
): LeadStats['totalValues'] =>
  [...totals]
    .map(([currency, value]) => ({ currency, value }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value);

/**
 * Counts leads for the stat cards (product spec, sections 2 and 4). Values in different currencies are
 * never added up.
 *
 * @param currency of leads without one
 */
export function leadStats(leads: readonly Lead[], currency: string | null): LeadStats {
  const totals = new Map<string | null, number>();
  for (const lead of leads) {
    const key = lead.currency ?? currency;
    totals.set(key, (totals.get(key) ?? 0) + lead.value);
  }
  return {
    total: leads.length,
    qualified: leads.filter(isQualified).length,
    active: leads.filter(isActive).length,
    totalValues: sortedTotals(totals),
  };
}
