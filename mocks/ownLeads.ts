import type { Lead } from '#domain/contract/leads.ts';
import { mockDb } from './db.ts';
import { MOCK_USER } from './mockUser.ts';
import { refusal } from './refusal.ts';

/** The mock user's leads. */
export const ownLeads = (): Lead[] => mockDb.leads.filter((lead) => lead.userId === MOCK_USER.uid);

/** One of them; an unknown id, or somebody else's, is refused with 404. */
export function ownLead(id: string): Lead {
  const lead = ownLeads().find((candidate) => candidate.id === id);
  if (!lead) throw refusal(404, 'Lead not found.');
  return lead;
}

/** Puts a changed lead in the place of the one that it was. */
export function replaceLead(before: Lead, changed: Lead): Lead {
  mockDb.leads = mockDb.leads.map((lead) => (lead === before ? changed : lead));
  return changed;
}
