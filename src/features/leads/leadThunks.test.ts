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
