import type { Lead } from '#domain/contract/leads.ts';
import { mockDb } from './db.ts';
import { errorResponse } from './errorResponse.ts';
import { MOCK_USER } from './mockUser.ts';

/** The mock user's leads. */
export const ownLeads = (): Lead[] => mockDb.leads.filter((lead) => lead.userId === MOCK_USER.uid);

/** One of the mock user's leads. Throws the 404 for any other id. */
export function ownLead(id: string): Lead {
  const lead = ownLeads().find((candidate) => candidate.id === id);
  if (!lead) throw errorResponse(404, 'Lead not found.');
  return lead;
}

/** Stores a changed lead as its next version. */
export function updateLead(lead: Lead, changes: Partial<Lead>): Lead {
  const updated = {
    ...lead,
    ...changes,
    version: lead.version + 1,
    updatedAt: new Date().toISOString(),
  };
  mockDb.leads = mockDb.leads.map((stored) => (stored === lead ? updated : stored));
  return updated;
}
