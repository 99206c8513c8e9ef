import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useGetLeadQuery } from '#api/api.ts';
import { isNotFound } from '#api/apiError.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { toastShown } from '#features/shell/toastsSlice.ts';
import { useLead } from './useLead.ts';
import { useLeadView } from './useLeadView.ts';

/**
 * The lead of the open view, if it has one. The list's copy shows at once; the lead is fetched as well,
 * because it may not be among those loaded yet. An unknown lead closes the view with a message. One
 * that is deleted elsewhere stays while it's open, so that nothing typed is lost.
 */
export function useLeadInView(): Lead | undefined {
  const dispatch = useDispatch();
  const [view, { close }] = useLeadView();
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
    close();
  }, [dispatch, close, isGone]);

  return lead;
}
