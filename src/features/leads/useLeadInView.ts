import { useEffect, useState } from 'react';
import { useGetLeadQuery } from '#api/api.ts';
import { isNotFound } from '#api/apiError.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { selectLeadsView, viewClosed } from './leadsViewSlice.ts';
import { useLead } from './useLead.ts';

/**
 * The lead of the open view, if it has one. It's fetched if it isn't among those loaded yet. An unknown
 * lead closes the view with a message. One that is deleted elsewhere stays open, so typed text isn't
 * lost.
 */
export function useLeadInView(): Lead | undefined {
  const dispatch = useAppDispatch();
  const view = useAppSelector(selectLeadsView);
  const leadId = view.kind === 'list' ? null : view.leadId;
  const found = useLead(leadId);
  const { error } = useGetLeadQuery(leadId ?? '', { skip: leadId === null });
  const [known, setKnown] = useState(found);
  const lead = found ?? (known?.id === leadId ? known : undefined);
  if (lead !== known) setKnown(lead);

  const isDeleted = leadId !== null && lead === undefined && isNotFound(error);
  useEffect(() => {
    if (!isDeleted) return;
    dispatch(toastShown({ tone: 'info', text: 'This lead no longer exists.' }));
    dispatch(viewClosed(view));
  }, [dispatch, view, isDeleted]);

  return lead;
}
