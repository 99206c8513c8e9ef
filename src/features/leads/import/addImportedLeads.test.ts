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

test('imports in several requests, and one undo removes everything', async () => {
  const { store, lastToast, titles } = await openStore();
  const sent: number[] = [];
  const leads = newLeads(501);
  const job = {
    leads,
    signal: new AbortController().signal,
    onProgress: (n: number) => sent.push(n),
  };
  expect(await store.dispatch(addImportedLeads(job))).toBe(true);
  expect(sent).toEqual([500, 501]);
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

test.each(['canceled', 'failed'])('adds nothing when the import is %s', async (how) => {
  const { store, lastToast, titles } = await openStore();
  const cancellation = new AbortController();
  const onProgress = () => {
    if (how === 'canceled') cancellation.abort();
    const error = 'You have reached the limit of 500 leads. Delete one to add another.';
    mockServer.use(
      http.post('*/api/leads/import', () => HttpResponse.json({ error }, { status: 409 })),
    );
  };
  const job = { leads: newLeads(501), signal: cancellation.signal, onProgress };
  expect(await store.dispatch(addImportedLeads(job))).toBe(false);
  expect(lastToast()).toBe(
    how === 'canceled'
      ? 'Import canceled. Nothing was imported.'
      : 'Error importing leads: You have reached the limit of 500 leads. Delete one to add another. Nothing was imported.',
  );
  expect(mockDb.leads).toHaveLength(1);
  expect(titles()).toEqual(['Mine']);
  expect(selectUndo(store.getState())).toBeNull();
});
