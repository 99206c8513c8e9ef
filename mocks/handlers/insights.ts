import { insightsQuerySchema } from '#domain/contract/insights.ts';
import { countInsights, type InsightFacts } from '#domain/leads/countInsights.ts';
import { mockDb } from '../db.ts';
import { mockApi } from '../mockApi.ts';
import { ownLeads } from '../ownLeads.ts';
import { parseQuery } from '../parseRequest.ts';

/** Leads that a test sets have no history: their status counts as their first one. */
function insightFacts(): InsightFacts {
  const { statusChanges, pitches, profile, messages } = mockDb;
  const changesOf = Map.groupBy(statusChanges.toReversed(), ({ leadId }) => leadId);
  return {
    rejectionsAreReplies: profile?.rejectionsAreReplies ?? false,
    leads: ownLeads().map(({ id, source, category, status, customStatus, createdAt }) => ({
      id,
      source,
      category,
      status,
      customStatus,
      createdAt: Date.parse(createdAt),
      changes: changesOf
        .get(id)
        ?.map(({ toStatus, changedAt }) => [toStatus, Date.parse(changedAt)] as const) ?? [
        [status, Date.parse(createdAt)],
      ],
      accepted: messages
        .filter(({ leadId, state }) => leadId === id && state === 'accepted')
        .map(({ proposal }) => proposal.kind),
    })),
    letters: pitches.flatMap(({ leadId, sent }) =>
      leadId && sent ? [{ leadId, sentAt: Date.parse(sent.at) }] : [],
    ),
  };
}

export const insightHandlers = [
  mockApi.get('/insights', ({ request }) => ({
    data: countInsights(insightFacts(), parseQuery(request, insightsQuerySchema), new Date()),
  })),
];
