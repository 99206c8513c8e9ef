import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { api } from '#api/api.ts';
import { newId } from '#domain/newId.ts';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { mockServer } from '#mocks/node.ts';
import { createTestStore } from '#test/renderApp.tsx';
import { selectLeads } from '../leadSelectors.ts';
import { selectUndo, undoRequested } from '../undoSlice.ts';
import { addImportedLeads } from './addImportedLeads.ts';

const newLeads = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: newId(),
    title: `Engineer ${index}`,
    company: 'Helio Grid',
  }));

async function openStore() {
  mockDb.reset({ leads: [makeLead({ title: 'Mine' })] });
  const store = createTestStore();
  await store.dispatch(api.endpoints.getLeads.initiate());
  const lastToast = () => store.getState().toasts.at(-1)?.text;
  return {
    store,
    lastToast,
    titles: () => selectLeads(store.getState()).map(({ title }) => title),
  };
}

test('imports, and one undo removes everything', async () => {
  const { store, lastToast, titles } = await openStore();
  const leads = newLeads(501);
  expect(await store.dispatch(addImportedLeads(leads))).toBe(true);
  expect(titles()).toHaveLength(502);
  expect(lastToast()).toBe('501 leads imported.');

  const undo = selectUndo(store.getState());
  if (!undo) throw new Error('No undo was offered');
  // A lead that was changed since stays.
  mockDb.leads = mockDb.leads.map((lead) =>
    lead.id === leads[7]?.id ? { ...lead, version: 2 } : lead,
  );
  store.dispatch(undoRequested(undo));
  await new Promise<void>((resolve) => {
    const stop = store.subscribe(() => {
      if (!lastToast()?.startsWith('Undone')) return;
      stop();
      resolve();
    });
  });
  expect(lastToast()).toBe('Undone. 1 lead that you changed since stayed.');
  expect(titles().toSorted()).toEqual(['Engineer 7', 'Mine']);
});

test('says why nothing was added, and that it can be repeated', async () => {
  const { store, lastToast, titles } = await openStore();
  const error = 'You have reached the limit of 500 leads. Delete one to add another.';
  mockServer.use(
    http.post('*/api/leads/import', () => HttpResponse.json({ error }, { status: 409 })),
  );
  expect(await store.dispatch(addImportedLeads(newLeads(2)))).toBe(false);
  expect(lastToast()).toBe(
    `Error importing leads: ${error} You can import again: no lead is added twice.`,
  );
  expect(titles()).toEqual(['Mine']);
  expect(selectUndo(store.getState())).toBeNull();
});
