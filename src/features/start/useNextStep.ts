import { api, useGetPitchUsageQuery, useGetProfileQuery } from '#api/api.ts';
import { createAppSelector, useAppSelector } from '#app/hooks.ts';
import { FIRST_STEPS, type FirstStep, firstStep, ownLeads } from '#domain/leads/firstStep.ts';
import { selectLeads, selectLeadsLoaded } from '#features/leads/index.ts';
import { selectIsUnsaved } from '#features/shell/draftsSlice.ts';

/** The next step to the first letter. */
interface NextStep {
  step: FirstStep;
  /** From 1. */
  number: number;
  /** Where it's taken. */
  to: string;
}

const selectProfile = api.endpoints.getProfile.select();
const selectUsage = api.endpoints.getPitchUsage.select();

const selectNextStep = createAppSelector(
  [
    (state) => selectProfile(state).data,
    (state) => selectUsage(state).data?.total,
    (state) => (selectLeadsLoaded(state) ? selectLeads(state) : undefined),
    (state) => selectIsUnsaved(state, 'profile'),
  ],
  (profile, letters, leads, isProfileTyped): NextStep | null => {
    if (profile === undefined || letters === undefined || !leads) return null;
    const step = firstStep({ profile, isProfileTyped, leads, letters });
    if (!step) return null;
    const [newest] = ownLeads(leads);
    const to = {
      profile: '/app/edit-profile',
      check: '/app/edit-profile',
      lead: '/app/leads?add',
      letter: `/app/pitches?lead=${encodeURIComponent(newest?.id ?? '')}`,
    }[step];
    return { step, number: FIRST_STEPS.indexOf(step) + 1, to };
  },
);

/** The next step to the user's first letter; `null` once there is one, and until that's known. */
export function useNextStep(): NextStep | null {
  useGetProfileQuery();
  useGetPitchUsageQuery();
  return useAppSelector(selectNextStep);
}
