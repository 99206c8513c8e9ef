import { useMemo } from 'react';
import {
  useGetInterviewsQuery,
  useGetMessagesQuery,
  useGetPitchesQuery,
  useGetStatusChangesQuery,
} from '#api/api.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppSelector } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { selectIsConnected } from '#features/shell/shellSlice.ts';
import { timelineEntries } from './timelineEntries.ts';

/** Everything that happened on a lead, newest first, and why some of it is missing. */
export function useLeadTimeline(lead: Lead) {
  const changes = useGetStatusChangesQuery(lead.id);
  const pitches = useGetPitchesQuery(lead.id);
  const interviews = useGetInterviewsQuery(lead.id);
  const messages = useGetMessagesQuery({ leadId: lead.id });
  const isConnected = useAppSelector(selectIsConnected);
  const entries = useMemo(
    () =>
      timelineEntries(
        lead,
        changes.currentData ?? [],
        pitches.currentData ?? [],
        interviews.currentData ?? [],
        messages.currentData ?? [],
      ),
    [lead, changes.currentData, pitches.currentData, interviews.currentData, messages.currentData],
  );
  const queries = [changes, pitches, interviews, messages];
  const isPending = queries.some(({ isLoading }) => isLoading);
  const failed = queries.filter(({ isError }) => isError);
  // Without a connection, what is known shows at once: a response may never come.
  const isCut = isPending && !isConnected;
  return {
    entries,
    changes: changes.currentData,
    isLoading: isPending && isConnected,
    problem: failed[0] ? errorMessage(failed[0].error) : isCut && "Can't reach the server.",
    /** Not while the first attempts run. */
    retry: failed.length > 0 && (() => failed.forEach(({ refetch }) => void refetch())),
  };
}

export type LeadTimelineState = ReturnType<typeof useLeadTimeline>;
