import type { LeadStatus } from '#domain/contract/enums.ts';
import type { Lead, StatusChange } from '#domain/contract/leads.ts';
import { applicationDate } from '#domain/leads/applicationDate.ts';
import { type FindUndone, withoutStatusChange } from '#domain/leads/withoutStatusChange.ts';
import { mockDb } from './db.ts';
import { MOCK_USER } from './mockUser.ts';
import { replaced, rowOf } from './rows.ts';

/** The mock user's leads. */
export const ownLeads = (): Lead[] => mockDb.leads.filter((lead) => lead.userId === MOCK_USER.uid);

/** One of the mock user's leads. Throws the 404 for any other id. */
export const ownLead = (id: string): Lead => rowOf(ownLeads(), id, 'Lead');

/** What the history entry of a change has besides the statuses. */
type Sending = Pick<StatusChange, 'pitchId' | 'changedAt'>;

/** Adds the lead's status to its history. */
function addStatusChange(
  { id, status, customStatus }: Lead,
  fromStatus: LeadStatus | null,
  sending: Sending = { pitchId: null, changedAt: new Date().toISOString() },
): void {
  const change = { leadId: id, fromStatus, toStatus: status, customStatus, ...sending };
  mockDb.statusChanges = [change, ...mockDb.statusChanges];
}

/** Stores when the user applied, by the lead's history. */
export function withApplication(lead: Lead): Lead {
  const changes = mockDb.statusChanges.filter(({ leadId }) => leadId === lead.id);
  const dated = { ...lead, appliedAt: applicationDate(changes.toReversed())?.at ?? null };
  mockDb.leads = replaced(mockDb.leads, lead, dated);
  return dated;
}

/** Stores a new lead, without its history. */
export function storeLead(fields: Omit<Lead, 'userId' | 'version' | 'appliedAt'>): Lead {
  const lead = { ...fields, userId: MOCK_USER.uid, version: 1, appliedAt: null };
  mockDb.leads = [...mockDb.leads, lead];
  return lead;
}

/** Stores a new lead. */
export function addLead(fields: Omit<Lead, 'userId' | 'version' | 'notes' | 'appliedAt'>): Lead {
  const lead = storeLead({ ...fields, notes: [] });
  addStatusChange(lead, null);
  return withApplication(lead);
}

/** The status changes of a lead, oldest first. */
export const movesOf = (id: string) =>
  mockDb.statusChanges.filter(({ leadId }) => leadId === id).toReversed();

/** Removes a status change from the history of a lead. Returns whether it was found. */
function takeBackMove(id: string, undoes: FindUndone): boolean {
  const moves = movesOf(id);
  const index = undoes(moves);
  const others = mockDb.statusChanges.filter(({ leadId }) => leadId !== id);
  mockDb.statusChanges = [...withoutStatusChange(moves, index).toReversed(), ...others];
  return index > 0;
}

/**
 * Stores a changed lead as its next version.
 *
 * @param undoes the status change that it takes back
 */
export function updateLead(
  lead: Lead,
  changes: Partial<Lead>,
  { sending, undoes }: { sending?: Sending; undoes?: FindUndone } = {},
): Lead {
  const isMoved = (changes.status ?? lead.status) !== lead.status;
  const updated = {
    ...lead,
    ...(isMoved && { customStatus: '' }),
    updatedAt: new Date().toISOString(),
    ...changes,
    version: lead.version + 1,
  };
  mockDb.leads = replaced(mockDb.leads, lead, updated);
  const isTakenBack = undoes && takeBackMove(lead.id, undoes);
  if (isTakenBack) return withApplication(updated);
  if (isMoved || updated.customStatus !== lead.customStatus)
    addStatusChange(updated, lead.status, sending);
  return isMoved ? withApplication(updated) : updated;
}
