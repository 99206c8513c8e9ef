import { HttpResponse, http } from 'msw/http';
import {
  type InsightLeadsResponse,
  type InsightsResponse,
  insightLeadsQuerySchema,
  insightsQuerySchema,
} from '#domain/contract/insights.ts';
import { authenticated } from '../authenticated.ts';
import { mockDb } from '../db.ts';
import { countInsights, type InsightData, insightLeads } from '../insights.ts';
import { ownLeads } from '../ownLeads.ts';
import { parseQuery } from '../parseRequest.ts';

/** Leads that a test sets have no history: their status counts as their first one. */
function insightData(): InsightData {
  const leads = ownLeads();
  const known = new Set(mockDb.statusChanges.map(({ leadId }) => leadId));
  const first = leads
    .filter(({ id }) => !known.has(id))
    .map(({ id, status, createdAt }) => ({
      leadId: id,
      fromStatus: null,
      toStatus: status,
      changedAt: createdAt,
      pitchId: null,
    }));
  const { pitches, profile } = mockDb;
  const changes = [...mockDb.statusChanges, ...first];
  return { leads, changes, pitches, proofs: profile?.proofs ?? [], now: new Date() };
}

export const insightHandlers = [
  http.get(
    '*/api/insights',
    authenticated(({ request }) =>
      HttpResponse.json<InsightsResponse>({
        data: countInsights(insightData(), parseQuery(request, insightsQuerySchema)),
      }),
    ),
  ),

  http.get(
    '*/api/insights/leads',
    authenticated(({ request }) =>
      HttpResponse.json<InsightLeadsResponse>({
        data: insightLeads(insightData(), parseQuery(request, insightLeadsQuerySchema)),
      }),
    ),
  ),
];
