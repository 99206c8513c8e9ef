import { HttpResponse, http } from 'msw/http';
import { api } from '#api/api.ts';
import { leadTouched } from '#api/fetchAllLeads.ts';
import type { AuthClient } from '#domain/auth.ts';
import { type Lead, leadListQuerySchema } from '#domain/contract/leads.ts';
import { selectLeads } from '#features/leads/index.ts';
import { mockDb } from '#mocks/db.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { leadList } from '#mocks/leadList.ts';
import { mockServer } from '#mocks/node.ts';
import { parseQuery } from '#mocks/parseRequest.ts';
import {
  deleteRefusedScenario,
  noteRefusedScenario,
  updateRefusedScenario,
} from '#mocks/scenarios/leads.ts';
import { fakeAuth, OTHER_USER } from '#test/fakeAuth.ts';
import { recordRequests } from '#test/recordRequests.ts';
import { createTestStore } from '#test/renderApp.tsx';

const { getLeads, getLead, getLeadStats, getProfile } = api.endpoints;
const { addLead, updateLead, updateLeads, deleteLead, addNote, updateProfile } = api.endpoints;

const SECOND = 1000;
const MINUTE = 60 * SECOND;

let auth: AuthClient;
let store: ReturnType<typeof createTestStore>;
let requests: string[];

beforeEach(() => {
  auth = fakeAuth();
  store = createTestStore(auth);
  requests = recordRequests();
});

const cachedLead = (id: string) => selectLeads(store.getState()).find((lead) => lead.id === id);
const settle = () => Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
const count = (request: string) => requests.filter((made) => made === request).length;

describe('the list of leads', () => {
  test('is fetched page after page, each lead once', async () => {
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
    const { data } = await store.dispatch(getLeads.initiate());
    expect(data).toEqual(leads);
    expect(count('GET /leads')).toBe(2);
  });

  describe('of which most are known', () => {
    const MANY = 1_200;
    const START = Date.UTC(2026, 0, 1);
    const at = (index: number) => new Date(START - index * MINUTE).toISOString();
    const ask = async () =>
      (await store.dispatch(getLeads.initiate(undefined, { forceRefetch: true }))).data;
    const many = () =>
      Array.from({ length: MANY }, (_, index) => makeLead({ updatedAt: at(index) }));
    const onServer = () =>
      mockDb.leads.toSorted((a, b) => String(b.updatedAt).localeCompare(String(a.updatedAt)));

    beforeEach(async () => {
      mockDb.reset({ leads: many() });
      await ask();
      requests.length = 0;
    });

    /** Changes a lead as another client does. */
    const change = (index: number, changes: Partial<Lead>) => {
      mockDb.leads = mockDb.leads.with(index, { ...(mockDb.leads[index] as Lead), ...changes });
    };

    test.each([
      ['nothing was written', 1, () => {}],
      ['an old one was changed', 1, () => change(1_100, { status: 'offer', updatedAt: at(-1) })],
      ['one was added', 1, () => mockDb.leads.push(makeLead({ updatedAt: at(-1) }))],
      ['one was written that was slow to appear', 1, () => change(900, { updatedAt: at(0.9) })],
      ['an old one was deleted', 3, () => mockDb.leads.splice(1_150, 1)],
      [
        'one was deleted and one added',
        3,
        () => mockDb.leads.splice(1_150, 1, makeLead({ updatedAt: at(-1) })),
      ],
      [
        'more were changed than a first look shows',
        2,
        () => {
          for (let index = 600; index < 700; index++) change(index, { updatedAt: at(-index) });
        },
      ],
      ['all are gone', 1, () => mockDb.leads.splice(0)],
    ])('is right after few questions when %s', async (_what, questions, write) => {
      write();
      expect(await ask()).toEqual(onServer());
      expect(count('GET /leads')).toBe(questions);
    });

    test('is right after one question when the user deleted one', async () => {
      const old = mockDb.leads[1_150]?.id as string;
      await store.dispatch(deleteLead.initiate(old)).unwrap();
      await settle();
      expect(selectLeads(store.getState())).toEqual(onServer());
      expect(count('GET /leads')).toBe(1);
    });

    test('is right after one question when others are known to have deleted some', async () => {
      for (const index of [1_150, 700]) {
        const [gone] = mockDb.leads.splice(index, 1);
        leadTouched(auth, gone?.id as string);
      }
      expect(await ask()).toEqual(onServer());
      expect(count('GET /leads')).toBe(1);
    });

    test('is right when one was touched, and it is another that was deleted', async () => {
      change(900, { status: 'offer', updatedAt: at(-1) });
      leadTouched(auth, mockDb.leads[900]?.id as string);
      mockDb.leads.splice(700, 1);
      expect(await ask()).toEqual(onServer());
    });

    test('forgets a change of the cache that the server never saw', async () => {
      const old = mockDb.leads[1_000];
      store.dispatch(
        api.util.updateQueryData('getLeads', undefined, (leads) => {
          const cached = leads.find(({ id }) => id === old?.id);
          if (cached) cached.status = 'withdrawn';
        }),
      );
      expect(await ask()).toEqual(onServer());
    });

    test('holds nothing of the user before', async () => {
      const leads = many().map((lead) => ({ ...lead, userId: OTHER_USER.uid }));
      mockServer.use(
        http.get('*/api/leads', ({ request }) =>
          HttpResponse.json(leadList(leads, parseQuery(request, leadListQuerySchema))),
        ),
      );
      expect(await ask()).toEqual(leads);
    });
  });
});

