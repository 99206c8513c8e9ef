import type { UnknownAction } from '@reduxjs/toolkit';
import { api } from '#api/api.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { matchesFilters } from '#domain/leadFilters.ts';
import { selectLeadFilters } from './leadFiltersSlice.ts';
import {
  type LeadOrder,
  leadListRefreshed,
  NO_LEAD_ORDER,
  selectLeadOrder,
} from './leadOrderSlice.ts';
import {
  type LeadListState,
  selectLeads,
  selectLeadsLoaded,
  selectListedIds,
  selectMatchingIds,
} from './leadSelectors.ts';

/** No card can move under the pointer when other leads are asked for, or while there are none. */
function isNewList(before: LeadListState, after: LeadListState): boolean {
  if (selectLeadFilters(after) !== selectLeadFilters(before)) return true;
  if (selectLeads(after) === selectLeads(before)) return false;
  return !selectLeadsLoaded(before) || selectListedIds(before).length === 0;
}

function takeOrder(state: LeadListState): LeadOrder {
  const ids = selectMatchingIds(state);
  // An empty list takes a new order with every change, so its notice stays.
  const hiddenId = ids.length === 0 ? selectLeadOrder(state).hiddenId : null;
  return { ...NO_LEAD_ORDER, ids, hiddenId };
}

/** A new lead goes on top, unless the filters hide it. */
function placeNewLead(state: LeadListState, ids: string[], lead: Lead): LeadOrder {
  const order = selectLeadOrder(state);
  if (!matchesFilters(lead, selectLeadFilters(state))) return { ...order, hiddenId: lead.id };
  return { ...order, ids: [lead.id, ...ids.filter((id) => id !== lead.id)] };
}

function nextOrder(before: LeadListState, after: LeadListState, action: UnknownAction): LeadOrder {
  if (leadListRefreshed.match(action)) return takeOrder(after);
  const order = selectLeadOrder(after);
  if (order.ids === null) return order;
  if (isNewList(before, after)) return takeOrder(after);
  if (!api.endpoints.addLead.matchFulfilled(action)) return order;
  return placeNewLead(after, order.ids, action.payload);
}

/**
 * Keeps the order of the open list. Runs after the slices, because the order depends on the filters and
 * on the cache, and in the same step, so that nothing renders new filters with an old order.
 */
export function withLeadOrder<State extends LeadListState>(
  before: State,
  after: State,
  action: UnknownAction,
): State {
  const leadOrder = nextOrder(before, after, action);
  return leadOrder === selectLeadOrder(after) ? after : { ...after, leadOrder };
}
