import { api } from '#api/api.ts';
import { createAppSelector } from '#app/hooks.ts';
import type { Interview } from '#domain/contract/interviews.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { CLOSED_STATUSES } from '#domain/leads/lead.ts';
import { selectLeads } from '#features/leads/index.ts';

export interface LeadInterview {
  lead: Lead;
  interview: Interview;
}

/** The open interviews of leads that aren't closed, soonest first; `null` until they are known. */
export const selectOpenInterviews = createAppSelector(
  [api.endpoints.getOpenInterviews.select(), selectLeads],
  ({ data, isError }, leads): LeadInterview[] | null => {
    if (!data) return isError ? [] : null;
    return data.flatMap((interview) => {
      const lead = leads.find(({ id }) => id === interview.leadId);
      return lead && !CLOSED_STATUSES.has(lead.status) ? [{ lead, interview }] : [];
    });
  },
);
