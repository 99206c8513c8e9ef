import type { AskedReading } from '#domain/contract/asked.ts';
import {
  LEAD_STATUSES,
  type LeadSort,
  type LeadStatus,
  type MessageKind,
} from '#domain/contract/enums.ts';
import type { ResponseRate } from '#domain/contract/leadStats.ts';
import {
  APPLIED_TOO_LATE,
  applicationSchema,
  bulkLeadUpdateSchema,
  type CompleteLeadListQuery,
  deletedLeadsQuerySchema,
  LEADS_TOO_LARGE,
  type Lead,
  type LeadListResponse,
  type LeadUpdate,
  leadIdsSchema,
  leadListQuerySchema,
  leadUpdateSchema,
  leadUpdatesSchema,
  NOT_APPLIED,
  newLeadSchema,
  type StatusChange,
} from '#domain/contract/leads.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { applicationDate, withApplicationDate } from '#domain/leads/applicationDate.ts';
import { leadMatcher, NO_LEAD_FILTERS } from '#domain/leads/leadFilters.ts';
import { leadStats } from '#domain/leads/leadStats.ts';
import {
  CONTACTED_STATUSES,
  replyKinds,
  respondedStatuses,
  responseRate,
} from '#domain/leads/responseRate.ts';
import { askedFor } from '#domain/pitches/asked/askedFor.ts';
import { sentStatus } from '#domain/pitches/letter/sentLetter.ts';
import { mockDb } from '../db.ts';
import { conflictResponse, errorResponse } from '../errorResponse.ts';
import { created, mockApi } from '../mockApi.ts';
import { addLead, ownLead, ownLeads, updateLead, withApplication } from '../ownLeads.ts';
import { parseBody, parseQuery } from '../parseRequest.ts';
import { pageOf } from '../rows.ts';

const isBefore = (a: Lead, b: Lead, sort: LeadSort): boolean =>
  a[sort] === b[sort] ? a.id < b.id : a[sort] < b[sort];

/** One page of `leads`. The cursor holds the order and the number of leads on the previous pages. */
function leadList(leads: readonly Lead[], query: CompleteLeadListQuery): LeadListResponse {
  const { limit, sort, order, cursor, q = '' } = query;
  const { status = 'all', type = 'all', priority = 'all' } = query;
  const matching = leads
    .filter(leadMatcher({ ...NO_LEAD_FILTERS, search: q, status, type, priority }, leads))
    .sort((a, b) => (isBefore(a, b, sort) === (order === 'asc') ? -1 : 1));

  const [, skipped = '0'] = cursor?.split(`${sort}-${order}-`) ?? [];
  if (cursor !== undefined && cursor !== `${sort}-${order}-${skipped}`) {
    throw errorResponse(400, 'cursor must be the nextCursor of a list in the same order.');
  }
  const end = Number(skipped) + limit;
  return {
    data: matching.slice(Number(skipped), end),
    total: matching.length,
    nextCursor: end < matching.length ? `${sort}-${order}-${end}` : null,
  };
}

/** Applies an update. An empty one changes nothing. */
function applyUpdate(
  lead: Lead,
  { userId: _, version, contactInfo = {}, ...changes }: LeadUpdate,
): Lead {
  if (version !== undefined && version !== lead.version) throw conflictResponse(lead);
  if (Object.keys({ ...changes, ...contactInfo }).length === 0) return lead;
  return updateLead(lead, { ...changes, contactInfo: { ...lead.contactInfo, ...contactInfo } });
}

const countIn = (leads: readonly Lead[], statuses: readonly LeadStatus[]): number =>
  leads.filter(({ status }) => statuses.includes(status)).length;

/** Uses the current statuses, since the mocks have no status history. */
function currentResponseRate(leads: readonly Lead[]): ResponseRate {
  const { messages, profile } = mockDb;
  const counted = profile?.rejectionsAreReplies ?? false;
  const kinds: readonly (MessageKind | null)[] = replyKinds(counted);
  const hasReply = ({ id }: Lead) =>
    messages.some(
      ({ leadId, state, proposal }) =>
        leadId === id && state === 'accepted' && kinds.includes(proposal.kind),
    );
  const count = (statuses: readonly LeadStatus[]) =>
    leads.filter((lead) => statuses.includes(lead.status) || hasReply(lead)).length;
  const counts = {
    contacted: count(CONTACTED_STATUSES),
    responded: count(respondedStatuses(counted)),
  };
  return responseRate(counts, { contacted: 0, responded: 0 });
}

const countByStatus = (leads: readonly Lead[]) =>
  Object.fromEntries(LEAD_STATUSES.map((status) => [status, countIn(leads, [status])])) as Record<
    LeadStatus,
    number
  >;

/** The status changes of a lead, newest first. */
const changesOf = (id: string): StatusChange[] =>
  mockDb.statusChanges
    .filter(({ leadId }) => leadId === id)
    .map(({ leadId: _, ...change }) => change);

/** Moves a lead, its interviews and its pitches to the deleted leads. */
function deleteLead(lead: Lead): void {
  const isIts = ({ leadId }: { leadId: string | null }) => leadId === lead.id;
  const deletedAt = new Date().toISOString();
  const deleted = {
    lead,
    interviews: mockDb.interviews.filter(isIts),
    pitches: mockDb.pitches.filter(isIts),
    deletedAt,
  };
  mockDb.deletedLeads = [deleted, ...mockDb.deletedLeads];
  mockDb.pitches = mockDb.pitches.filter((pitch) => !isIts(pitch));
  mockDb.interviews = mockDb.interviews.filter((interview) => !isIts(interview));
  mockDb.leads = mockDb.leads.filter(({ id }) => id !== lead.id);
}

