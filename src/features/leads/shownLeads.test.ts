import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { api } from '#api/api.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { mockServer } from '#mocks/node.ts';
import { createTestStore } from '#test/renderApp.tsx';
import { filterChosen, filtersCleared, searchChanged } from './leadFiltersSlice.ts';
import { selectLeadById } from './leadSelectors.ts';
import {
  orderFrozen,
  selectNewCount,
  selectOrderToFreeze,
  selectShownIds,
} from './shownLeadsSlice.ts';

const BEA = '00000000-0000-4000-8000-0000000000be';
const lead = (title: string, day: number, overrides: Partial<Lead> = {}) =>
  makeLead({ title, status: 'new', createdAt: `2026-01-${day}T12:00:00.000Z`, ...overrides });
const { getLeads, addLead, deleteLeads, restoreLeads } = api.endpoints;
const { importLeads, removeImportedLeads, getInsights } = api.endpoints;

/** A store whose list is shown, with Ada, Bea and Cleo. */
async function openList(others: Lead[] = []) {
  const leads = [lead('Ada', 14), lead('Bea', 13, { id: BEA }), lead('Cleo', 12)];
  mockDb.reset({ leads: [...leads, ...others] });
  const store = createTestStore();
  const { dispatch, getState } = store;
  // As the page does after each change.
  store.subscribe(() => {
    const order = selectOrderToFreeze(getState());
    if (order) dispatch(orderFrozen(order));
  });
  await dispatch(getLeads.initiate());
  await Promise.all(dispatch(api.util.getRunningQueriesThunk()));
  return {
    dispatch,
    titles: () => selectShownIds(getState()).map((id) => selectLeadById(getState(), id)?.title),
    newCount: () => selectNewCount(getState()),
    add: (title: string, id: string = crypto.randomUUID()) =>
      dispatch(addLead.initiate({ id, title, company: 'Helio Grid' })),
    /** Writes as another client does, and lets the change arrive. */
    writeElsewhere: (written: Lead) => {
      mockDb.leads.push({ ...written, version: 9 });
      return dispatch(getLeads.initiate(undefined, { forceRefetch: true, subscribe: false }));
    },
  };
}

test('a new lead goes on top, even if the filters hide it', async () => {
  const { dispatch, titles, add } = await openList([lead('Zoe', 11, { status: 'applied' })]);
  dispatch(filterChosen({ status: 'applied' }));
  await add('Dora');
  expect(titles()).toEqual(['Dora', 'Zoe']);
  dispatch(filtersCleared());
  expect(titles()).toEqual(['Dora', 'Ada', 'Bea', 'Cleo', 'Zoe']);
});

test('a deleted lead that is restored in another window is listed in its place', async () => {
  const { dispatch, titles, writeElsewhere } = await openList();
  await dispatch(deleteLeads.initiate([BEA]));
  expect(titles()).toEqual(['Ada', 'Cleo']);
  await writeElsewhere(lead('Bea', 13, { id: BEA }));
  expect(titles()).toEqual(['Ada', 'Bea', 'Cleo']);
});

test.each(['added again', 'restored'])(
  'a deleted lead that is %s here is on top, also if the list has changed since',
  async (how) => {
    const { dispatch, titles, add } = await openList();
    await dispatch(deleteLeads.initiate([BEA]));
    dispatch(searchChanged('ada'));
    await (how === 'restored' ? dispatch(restoreLeads.initiate([BEA])) : add('Bea', BEA));
    expect(titles()).toEqual(['Bea', 'Ada']);
  },
);

test('what this window imports is listed in its place, also if it arrives late; its undo removes it', async () => {
  const { dispatch, titles, newCount } = await openList();
  const ids = [crypto.randomUUID(), crypto.randomUUID()];
  const imported = ids.map((id, index) => ({
    id,
    title: ['Dora', 'Enid'][index] ?? '',
    company: 'Helio Grid',
    createdAt: `2026-01-0${index + 1}T12:00:00.000Z`,
  }));
  const answered = Promise.withResolvers<void>();
  mockServer.use(
    http.get('*/api/insights', async () => {
      await answered.promise;
      return HttpResponse.json({ error: 'Not now.' }, { status: 400 });
    }),
  );
  // While another request runs, the list isn't loaded again.
  const other = dispatch(getInsights.initiate('all'));
  await dispatch(importLeads.initiate(imported));
  expect(titles()).toEqual(['Ada', 'Bea', 'Cleo']);
  answered.resolve();
  await other;
  await waitFor(() => expect(titles()).toEqual(['Ada', 'Bea', 'Cleo', 'Enid', 'Dora']));
  expect(newCount()).toBe(0);
  await dispatch(removeImportedLeads.initiate(ids));
  await waitFor(() => expect(titles()).toEqual(['Ada', 'Bea', 'Cleo']));
});

test("new leads that the filters hide aren't announced; those of an empty list show at once", async () => {
  const { dispatch, titles, newCount, writeElsewhere } = await openList();
  dispatch(filterChosen({ status: 'new' }));
  await writeElsewhere(lead('Dora', 21, { status: 'offer' }));
  expect(newCount()).toBe(0);
  await writeElsewhere(lead('Enid', 22));
  expect(newCount()).toBe(1);
  expect(titles()).toEqual(['Ada', 'Bea', 'Cleo']);
  dispatch(searchChanged('zzz'));
  await writeElsewhere(lead('Zzz', 21));
  expect(titles()).toEqual(['Zzz']);
});
