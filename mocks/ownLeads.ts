import type { LeadStatus } from '#domain/contract/enums.ts';
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

/** Adds the lead's status to its history. */
export function addStatusChange({ id, status }: Lead, fromStatus: LeadStatus | null): void {
  const changedAt = new Date().toISOString();
  const change = { leadId: id, fromStatus, toStatus: status, changedAt };
  mockDb.statusChanges = [change, ...mockDb.statusChanges];
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
  if (updated.status !== lead.status) addStatusChange(updated, lead.status);
  return updated;
}
