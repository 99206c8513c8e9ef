import { HttpResponse, http } from 'msw/http';
import { LEAD_STATUSES, type LeadStatus } from '#domain/contract/enums.ts';
import type {
  BulkLeadResponse,
  BulkLeadUpdate,
  Lead,
  LeadListResponse,
  LeadResponse,
  LeadStatsResponse,
  LeadUpdate,
  NewLead,
  ResponseRate,
} from '#domain/contract/leads.ts';
import { leadStats } from '#domain/leadStats.ts';
import { ANSWERED_STATUSES, CONTACTED_STATUSES, responseRate } from '#domain/responseRate.ts';
import { checkFields } from '../checkFields.ts';
import { mockDb } from '../db.ts';
import { BULK_CHECKS, LEAD_CHECKS, NEW_LEAD_CHECKS } from '../leadChecks.ts';
import { leadList } from '../leadList.ts';
import { newLead } from '../newLead.ts';
import { ownLead, ownLeads, replaceLead } from '../ownLeads.ts';
import { readJson } from '../readJson.ts';
import { signedIn } from '../signedIn.ts';

/** The lead after an update; one that says nothing leaves it as it was. */
function updated(lead: Lead, { userId: _, contactInfo = {}, ...changes }: LeadUpdate): Lead {
  if (Object.keys({ ...changes, ...contactInfo }).length === 0) return lead;
  return {
    ...lead,
    ...changes,
    contactInfo: { ...lead.contactInfo, ...contactInfo },
    version: lead.version + 1,
    updatedAt: new Date().toISOString(),
  };
}

/** The mocks keep no history: a lead counts as contacted or answered by the status it has now. */
function rateByStatus(leads: readonly Lead[]): ResponseRate {
  const among = (statuses: readonly LeadStatus[]) =>
    leads.filter(({ status }) => statuses.includes(status)).length;
  const counts = { contacted: among(CONTACTED_STATUSES), answered: among(ANSWERED_STATUSES) };
  return responseRate(counts, { contacted: 0, answered: 0 });
}

const countByStatus = (leads: readonly Lead[]) =>
  Object.fromEntries(
    LEAD_STATUSES.map((status) => [status, leads.filter((lead) => lead.status === status).length]),
  ) as Record<LeadStatus, number>;

export const leadHandlers = [
  http.get(
    '*/api/leads',
    signedIn(({ request }) =>
      HttpResponse.json<LeadListResponse>(leadList(ownLeads(), new URL(request.url).searchParams)),
    ),
  ),

  http.get(
    '*/api/leads/stats',
    signedIn(() =>
      HttpResponse.json<LeadStatsResponse>({
        data: {
          ...leadStats(ownLeads()),
          byStatus: countByStatus(ownLeads()),
          responseRate: rateByStatus(ownLeads()),
        },
      }),
    ),
  ),

  http.put(
    '*/api/leads/bulk',
    signedIn(async ({ request }) => {
      const body = await readJson<BulkLeadUpdate>(request);
      checkFields(body, BULK_CHECKS, { required: Object.keys(BULK_CHECKS) });
      const leads = [...new Set(body.leadIds)].map(ownLead);
      return HttpResponse.json<BulkLeadResponse>({
        data: leads.map((lead) => replaceLead(lead, updated(lead, body.updates))),
      });
    }),
  ),

  http.get<{ id: string }>(
    '*/api/leads/:id',
    signedIn(({ params }) => HttpResponse.json<LeadResponse>({ data: ownLead(params.id) })),
  ),

  http.post(
    '*/api/leads',
    signedIn(async ({ request }) => {
      const sent = await readJson<NewLead>(request);
      checkFields(sent, NEW_LEAD_CHECKS, { required: ['title', 'company'] });
      const known = ownLeads().find((lead) => lead.id === sent.id);
      if (known) return HttpResponse.json<LeadResponse>({ data: known });
      const lead = newLead(sent);
      mockDb.leads = [...mockDb.leads, lead];
      return HttpResponse.json<LeadResponse>({ data: lead }, { status: 201 });
    }),
  ),

  http.put<{ id: string }>(
    '*/api/leads/:id',
    signedIn(async ({ request, params }) => {
      const updates = await readJson<LeadUpdate>(request);
      checkFields(updates, LEAD_CHECKS);
      const lead = ownLead(params.id);
      return HttpResponse.json<LeadResponse>({ data: replaceLead(lead, updated(lead, updates)) });
    }),
  ),

  http.delete<{ id: string }>(
    '*/api/leads/:id',
    signedIn(({ params }) => {
      const gone = ownLead(params.id);
      mockDb.leads = mockDb.leads.filter((lead) => lead !== gone);
      return new HttpResponse(null, { status: 204 });
    }),
  ),
];
