import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { createGlobalStyle } from 'styled-components';
import { useAppDispatch, useAppSelector } from '#app/hooks.ts';
import { useFocusWhenReplaced } from '#features/shell/useFocusWhenReplaced.ts';
import { NARROW_QUERY, useMediaQuery } from '#features/shell/useMediaQuery.ts';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { lazy } from '#ui/lazy.tsx';
import { selectLeadsView, viewClosed } from './leadsViewSlice.ts';
import {
  orderFrozen,
  orderReleased,
  selectOrderToFreeze,
  selectShownIds,
} from './shownLeadsSlice.ts';
import { useLeadInView } from './useLeadInView.ts';

// The list loads first.
const LeadForm = lazy(() => import('./form/LeadForm.tsx'), 'LeadForm', {
  fallback: <Spinner label="Loading..." />,
});
const LeadDetailsSheet = lazy(() => import('./details/LeadDetailsSheet.tsx'), 'LeadDetailsSheet');

/** The button that adds a lead. It gets the focus after that form. */
export const ADD_LEAD_ID = 'add-lead';

/** The list behind a sheet in its place keeps its position. */
const LockedScroll = createGlobalStyle`html { overflow: hidden; }`;

/** Freezes the list whenever it was computed again. It ends with the page, but not with the list behind a form. */
function useFrozenOrder(): void {
  const dispatch = useAppDispatch();
  const order = useAppSelector(selectOrderToFreeze);
  useLayoutEffect(() => {
    if (order) dispatch(orderFrozen(order));
  }, [dispatch, order]);
  useEffect(
    () => () => {
      dispatch(orderReleased());
    },
    [dispatch],
  );
}

interface OpenLeadProps {
  /** The list. */
  children: ReactNode;
}

/** The list with the open lead's details beside it, or the lead form instead. */
export function OpenLead({ children }: OpenLeadProps) {
  const dispatch = useAppDispatch();
  const view = useAppSelector(selectLeadsView);
  const ids = useAppSelector(selectShownIds);
  useFrozenOrder();
  const close = () => dispatch(viewClosed(view));
  const lead = useLeadInView(view.kind === 'list' ? null : view.leadId, close);
  const isFormOpen = view.kind === 'form' && (view.leadId === null || lead !== undefined);
  const isNarrow = useMediaQuery(NARROW_QUERY);
  const isCovered = isNarrow && view.kind === 'details' && lead !== undefined;
  const openerId = view.kind === 'form' && view.leadId;
  useFocusWhenReplaced(
    isFormOpen,
    openerId ? `[data-row='${CSS.escape(openerId)}'] a` : `#${ADD_LEAD_ID}`,
  );
  return (
    <>
      {isFormOpen ? (
        <LeadForm key={view.leadId} lead={lead} onClose={close} />
      ) : (
        <div inert={isCovered}>{children}</div>
      )}
      {isCovered && <LockedScroll />}
      {view.kind === 'details' && lead && (
        <LeadDetailsSheet lead={lead} ids={ids} onClose={close} />
      )}
    </>
  );
}
