import { shallowEqual } from 'react-redux';
import { useAppSelector } from '#app/hooks.ts';
import { selectSelectedSet } from '#features/shell/listSlice.ts';
import { selectCurrency, selectLeadById, selectLeadMatcher } from '../leadSelectors.ts';
import { selectLeadsView } from '../leadsViewSlice.ts';

/** A lead of the list, and what its card or row shows besides; no lead where another client deleted it. */
export const useListedLead = (id: string) =>
  useAppSelector((state) => {
    const lead = selectLeadById(state, id);
    const view = selectLeadsView(state);
    return {
      lead,
      /** The filters don't match it any more. */
      outdated: lead !== undefined && !selectLeadMatcher(state)(lead),
      /** Its details are open. */
      current: view.kind === 'details' && view.leadId === id,
      selected: selectSelectedSet(state).has(id),
      currency: selectCurrency(state),
    };
  }, shallowEqual);