export const leadHandlers = [
  mockApi.get('/leads', ({ request }) =>
    leadList(ownLeads(), parseQuery(request, leadListQuerySchema)),
  ),

  mockApi.get('/leads/stats', () => ({
    data: {
      ...leadStats(ownLeads(), null),
      byStatus: countByStatus(ownLeads()),
      responseRate: currentResponseRate(ownLeads()),
    },
  })),

  mockApi.put('/leads/bulk', async ({ request }) => {
    const { leadIds, updates } = await parseBody(request, bulkLeadUpdateSchema);
    const leads = [...new Set(leadIds)].map(ownLead);
    const { size } = new Blob([JSON.stringify(leads), ...leads.map(() => JSON.stringify(updates))]);
    if (size > LIMITS.leadsBytes) return errorResponse(413, LEADS_TOO_LARGE);
    return { data: leads.map((lead) => applyUpdate(lead, updates)) };
  }),

  mockApi.put('/leads', async ({ request }) => {
    const { leads } = await parseBody(request, leadUpdatesSchema);
    const updates = leads.map(({ id, ...update }) => ({ lead: ownLead(id), update }));
    const newer = updates
      .filter(({ lead, update }) => (update.version ?? lead.version) !== lead.version)
      .map(({ lead }) => lead);
    if (newer.length > 0) return conflictResponse(newer);
    return { data: updates.map(({ lead, update }) => applyUpdate(lead, update)) };
  }),

  mockApi.post('/leads/bulk/delete', async ({ request }) => {
    const { leadIds } = await parseBody(request, leadIdsSchema);
    for (const lead of [...new Set(leadIds)].map(ownLead)) deleteLead(lead);
  }),

  mockApi.get('/leads/deleted', ({ request }) => {
    const { limit, cursor } = parseQuery(request, deletedLeadsQuerySchema);
    const deleted = mockDb.deletedLeads.map(({ lead, deletedAt }) => {
      const { id, title, company, status } = lead;
      return { id, title, company, status, deletedAt };
    });
    return pageOf(deleted, cursor, limit);
  }),

  mockApi.post('/leads/deleted/restore', async ({ request }) => {
    const { leadIds } = await parseBody(request, leadIdsSchema);
    const ids = [...new Set(leadIds)];
    const deleted = ids.map((id) => mockDb.deletedLeads.find(({ lead }) => lead.id === id));
    const found = deleted.filter((entry) => entry !== undefined);
    if (found.length < ids.length) return errorResponse(404, 'Lead not found.');
    mockDb.deletedLeads = mockDb.deletedLeads.filter((entry) => !found.includes(entry));
    const restored = found.map(({ lead }) => ({ ...lead, version: lead.version + 1 }));
    mockDb.leads = [...mockDb.leads, ...restored];
    mockDb.pitches = [...mockDb.pitches, ...found.flatMap(({ pitches }) => pitches)];
    mockDb.interviews = [...mockDb.interviews, ...found.flatMap(({ interviews }) => interviews)];
    return { data: restored };
  }),

  mockApi.delete('/leads/deleted', () => {
    mockDb.deletedLeads = [];
  }),

  mockApi.get('/leads/:id', ({ params }) => ({ data: ownLead(params.id) })),

  mockApi.get('/leads/:id/asked', ({ params }) => {
    const lines = askedFor(ownLead(params.id).description);
    const data: AskedReading = { lines, readBy: 'rules', notice: '' };
    return { data };
  }),

  mockApi.get('/leads/:id/status-changes', ({ params }) => {
    const data = changesOf(params.id);
    if (data.length === 0) ownLead(params.id);
    return { data };
  }),

  mockApi.put('/leads/:id/application', async ({ params, request }) => {
    const body = await parseBody(request, applicationSchema);
    const appliedAt = new Date(body.appliedAt).toISOString();
    const lead = ownLead(params.id);
    const changes = changesOf(lead.id).toReversed();
    const application = applicationDate(changes);
    if (!application) return errorResponse(409, NOT_APPLIED);
    if (appliedAt > (application.next ?? new Date().toISOString())) {
      return errorResponse(400, APPLIED_TOO_LATE);
    }
    const status = sentStatus({ ...lead, status: 'new' });
    const data = withApplicationDate(changes, application, appliedAt, status).toReversed();
    const others = mockDb.statusChanges.filter(({ leadId }) => leadId !== lead.id);
    mockDb.statusChanges = [...data.map((change) => ({ ...change, leadId: lead.id })), ...others];
    withApplication(updateLead(lead, {}));
    return { data };
  }),

  mockApi.post('/leads', async ({ request }) => {
    const body = await parseBody(request, newLeadSchema);
    const { userId: _, id = crypto.randomUUID(), ...fields } = body;
    const existing = ownLeads().find((lead) => lead.id === id);
    if (existing) return { data: existing };
    mockDb.deletedLeads = mockDb.deletedLeads.filter(({ lead }) => lead.id !== id);
    const now = new Date().toISOString();
    const lead = addLead({ ...fields, id, createdAt: now, updatedAt: now });
    return created({ data: lead });
  }),

  mockApi.put('/leads/:id', async ({ request, params }) => {
    const update = await parseBody(request, leadUpdateSchema);
    return { data: applyUpdate(ownLead(params.id), update) };
  }),

  mockApi.delete('/leads/:id', ({ params }) => {
    deleteLead(ownLead(params.id));
  }),
];
