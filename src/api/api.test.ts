import { waitFor } from '@testing-library/react';
import { delay } from 'msw';
import { HttpResponse, http } from 'msw/http';
import { api } from '#api/api.ts';
import type { Lead } from '#domain/contract/leads.ts';
import { selectLeads } from '#features/leads/index.ts';
import { mockDb } from '#mocks/db.ts';
import { errorResponse } from '#mocks/errorResponse.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { mockServer } from '#mocks/node.ts';
import {
  deleteFailsScenario,
  noteFailsScenario,
  updateFailsScenario,
} from '#mocks/scenarios/leads.ts';
import { recordRequests } from '#test/recordRequests.ts';
import { createTestStore } from '#test/renderApp.tsx';

const { getLeads, getLead, getLeadStats, getProfile } = api.endpoints;
const { addLead, updateLead, updateLeads, deleteLead, addNote, updateProfile } = api.endpoints;

const SECOND = 1000;
const MINUTE = 60 * SECOND;

let store: ReturnType<typeof createTestStore>;
let requests: string[];

beforeEach(() => {
  store = createTestStore();
  requests = recordRequests();
});
afterEach(() => {
  // Ends the live connection.
  store.dispatch(api.util.resetApiState());
});

const cachedLead = (id: string) => selectLeads(store.getState()).find((lead) => lead.id === id);
const selectLeadList = () => getLeads.select()(store.getState()).data;
const settle = () => Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
const count = (request: string) => requests.filter((made) => made === request).length;

describe('the list of leads', () => {
  const byUpdate = () =>
    mockDb.leads.toSorted((a, b) => String(b.updatedAt).localeCompare(String(a.updatedAt)));

  beforeEach(() => {
    const leads = Array.from({ length: 1_200 }, (_, minutes) =>
      makeLead({ updatedAt: new Date(Date.UTC(2026, 0, 1) - minutes * MINUTE).toISOString() }),
    );
    mockDb.reset({ leads });
  });

  test('starts with the first page, and is then complete', async () => {
    const { data } = await store.dispatch(getLeads.initiate());
    expect(data).toEqual({ leads: byUpdate().slice(0, 48), isComplete: false });
    await waitFor(() => expect(selectLeadList()?.isComplete).toBe(true));
    expect(selectLeadList()?.leads).toEqual(byUpdate());
    expect(count('GET /leads')).toBe(3);
  });

  test('is fetched once when all leads fit on one page', async () => {
    mockDb.leads = mockDb.leads.slice(0, 48);
    await store.dispatch(getLeads.initiate());
    await settle();
    expect(selectLeadList()?.isComplete).toBe(true);
    expect(count('GET /leads')).toBe(1);
  });

  test('keeps all leads while it is refetched', async () => {
    await store.dispatch(getLeads.initiate(undefined, { forceRefetch: true }));
    const refetch = store.dispatch(getLeads.initiate(undefined, { forceRefetch: true }));
    expect(selectLeadList()?.leads).toHaveLength(1_200);
    await refetch;
    expect(selectLeadList()).toEqual({ leads: byUpdate(), isComplete: true });
  });

  test('has a lead only once when it was updated between two pages', async () => {
    const leads = [makeLead(), makeLead(), makeLead()] as [Lead, Lead, Lead];
    const pages: Record<string, object> = {
      null: { data: [leads[0], leads[1]], total: 3, nextCursor: 'second' },
      second: { data: [leads[1], leads[2]], total: 3, nextCursor: null },
    };
    mockServer.use(
      http.get('*/api/leads', ({ request }) =>
        HttpResponse.json(pages[String(new URL(request.url).searchParams.get('cursor'))]),
      ),
    );
    const { data } = await store.dispatch(getLeads.initiate(undefined, { forceRefetch: true }));
    expect(data?.leads).toEqual(leads);
  });

  test("reports when the rest can't be loaded", async () => {
    mockServer.use(
      http.get('*/api/leads', ({ request }) =>
        new URL(request.url).searchParams.get('limit') === '48'
          ? undefined
          : errorResponse(403, 'Not these.'),
      ),
    );
    await store.dispatch(getLeads.initiate());
    await settle();
    const { data, error } = getLeads.select()(store.getState());
    expect(error).toMatchObject({ message: 'Not these.' });
    expect(data?.leads).toHaveLength(48);
  });
});