describe('freshness', () => {
  const start = Date.now();

  test.each([
    ['the leads list', () => store.dispatch(getLeads.initiate()), 30 * SECOND, 'GET /leads'],
    ['the stats', () => store.dispatch(getLeadStats.initiate()), 10 * MINUTE, 'GET /leads/stats'],
    ['the profile', () => store.dispatch(getProfile.initiate()), 15 * MINUTE, 'GET /user'],
  ] as const)('%s is asked for again once its time is over', async (_what, ask, age, call) => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(start);
    await ask();
    now.mockReturnValue(start + age);
    await ask();
    expect(count(call)).toBe(1);
    now.mockReturnValue(start + age + 1);
    await ask();
    expect(count(call)).toBe(2);
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

  const LISTS = ['GET /leads', 'GET /leads/stats'];
  test.each([
    ['a new lead', () => addLead.initiate({ title: 'A', company: 'B' }), LISTS],
    [
      'a changed lead',
      () => updateLead.initiate({ id: ID, changes: { status: 'offer' } }),
      [...LISTS, `GET /leads/${ID}`],
    ],
    [
      'a bulk update',
      () => updateLeads.initiate({ leadIds: [ID], updates: { status: 'offer' } }),
      [...LISTS, `GET /leads/${ID}`],
    ],
    [
      'a new note',
      () => addNote.initiate({ leadId: ID, note: { text: 'Call back' } }),
      ['GET /leads', `GET /leads/${ID}`],
    ],
    ['a changed profile', () => updateProfile.initiate({ yearsOfExperience: 3 }), ['GET /user']],
  ])('%s asks again for what it touched, and for nothing else', async (_what, write, expected) => {
    // biome-ignore lint/suspicious/noExplicitAny: the table holds writes of several types.
    await store.dispatch(write() as any);
    await settle();
    expect(requests.slice(1).sort()).toEqual(expected.sort());
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

  test('a new status is taken back when the server refuses', async () => {
    mockServer.use(...updateRefusedScenario(500));
    const write = store.dispatch(updateLead.initiate({ id: ID, changes: { status: 'applied' } }));
    expect(cachedLead(ID)?.status).toBe('applied');
    await write;
    expect(cachedLead(ID)?.status).toBe('new');
    expect(getLead.select(ID)(store.getState()).data?.status).toBe('new');
  });

  test('a change of one contact field keeps the others', async () => {
    const before = cachedLead(ID)?.contactInfo;
    const write = store.dispatch(
      updateLead.initiate({ id: ID, changes: { contactInfo: { phone: '123' } } }),
    );
    expect(cachedLead(ID)?.contactInfo).toEqual({ ...before, phone: '123' });
    await write;
  });

  test('a note shows at once and goes again when the server refuses', async () => {
    mockServer.use(...noteRefusedScenario(500));
    const write = store.dispatch(addNote.initiate({ leadId: ID, note: { text: 'Call back' } }));
    expect(cachedLead(ID)?.notes).toMatchObject([{ type: 'general', text: 'Call back' }]);
    await write;
    expect(cachedLead(ID)?.notes).toEqual([]);
  });

  test('a lead goes at once and comes back when the server refuses', async () => {
    mockServer.use(...deleteRefusedScenario(500));
    const write = store.dispatch(deleteLead.initiate(ID));
    expect(cachedLead(ID)).toBeUndefined();
    await write;
    expect(cachedLead(ID)).toBeDefined();
  });
});
