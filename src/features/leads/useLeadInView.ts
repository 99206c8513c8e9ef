import { useEffect, useState } from 'react';
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

  const isDeleted = leadId !== null && lead === undefined && isNotFound(error);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each unknown lead.
  useEffect(() => {
    if (!isDeleted) return;
    dispatch(toastShown({ tone: 'info', text: 'This lead no longer exists.' }));
    onClose();
  }, [leadId, isDeleted]);

  return lead;
}
