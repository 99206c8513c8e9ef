import { useGetPitchesQuery } from '#api/api.ts';
import { useAppSelector } from '#app/hooks.ts';
import type { Pitch } from '#domain/contract/pitches.ts';
import { selectPitchDraft } from './pitchDraftSlice.ts';

/**
 * The latest letter of a lead, to open; none while one of its letters is open.
 *
 * @param leadId `null` for none
 */
export function useLatestPitch(leadId: string | null): {
  pitch: Pitch | undefined;
  isLoading: boolean;
} {
  const { opportunity } = useAppSelector(selectPitchDraft);
  const skip = leadId === null || opportunity?.leadId === leadId;
  const { currentData, isError } = useGetPitchesQuery(leadId ?? undefined, { skip });
  return {
    pitch: skip ? undefined : currentData?.[0],
    isLoading: !skip && !currentData && !isError,
  };
}
