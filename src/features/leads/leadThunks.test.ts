import { waitFor } from '@testing-library/react';
import { api } from '#api/api.ts';
import { followUpIn } from '#domain/followUp.ts';
import { statusUpdate } from '#domain/statusUpdate.ts';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { recordRequests } from '#test/recordRequests.ts';
import { createTestStore } from '#test/renderApp.tsx';
import { changeLeads } from './leadThunks.ts';

test('says how many leads can be changed at once, and sends nothing', async () => {
  const requests = recordRequests();
  const store = createTestStore();
  const leads = Array.from({ length: 501 }, () => makeLead());
  const isChanged = store.dispatch(changeLeads(leads, () => ({ status: 'new' }), 'Moved to New'));
  expect(await isChanged).toBe(false);
  expect(store.getState().toasts).toMatchObject([
    { text: 'Up to 500 leads can be changed at once. Nothing was changed.' },
  ]);
  expect(requests).toEqual([]);
});

test('leads that move to Applied together are offered a follow-up, except those that have one', async () => {
  const due = '2026-12-01T09:00:00.000Z';
  const leads = [
    makeLead({ status: 'new', nextFollowUpAt: null }),
    makeLead({ status: 'contacted', nextFollowUpAt: due }),
    makeLead({ status: 'applied', nextFollowUpAt: null }),
    makeLead({ status: 'new', nextFollowUpAt: null }),
  ];
  mockDb.reset({ leads });
  const store = createTestStore();
  await store.dispatch(api.endpoints.getLeads.initiate());
  await store.dispatch(changeLeads(leads, () => statusUpdate('applied'), 'Moved to Applied'));
  const [toast] = store.getState().toasts;
  const offer = toast?.actions?.find(({ label }) => label === 'Follow up in 5 days');
  if (offer) store.dispatch(offer.action);
  const days = followUpIn(5);
  await waitFor(() =>
    expect(mockDb.leads.map(({ nextFollowUpAt }) => nextFollowUpAt)).toEqual([
      days,
      due,
      null,
      days,
    ]),
  );
  await waitFor(() =>
    expect(store.getState().toasts).toMatchObject([{ text: 'Follow-up set: 2 leads.' }]),
  );
});
