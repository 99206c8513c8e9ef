import { useEffect, useState } from 'react';
import { useGetLeadQuery } from '#api/api.ts';
import { isNotFound } from '#api/apiError.ts';
import { errorMessage } from '#api/errorMessages.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { type LeadsState, selectLeadById } from '#features/leads/index.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { focusMain } from '#features/shell/useFocusWhenReplaced.ts';
import { pitchLeadTaken, selectPitchLead } from './pitchLeadSlice.ts';

/**
 * Calls `onLead` with the lead in the URL, once it's loaded.
 *
 * @param onLead fills in the form, and writes if the user saved the lead for that
 */
export function useRequestedLead(onLead: (lead: Lead, writesAtOnce: boolean) => void): void {
  const dispatch = useAppDispatch();
  const requested = useAppSelector(selectPitchLead);
  const leadId = requested?.leadId ?? null;
  const lead = useAppSelector((state: LeadsState) => selectLeadById(state, leadId));
  const { error } = useGetLeadQuery(leadId ?? '', { skip: leadId === null });
  // The form restores its draft in its first effect, and has it only in the next render.
  const [isRestored, setRestored] = useState(false);
  useEffect(() => setRestored(true), []);

  const isReady = isRestored && leadId !== null && (lead !== undefined || error !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each requested lead.
  useEffect(() => {
    if (!isReady) return;
    dispatch(pitchLeadTaken());
    // The link that had the focus is gone.
    if (document.activeElement === document.body) focusMain();
    if (lead) onLead(lead, requested?.writesAtOnce ?? false);
    else if (isNotFound(error)) {
      dispatch(toastShown({ tone: 'info', text: 'This lead no longer exists.' }));
    } else {
      dispatch(toastShown({ tone: 'error', text: `Error loading lead: ${errorMessage(error)}` }));
    }
  }, [isReady, leadId]);
}
