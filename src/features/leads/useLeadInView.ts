import { useEffect, useState } from 'react';
import { useGetLeadQuery } from '#api/api.ts';
import { isNotFound } from '#api/apiError.ts';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { selectLeadsView, viewClosed } from './leadsViewSlice.ts';
import { useLead } from './useLead.ts';

/**
 * The lead of what stands open: the list's copy shows at once, and it is fetched by itself in case the
 * list is older or not there yet. `undefined` until then, and where the view has none. A lead that
 * cannot be found any more leads back to the list, which says so; one that is deleted elsewhere stays
 * for as long as it is open, and what was typed with it.
 */
export function useLeadInView(): Lead | undefined {
  const dispatch = useAppDispatch();
  const view = useAppSelector(selectLeadsView);
  const leadId = view.kind === 'list' ? null : view.leadId;
  const listed = useLead(leadId);
  const { currentData, error } = useGetLeadQuery(leadId ?? '', { skip: leadId === null });
  const found = currentData ?? listed;
  const [known, setKnown] = useState(found);
  const lead = found ?? (known?.id === leadId ? known : undefined);
  if (lead !== known) setKnown(lead);

  const isGone = leadId !== null && lead === undefined && isNotFound(error);
  useEffect(() => {
    if (!isGone) return;
    dispatch(toastShown({ tone: 'info', text: 'This lead no longer exists.' }));
    dispatch(viewClosed(view));
  }, [dispatch, view, isGone]);

  return lead;
}
