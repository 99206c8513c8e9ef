import type { Lead } from './contract/leads.ts';
import { isActive, isQualified } from './lead.ts';

/** The four figures above the list of leads. */
export interface LeadStats {
  total: number;
  qualified: number;
  active: number;
  /** Dollars. */
  totalValue: number;
}

/** Counts leads for the stat cards (product spec, sections 2 and 4). */
export function leadStats(leads: readonly Lead[]): LeadStats {
  return {
    total: leads.length,
    qualified: leads.filter(isQualified).length,
    active: leads.filter(isActive).length,
    totalValue: leads.reduce((sum, lead) => sum + lead.value, 0),
  };
}
