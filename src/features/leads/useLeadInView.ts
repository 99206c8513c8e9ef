import { useEffect, useEffectEvent, useMemo } from 'react';
import { useGetLeadQuery } from '#api/api.ts';
import { isNotFound } from '#api/apiError.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { type LeadsState, selectLeadById } from './leadSelectors.ts';

/** Selects a lead, as it was last where it isn't there any more. */
function selectLastKnown(id: string | null) {
  let lead: Lead | undefined;
  return (state: LeadsState): Lead | undefined => {
    lead = selectLeadById(state, id) ?? lead;
    return lead;
  };
}

/**
 * The lead of an open view or dialog. It's fetched if it isn't among those loaded yet. An unknown lead
 * closes the view with a message. One that is deleted elsewhere stays open, so typed text isn't lost.
 *
 * @param leadId `null` when the view has no lead
 */
export function useLeadInView(leadId: string | null, onClose: () => void): Lead | undefined {
  const dispatch = useAppDispatch();
  const lead = useAppSelector(useMemo(() => selectLastKnown(leadId), [leadId]));
  const { error } = useGetLeadQuery(leadId ?? '', { skip: leadId === null });

  const unknownId = lead === undefined && isNotFound(error) ? leadId : null;
  const handleUnknown = useEffectEvent(() => {
    dispatch(toastShown({ tone: 'info', text: 'This lead no longer exists.' }));
    onClose();
  });
  useEffect(() => {
    if (unknownId !== null) handleUnknown();
  }, [unknownId]);

  return lead;
}
