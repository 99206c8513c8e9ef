import { useEffect, useEffectEvent, useState } from 'react';
import { useGetLeadQuery } from '#api/api.ts';
import { isNotFound } from '#api/apiError.ts';
import { useAppDispatch } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { useLead } from './useLead.ts';

/**
 * The lead of an open view or dialog. It's fetched if it isn't among those loaded yet. An unknown lead
 * closes the view with a message. One that is deleted elsewhere stays open, so typed text isn't lost.
 *
 * @param leadId `null` when the view has no lead
 */
export function useLeadInView(leadId: string | null, onClose: () => void): Lead | undefined {
  const dispatch = useAppDispatch();
  const found = useLead(leadId);
  const { error } = useGetLeadQuery(leadId ?? '', { skip: leadId === null });
  const [known, setKnown] = useState(found);
  const lead = found ?? (known?.id === leadId ? known : undefined);
  if (lead !== known) setKnown(lead);

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