describe('freshness', () => {
  const start = Date.now();

  test('the leads list stays fresh, because live updates are applied to it', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(start);
    await store.dispatch(getLeads.initiate());
    now.mockReturnValue(start + 9 * MINUTE);
    await store.dispatch(getLeads.initiate());
    expect(count('GET /leads')).toBe(1);
  });

  test.each([
    ['the stats', () => store.dispatch(getLeadStats.initiate()), 10 * MINUTE, 'GET /leads/stats'],
    ['the profile details', () => store.dispatch(getProfile.initiate()), 15 * MINUTE, 'GET /user'],
  ] as const)('%s are refetched once they are stale', async (_what, fetch, age, request) => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(start);
    await fetch();
    now.mockReturnValue(start + age);
    await fetch();
    expect(count(request)).toBe(1);
    now.mockReturnValue(start + age + 1);
    await fetch();
    expect(count(request)).toBe(2);
  });

  test('one lead is fresh for five minutes', async () => {
    const [{ id }] = mockDb.leads as [Lead];
    const now = jest.spyOn(Date, 'now').mockReturnValue(start);
    await store.dispatch(getLead.initiate(id));
    now.mockReturnValue(start + 5 * MINUTE);
    await store.dispatch(getLead.initiate(id));
    expect(count(`GET /leads/${id}`)).toBe(1);
    now.mockReturnValue(start + 5 * MINUTE + 1);
    await store.dispatch(getLead.initiate(id));
    expect(count(`GET /leads/${id}`)).toBe(2);
  });
});

