import { screen, waitFor } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { api } from '#api/api.ts';
import type { LeadList } from '#api/leadList.ts';
import { LEAD_STATUSES } from '#domain/contract/enums.ts';
import { followUpIn } from '#domain/leads/followUp.ts';
import { LEAD_STATUS_LABELS } from '#domain/leads/lead.ts';
import { stageOf } from '#domain/leads/stages.ts';
import { statusUpdate } from '#domain/leads/statusUpdate.ts';
import { EMPTY_LEAD_FORM, storedLeadToForm } from '#features/leads/form/leadFormValues.ts';
import { BoardCard } from '#features/leads/list/BoardCard.tsx';
import { selectUndo, undoRequested } from '#features/shell/undoSlice.ts';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { mockServer } from '#mocks/node.ts';
import { noteFailsScenario, undoFailsScenario } from '#mocks/scenarios/leads.ts';
import { recordRequests } from '#test/recordRequests.ts';
import { createTestStore } from '#test/renderApp.tsx';
import { renderFeature } from '#test/renderFeature.tsx';
import { changeLeads, finishFollowUp } from './leadThunks.ts';
import { OpenLead } from './OpenLead.tsx';

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

test('the list keeps its order from the moment it is loaded, even if that is before the page renders again', () => {
  const lead = makeLead();
  const list: LeadList = {
    ids: [lead.id],
    entities: { [lead.id]: lead },
    isComplete: true,
    changes: {},
  };
  const { store } = renderFeature(<OpenLead>The list</OpenLead>, ({ subscribe, dispatch }) => {
    const stop = subscribe(() => {
      stop();
      dispatch(
        api.util.upsertQueryEntries([{ endpointName: 'getLeads', arg: undefined, value: list }]),
      );
    });
  });
  expect(store.getState().shownLeads.frozen?.ids).toEqual([lead.id]);
});

async function finish(scenario: HttpHandler[]) {
  const lead = makeLead({ id: 'a', status: 'applied', nextFollowUpAt: followUpIn(0) });
  mockDb.reset({ leads: [lead] });
  const store = createTestStore();
  await store.dispatch(api.endpoints.getLeads.initiate());
  mockServer.use(...scenario);
  const isDone = await store.dispatch(finishFollowUp(lead));
  const undo = async () => {
    const latest = selectUndo(store.getState());
    if (latest) store.dispatch(undoRequested(latest));
    await waitFor(() => expect(mockDb.leads[0]?.nextFollowUpAt).toBe(lead.nextFollowUpAt));
  };
  return { store, isDone, undo };
}

test('says when a change was saved without its note, which can be undone', async () => {
  const { store, isDone, undo } = await finish(noteFailsScenario(403));
  expect(isDone).toBe(true);
  expect(store.getState().toasts).toMatchObject([
    {
      tone: 'error',
      text: "Followed up, but the note wasn't added: You don't have permission to perform this action.",
      actions: [{ label: 'Undo' }, {}],
    },
  ]);
  expect(mockDb.leads[0]?.nextFollowUpAt).toBeNull();
  await undo();
  await waitFor(() => expect(store.getState().toasts.at(-1)?.text).toBe('Undone.'));
});

test('undoes a change together with its note', async () => {
  const { undo } = await finish([]);
  expect(mockDb.leads[0]?.notes).toHaveLength(1);
  await undo();
  expect(mockDb.leads[0]?.notes).toEqual([]);
});

test('says when nothing was undone', async () => {
  const { store } = await finish(undoFailsScenario(403));
  const latest = selectUndo(store.getState());
  if (latest) store.dispatch(undoRequested(latest));
  await waitFor(() =>
    expect(store.getState().toasts.at(-1)?.text).toBe(
      "Error undoing: You don't have permission to perform this action.",
    ),
  );
  expect(mockDb.leads[0]?.notes).toHaveLength(1);
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

test.each(LEAD_STATUSES)('says %s in words, unless the column is named so', (status) => {
  renderFeature(<BoardCard lead={makeLead({ status })} />);
  const label = LEAD_STATUS_LABELS[status];
  const badges = screen.queryAllByText(label);
  expect(badges).toHaveLength(stageOf(status).name === label ? 0 : 1);
});

test('a lead that was stored before fields existed has their empty values', () => {
  const contactInfo = { name: 'Ana' };
  expect(storedLeadToForm({ title: 'Engineer', company: 'Acme', contactInfo })).toEqual({
    ...EMPTY_LEAD_FORM,
    type: '',
    leadTitle: 'Engineer',
    company: 'Acme',
    contactName: 'Ana',
  });
});
