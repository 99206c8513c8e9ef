import { createListenerMiddleware, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import { matchesFilters } from '#domain/leadFilters.ts';
import { selectLeadFilters } from './leadFiltersSlice.ts';
import { addedLeadHidden, leadPlacedOnTop, orderTaken, selectLeadOrder } from './leadOrderSlice.ts';
import {
  type LeadListState,
  selectLeads,
  selectLeadsLoaded,
  selectListedIds,
  selectMatchingIds,
} from './leadSelectors.ts';

/** Takes a new order: leads that match the filters, last updated first. */
export const leadListRefreshed =
  () =>
  // biome-ignore lint/suspicious/noExplicitAny: accepts any store's dispatch.
  (dispatch: ThunkDispatch<LeadListState, any, UnknownAction>, getState: () => LeadListState) =>
    dispatch(orderTaken(selectMatchingIds(getState())));

/** No card can move under the pointer when other leads are asked for, or while there are none. */
function isNewList(now: LeadListState, before: LeadListState): boolean {
  if (selectLeadOrder(now).ids === null) return false;
  if (selectLeadFilters(now) !== selectLeadFilters(before)) return true;
  const isUnsettled = !selectLeadsLoaded(before) || selectListedIds(before).length === 0;
  return isUnsettled && selectLeads(now) !== selectLeads(before);
}

/** Keeps the order of the open list. One per store. */
export function createLeadOrderListener() {
  const listener = createListenerMiddleware<LeadListState>();
  listener.startListening({
    predicate: (_action, now, before) => isNewList(now, before),
    effect: (_action, { dispatch }) => {
      dispatch(leadListRefreshed());
    },
  });
  listener.startListening({
    matcher: api.endpoints.addLead.matchFulfilled,
    effect: ({ payload: lead }, { dispatch, getState }) => {
      if (selectLeadOrder(getState()).ids === null) return;
      const isListed = matchesFilters(lead, selectLeadFilters(getState()));
      dispatch(isListed ? leadPlacedOnTop(lead.id) : addedLeadHidden(lead.id));
    },
  });
  return listener.middleware;
}