describe('a write', () => {
  const ID = '00000000-0000-4000-8000-0000000000aa';
  let detail: { unsubscribe: () => void };

  beforeEach(async () => {
    mockDb.reset({ leads: [makeLead({ id: ID, status: 'new', notes: [] })] });
    store.dispatch(getLeads.initiate());
    store.dispatch(getLeadStats.initiate());
    detail = store.dispatch(getLead.initiate(ID));
    store.dispatch(getProfile.initiate());
    await settle();
    requests.length = 0;
  });

  test.each([
    [
      'a new lead',
      () => addLead.initiate({ title: 'A', company: 'B' }),
      ['POST /leads', 'GET /leads/stats'],
    ],
    [
      'a changed lead',
      () => updateLead.initiate({ id: ID, changes: { status: 'offer' } }),
      [`PUT /leads/${ID}`, 'GET /leads/stats'],
    ],
    [
      'a bulk update',
      () => updateLeads.initiate({ leadIds: [ID], updates: { status: 'offer' } }),
      ['PUT /leads/bulk', 'GET /leads/stats'],
    ],
    [
      'a new note',
      () => addNote.initiate({ leadId: ID, note: { text: 'Call back' } }),
      [`POST /leads/${ID}/notes`],
    ],
    ['a changed profile', () => updateProfile.initiate({ yearsOfExperience: 3 }), ['PUT /user']],
  ])('%s refetches only what the response does not say', async (_what, write, expected) => {
    // biome-ignore lint/suspicious/noExplicitAny: the table has mutations of several types.
    await store.dispatch(write() as any);
    await settle();
    expect(requests).toEqual(expected);
  });

  test.each([
    ['a change', () => updateLead.initiate({ id: ID, changes: { status: 'offer' } })],
    ['a bulk update', () => updateLeads.initiate({ leadIds: [ID], updates: { status: 'offer' } })],
    ['a note', () => addNote.initiate({ leadId: ID, note: { text: 'Call back' } })],
  ])('%s is in the list and in the detail as the server saved it', async (_what, write) => {
    // biome-ignore lint/suspicious/noExplicitAny: the table has mutations of several types.
    await store.dispatch(write() as any);
    expect(cachedLead(ID)).toEqual(mockDb.leads[0]);
    expect(getLead.select(ID)(store.getState()).data).toEqual(mockDb.leads[0]);
  });

  test('a changed profile is cached as the server saved it', async () => {
    await store.dispatch(updateProfile.initiate({ yearsOfExperience: 3 }));
    expect(getProfile.select()(store.getState()).data).toEqual(mockDb.profile);
    expect(mockDb.profile?.yearsOfExperience).toBe(3);
  });

  test('a new lead is the first of the list', async () => {
    const added = await store.dispatch(addLead.initiate({ title: 'A', company: 'B' })).unwrap();
    expect(selectLeads(store.getState())[0]).toEqual(added);
  });

  test('a failed write refetches the open detail alone', async () => {
    mockServer.use(...updateFailsScenario(500));
    await store.dispatch(updateLead.initiate({ id: ID, changes: { status: 'offer' } }));
    await settle();
    expect(requests).toEqual([`PUT /leads/${ID}`, `GET /leads/${ID}`]);
  });

  test('a deleted lead leaves the list, and its detail leaves the cache', async () => {
    detail.unsubscribe();
    await store.dispatch(deleteLead.initiate(ID)).unwrap();
    await settle();
    expect(selectLeads(store.getState())).toEqual([]);
    expect(getLead.select(ID)(store.getState()).isUninitialized).toBe(true);
  });

  test('a new status shows at once, in the list and in the detail', async () => {
    const write = store.dispatch(updateLead.initiate({ id: ID, changes: { status: 'applied' } }));
    expect(cachedLead(ID)?.status).toBe('applied');
    expect(getLead.select(ID)(store.getState()).data?.status).toBe('applied');
    await write;
    expect(mockDb.leads[0]?.status).toBe('applied');
  });

  test('a new status is rolled back when the server rejects it', async () => {
    mockServer.use(...updateFailsScenario(500));
    const write = store.dispatch(updateLead.initiate({ id: ID, changes: { status: 'applied' } }));
    expect(cachedLead(ID)?.status).toBe('applied');
    await write;
    expect(cachedLead(ID)?.status).toBe('new');
    expect(getLead.select(ID)(store.getState()).data?.status).toBe('new');
  });

  test('a new status stays when a read of the lead from before it arrives', async () => {
    mockServer.use(http.put('*/api/leads/:id', () => delay(100)));
    const write = store.dispatch(updateLead.initiate({ id: ID, changes: { status: 'applied' } }));
    await store.dispatch(getLead.initiate(ID, { forceRefetch: true }));
    expect(cachedLead(ID)?.status).toBe('applied');
    await write;
    expect(cachedLead(ID)?.status).toBe('applied');
  });

  test('a change of one contact field keeps the others', async () => {
    const before = cachedLead(ID)?.contactInfo;
    const write = store.dispatch(
      updateLead.initiate({ id: ID, changes: { contactInfo: { phone: '123' } } }),
    );
    expect(cachedLead(ID)?.contactInfo).toEqual({ ...before, phone: '123' });
    await write;
  });

  test('a note shows at once, and is rolled back when the server rejects it', async () => {
    mockServer.use(...noteFailsScenario(500));
    const write = store.dispatch(addNote.initiate({ leadId: ID, note: { text: 'Call back' } }));
    expect(cachedLead(ID)?.notes).toMatchObject([{ type: 'general', text: 'Call back' }]);
    await write;
    expect(cachedLead(ID)?.notes).toEqual([]);
  });

  test('a lead is removed at once, and restored when the server rejects the deletion', async () => {
    mockServer.use(...deleteFailsScenario(500));
    const write = store.dispatch(deleteLead.initiate(ID));
    expect(cachedLead(ID)).toBeUndefined();
    await write;
    expect(cachedLead(ID)).toBeDefined();
  });
});
