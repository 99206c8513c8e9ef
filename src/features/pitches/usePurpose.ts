import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useGetInterviewsQuery, useGetPitchesQuery, useGetStatusChangesQuery } from '#api/api.ts';
import {
  followUpContext,
  followUpType,
  proposedPurpose,
} from '#domain/pitches/followUp/followUpContext.ts';
import { useLead } from '#features/leads/index.ts';
import { leadIdOf, type PitchFormValues } from './pitchFormValues.ts';

/** Proposes once for each lead, by its status and history, what the letter is for. The user's choice stays. */
export function usePurpose(): void {
  const { values, setValues } = useFormikContext<PitchFormValues>();
  const leadId = leadIdOf(values);
  const lead = useLead(leadId);
  const skip = leadId === '';
  const pitches = useGetPitchesQuery(leadId, { skip });
  const changes = useGetStatusChangesQuery(leadId, { skip });
  const interviews = useGetInterviewsQuery(leadId, { skip });
  const isLoading = [pitches, changes, interviews].some(
    (query) => !query.currentData && !query.isError,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each lead.
  useEffect(() => {
    if (leadId === values.purposeFor) return;
    if (skip) void setValues((now) => ({ ...now, purpose: 'first', purposeFor: '' }));
    if (!lead || isLoading) return;
    const context = followUpContext(
      lead,
      pitches.currentData ?? [],
      changes.currentData ?? [],
      interviews.currentData ?? [],
    );
    const purpose = proposedPurpose(lead, context);
    void setValues((now) => ({
      ...now,
      purpose,
      purposeFor: leadId,
      ...(purpose !== 'first' && { type: followUpType(lead, context) }),
    }));
  }, [leadId, values.purposeFor, lead === undefined, isLoading]);
}
