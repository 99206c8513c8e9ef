import { useMemo } from 'react';
import { useGetPitchesQuery, useGetStatusChangesQuery } from '#api/api.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { timelineEntries } from './timelineEntries.ts';

/** Everything that happened on a lead, newest first, and the queries that failed. */
export function useLeadTimeline(lead: Lead) {
  const changes = useGetStatusChangesQuery(lead.id);
  const pitches = useGetPitchesQuery(lead.id);
  const entries = useMemo(
    () => timelineEntries(lead, changes.currentData ?? [], pitches.currentData ?? []),
    [lead, changes.currentData, pitches.currentData],
  );
  return {
    entries,
    isLoading: changes.isLoading || pitches.isLoading,
    failed: [changes, pitches].filter(({ isError }) => isError),
  };
}

export type LeadTimelineState = ReturnType<typeof useLeadTimeline>;
