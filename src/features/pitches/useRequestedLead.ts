import { useEffect, useState } from 'react';
import { useGetLeadQuery } from '#api/api.ts';
import { isNotFound } from '#api/apiError.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { type LeadsState, selectLeadById } from '#features/leads/index.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { focusMain } from '#features/shell/useFocusWhenReplaced.ts';
import { pitchLeadTaken, selectPitchLead } from './pitchLeadSlice.ts';
import { useFillFromLead } from './useFillFromLead.ts';
import { useLatestPitch } from './useLatestPitch.ts';

/** Opens the requested lead with its latest letter, or with the requested one, once they're loaded. */
export function useRequestedLead(): void {
  const dispatch = useAppDispatch();
  const fillIn = useFillFromLead();
  const requested = useAppSelector(selectPitchLead);
  const { leadId = null, writesAtOnce = false, pitch } = requested ?? {};
  const lead = useAppSelector((state: LeadsState) => selectLeadById(state, leadId));
  const { error } = useGetLeadQuery(leadId ?? '', { skip: leadId === null });
  const latest = useLatestPitch(pitch || writesAtOnce ? null : leadId);
  // The form restores its draft in its first effect, and has it only in the next render.
  const [isRestored, setRestored] = useState(false);
  useEffect(() => setRestored(true), []);

  const isLeadKnown = leadId === null || lead !== undefined || error !== undefined;
  const isReady = isRestored && requested !== null && isLeadKnown && !latest.isLoading;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each request.
  useEffect(() => {
    if (!isReady) return;
    dispatch(pitchLeadTaken());
    // The link that had the focus is gone.
    if (document.activeElement === document.body) focusMain();
    if (lead || pitch) void fillIn({ lead, pitch: pitch ?? latest.pitch, writesAtOnce });
    else if (isNotFound(error)) {
      dispatch(toastShown({ tone: 'info', text: 'This lead no longer exists.' }));
    } else {
      dispatch(toastShown({ tone: 'error', text: `Error loading lead: ${errorMessage(error)}` }));
    }
  }, [isReady, requested]);
}
