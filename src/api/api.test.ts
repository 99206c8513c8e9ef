import { waitFor } from '@testing-library/react';
import { delay } from 'msw';
import { HttpResponse, http } from 'msw/http';
import type { Lead } from '#domain/contract/leads.ts';
import { selectSessionStatus } from '#features/auth/index.ts';
import { selectLeadById, selectLeads } from '#features/leads/index.ts';
import { mockDb } from '#mocks/db.ts';
import { errorResponse } from '#mocks/errorResponse.ts';
import { makeLead } from '#mocks/factories/makeLead.ts';
import { makePitch } from '#mocks/factories/makePitch.ts';
import { mockServer } from '#mocks/node.ts';
import { withoutVersions } from '#mocks/pitchList.ts';
import { networkDownScenario } from '#mocks/scenarios/connection.ts';
import {
  deleteFailsScenario,
  leadsFailScenario,
  noteFailsScenario,
  updateFailsScenario,
} from '#mocks/scenarios/leads.ts';
import { resumeSlowScenario } from '#mocks/scenarios/resume.ts';
import { fakeAuth } from '#test/fakeAuth.ts';
import { recordRequests } from '#test/recordRequests.ts';
import { createTestStore } from '#test/renderApp.tsx';
import { api } from './api.ts';
import { writeInBrowser } from './browserModel.ts';
import { errorMessage, pitchMessage, readingMessage } from './errorMessages.ts';

describe('api', () => {
  const { getLeads, getLead, getLeadStats, getProfile, getPitches, getPitchUsage } = api.endpoints;
  const { getPosting, writePitch, updatePitch, deletePitch } = api.endpoints;
  const { updateLead, updateLeads, deleteLeads, addNote } = api.endpoints;

  const MINUTE = 60_000;
  const ID = '00000000-0000-4000-8000-0000000000aa';

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

  const cachedLead = (id: string) => selectLeadById(store.getState(), id);
  const cachedLeads = () => selectLeads(store.getState());
  const isComplete = () => getLeads.select()(store.getState()).data?.isComplete;
  const settle = () => Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  const count = (request: string) => requests.filter((made) => made === request).length;
  const refetchList = () => store.dispatch(getLeads.initiate(undefined, { forceRefetch: true }));

  describe('the list of leads', () => {
    let newestFirst: Lead[];
    const haveLeads = (length: number) => {
      newestFirst = Array.from({ length }, (_, minutes) =>
        makeLead({ createdAt: new Date(Date.UTC(2026, 0, 1) - minutes * MINUTE).toISOString() }),
      );
      mockDb.reset({ leads: newestFirst.toReversed() });
    };
    beforeEach(() => haveLeads(60));

    test('starts with the first page, and is then complete', async () => {
      haveLeads(1_049);
      await store.dispatch(getLeads.initiate());
      expect(cachedLeads()).toEqual(newestFirst.slice(0, 48));
      await waitFor(() => expect(isComplete()).toBe(true));
      expect(cachedLeads()).toEqual(newestFirst);
      expect(count('GET /leads')).toBe(3);
    });

    test('is fetched once when all leads fit on one page', async () => {
      mockDb.leads = newestFirst.slice(0, 48);
      await store.dispatch(getLeads.initiate());
      await settle();
      expect(isComplete()).toBe(true);
      expect(count('GET /leads')).toBe(1);
    });

    test('keeps its leads while it is refetched, and newer versions afterwards', async () => {
      await refetchList();
      const { id } = newestFirst[50] as Lead;
      const held = Promise.withResolvers<void>();
      mockServer.use(
        http.get('*/api/leads', async () => {
          const data = mockDb.leads;
          await held.promise;
          return HttpResponse.json({ data, total: 60, nextCursor: null });
        }),
      );
      const refetch = refetchList();
      expect(cachedLeads()).toHaveLength(60);
      await store.dispatch(updateLead.initiate({ id, changes: { status: 'offer' } }));
      held.resolve();
      await refetch;
      expect(cachedLead(id)).toMatchObject({ status: 'offer', version: 2 });
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
      expect(getLeads.select()(store.getState()).error).toMatchObject({ message: 'Not these.' });
      expect(cachedLeads()).toHaveLength(48);
    });

    test('gets a lead that is opened before it is loaded, and fetches no other', async () => {
      const [first, last] = [newestFirst[0] as Lead, newestFirst[59] as Lead];
      mockServer.use(
        http.get('*/api/leads', ({ request }) =>
          new URL(request.url).searchParams.get('limit') === '1000' ? delay('infinite') : undefined,
        ),
      );
      store.dispatch(getLeads.initiate());
      await store.dispatch(getLead.initiate(first.id));
      await store.dispatch(getLead.initiate(last.id));
      expect(cachedLeads()).toEqual([...newestFirst.slice(0, 48), last]);
      expect(requests.filter((request) => request.startsWith('GET /leads/'))).toEqual([
        `GET /leads/${last.id}`,
      ]);
    });
  });

  test.each([
    ['the stats', () => store.dispatch(getLeadStats.initiate()), 10, 'GET /leads/stats'],
    ['the profile', () => store.dispatch(getProfile.initiate()), 15, 'GET /user'],
    ['the pitches', () => store.dispatch(getPitches.initiate(undefined)), 5, 'GET /pitches'],
  ] as const)('%s are refetched once they are stale', async (_what, fetch, minutes, request) => {
    const start = Date.now();
    const now = jest.spyOn(Date, 'now').mockReturnValue(start);
    await fetch();
    now.mockReturnValue(start + minutes * MINUTE);
    await fetch();
    expect(count(request)).toBe(1);
    now.mockReturnValue(start + minutes * MINUTE + 1);
    await fetch();
    expect(count(request)).toBe(2);
  });

  test('an imported post is fetched again only once a lead was added', async () => {
    const url = 'https://www.linkedin.com/posts/maja-1';
    await store.dispatch(getPosting.initiate(url));
    await store.dispatch(getPosting.initiate(url));
    expect(requests).toEqual(['POST /extract/page']);
    await store.dispatch(
      api.endpoints.addLead.initiate({ title: 'Editor', company: 'Maja', postUrl: url }),
    );
    await settle();
    expect(count('POST /extract/page')).toBe(2);
  });

  describe('a write', () => {
    const status = (value: Lead['status'], version?: number) =>
      store.dispatch(
        updateLead.initiate({ id: ID, changes: { status: value, ...(version && { version }) } }),
      );

    const bulkUpdateFails = (status: number) => [
      http.put('*/api/leads', () => errorResponse(status, 'Not now.')),
    ];

    beforeEach(async () => {
      mockDb.reset({ leads: [makeLead({ id: ID, status: 'new', notes: [] })] });
      store.dispatch(getLeads.initiate());
      store.dispatch(getLeadStats.initiate());
      store.dispatch(getLead.initiate(ID));
      store.dispatch(getProfile.initiate());
      await settle();
      requests.length = 0;
    });

    test.each([
      ['a status', () => status('applied'), { status: 'applied' }, updateFailsScenario],
      [
        'a contact detail',
        () =>
          store.dispatch(updateLead.initiate({ id: ID, changes: { contactInfo: { phone: '1' } } })),
        { contactInfo: expect.objectContaining({ phone: '1', name: 'Maja Lindqvist' }) },
        updateFailsScenario,
      ],
      [
        'a note',
        () => store.dispatch(addNote.initiate({ leadId: ID, note: { text: 'Call back' } })),
        { notes: [expect.objectContaining({ type: 'general', text: 'Call back' })] },
        noteFailsScenario,
      ],
      [
        'a bulk update',
        () => store.dispatch(updateLeads.initiate([{ id: ID, status: 'offer' }])),
        { status: 'offer' },
        bulkUpdateFails,
      ],
    ])('%s shows at once, and disappears when the server rejects it', async (...row) => {
      const [_what, write, expected, fail] = row;
      const before = cachedLead(ID);
      mockServer.use(...fail(500));
      const writing = write();
      expect(cachedLead(ID)).toMatchObject(expected);
      await writing;
      await waitFor(() => expect(cachedLead(ID)).toEqual(before));
    });

    test('a lead is removed at once, and restored when the server rejects the deletion', async () => {
      mockServer.use(...deleteFailsScenario(500));
      const deletion = store.dispatch(deleteLeads.initiate([ID]));
      expect(cachedLead(ID)).toBeUndefined();
      await deletion;
      expect(cachedLead(ID)).toBeDefined();
    });

    test('a change stays when a read of the lead from before it arrives', async () => {
      mockServer.use(http.put('*/api/leads/:id', () => delay(100)));
      const writing = status('applied');
      await store.dispatch(getLead.initiate(ID, { forceRefetch: true }));
      expect(cachedLead(ID)?.status).toBe('applied');
      await writing;
      expect(cachedLead(ID)?.status).toBe('applied');
    });

    test('a change of a lead that was deleted elsewhere removes it', async () => {
      mockDb.leads = [];
      await status('applied');
      expect(cachedLeads()).toEqual([]);
    });

    test('a change that started from an older version shows the current one', async () => {
      await status('applied', 1);
      mockServer.use(http.get('*/api/leads/:id', () => HttpResponse.error()));
      const { error } = await status('offer', 1);
      expect(error).toMatchObject({ kind: 'conflict', body: { data: { status: 'applied' } } });
      expect(cachedLead(ID)).toMatchObject({ status: 'applied', version: 2 });
    });

    describe('that overlaps with another', () => {
      /** Answers the update to each status when the test says so: with a success or an error. */
      function holdUpdates() {
        const held = new Map<unknown, (isAccepted: boolean) => void>();
        mockServer.use(
          http.put('*/api/leads/:id', async ({ request }) => {
            const changes = (await request.clone().json()) as Partial<Lead>;
            const isAccepted = await new Promise<boolean>((resolve) =>
              held.set(changes.status, resolve),
            );
            return isAccepted ? undefined : errorResponse(500, 'Not now.');
          }),
          http.get('*/api/leads/:id', () => HttpResponse.error()),
        );
        return async (value: Lead['status'], isAccepted: boolean, write: PromiseLike<unknown>) => {
          await waitFor(() => expect(held.size).toBe(2));
          held.get(value)?.(isAccepted);
          await write;
        };
      }

      test.each([
        ['fails first', ['applied', 'offer']],
        ['fails last', ['offer', 'applied']],
      ] as const)(
        'leaves no failed value when both fail and the first one %s',
        async (_when, order) => {
          const answer = holdUpdates();
          const writes = { applied: status('applied'), offer: status('offer') };
          for (const value of order) await answer(value, false, writes[value]);
          expect(cachedLead(ID)?.status).toBe('new');
        },
      );

      test('shows the later one when the earlier one fails after it', async () => {
        const answer = holdUpdates();
        const [first, second] = [status('applied'), status('offer')];
        await answer('offer', true, second);
        await answer('applied', false, first);
        expect(cachedLead(ID)).toEqual(mockDb.leads[0]);
        // What the server has later isn't ignored.
        mockDb.leads = mockDb.leads.map((lead) => ({ ...lead, status: 'hired', version: 3 }));
        await refetchList();
        expect(cachedLead(ID)?.status).toBe('hired');
      });
    });
  });

  describe('pitches', () => {
    const pitch = makePitch({ leadId: ID });
    const lists = () =>
      [undefined, ID].map((leadId) => getPitches.select(leadId)(store.getState()).data);
    const saved = () => mockDb.pitches.map(withoutVersions);

    beforeEach(async () => {
      mockDb.reset({ leads: [makeLead({ id: ID })], pitches: [pitch] });
      store.dispatch(getPitches.initiate(undefined));
      store.dispatch(getPitches.initiate(ID));
      store.dispatch(getPitchUsage.initiate());
      await settle();
      requests.length = 0;
    });

    test('are in the lists as the server saved them, without a read', async () => {
      await store.dispatch(updatePitch.initiate({ id: pitch.id, changes: { content: 'Mine' } }));
      await waitFor(() => expect(lists()).toEqual([saved(), saved()]));
      expect(mockDb.pitches[0]?.content).toBe('Mine');
      mockDb.model = 'tiny-1';
      await store.dispatch(
        writePitch.initiate({
          request: { company: 'A', position: 'B', writer: 'server-model' },
        }),
      );
      await waitFor(() => expect(lists()).toEqual([saved(), saved().slice(1)]));
      expect(getPitchUsage.select()(store.getState()).data).toMatchObject({
        total: 2,
        rateLimit: { remaining: 19 },
      });
      await store.dispatch(deletePitch.initiate(pitch.id));
      await waitFor(() => expect(lists()).toEqual([saved(), []]));
      expect(getPitchUsage.select()(store.getState()).data?.total).toBe(1);
      expect(requests.filter((request) => request.startsWith('GET'))).toEqual([]);
    });

    test('that were deleted elsewhere leave the lists when a change fails', async () => {
      mockDb.pitches = [];
      await store.dispatch(updatePitch.initiate({ id: pitch.id, changes: { content: 'Mine' } }));
      await waitFor(() => expect(lists()).toEqual([[], []]));
    });
  });
});

describe('baseQuery', () => {
  const { getLeads, getProfile, addLead } = api.endpoints;

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

  const count = (request: string) => requests.filter((made) => made === request).length;

  describe('retries', () => {
    test.each([
      [
        'server fails',
        leadsFailScenario,
        { status: 500, message: 'The list of leads is out of reach.' },
      ],
      [
        'network is down',
        networkDownScenario,
        { kind: 'network', message: 'Network error occurred' },
      ],
    ])('retries a query three times when the %s', async (_what, scenario, expected) => {
      mockServer.use(...scenario(500));
      const { error } = await store.dispatch(getLeads.initiate());
      expect(error).toMatchObject(expected);
      expect(count('GET /leads')).toBe(4);
    });

    test.each([400, 403, 404, 429])(
      'does not retry a query that is rejected with %i',
      async (status) => {
        mockServer.use(...leadsFailScenario(status));
        await store.dispatch(getLeads.initiate());
        expect(count('GET /leads')).toBe(1);
      },
    );

    test('retries the profile twice', async () => {
      mockServer.use(http.get('*/api/user', () => HttpResponse.error()));
      await store.dispatch(getProfile.initiate());
      expect(count('GET /user')).toBe(3);
    });

    test('treats a missing profile as data, and does not retry it', async () => {
      mockDb.profile = null;
      const { data, isSuccess } = await store.dispatch(getProfile.initiate());
      expect(isSuccess).toBe(true);
      expect(data).toBeNull();
      expect(count('GET /user')).toBe(1);
    });

    test('never retries a mutation', async () => {
      mockServer.use(...networkDownScenario());
      await store.dispatch(addLead.initiate({ title: 'A', company: 'B' }));
      expect(count('POST /leads')).toBe(1);
    });
  });

  describe('errors', () => {
    test('sends nothing without a session', async () => {
      store = createTestStore(fakeAuth({ user: null }));
      const { error } = await store.dispatch(getLeads.initiate());
      expect(error).toMatchObject({ kind: 'session', message: 'User not authenticated' });
      expect(requests).toEqual([]);
    });

    test('fails the authentication, and ends no session, when the session cannot be renewed', async () => {
      const auth = { ...fakeAuth(), getToken: () => Promise.reject(new Error('offline')) };
      store = createTestStore(auth);
      const { error } = await store.dispatch(getLeads.initiate());
      expect(error).toMatchObject({ status: 401, message: 'Authentication failed' });
      expect(selectSessionStatus(store.getState())).toBe('signed-in');
    });

    test.each([
      [200, { kind: 'invalid', message: 'The server sent an invalid response.' }],
      [403, { kind: 'rejected', message: 'HTTP 403: Forbidden' }],
    ])('does not retry a response of %i whose JSON is invalid', async (status, expected) => {
      const headers = { 'content-type': 'application/json' };
      const response = { status, statusText: 'Forbidden', headers };
      mockServer.use(http.get('*/api/leads', () => new HttpResponse('{"data":', response)));
      const { error } = await store.dispatch(getLeads.initiate());
      expect(error).toMatchObject({ status, ...expected });
      expect(count('GET /leads')).toBe(1);
    });
  });
});

describe('uploadResume', () => {
  /** Uploads a file of 300 kB. */
  function upload(store = createTestStore()) {
    const file = new Blob([new Uint8Array(300_000)]) as File;
    return store.dispatch(api.endpoints.uploadResume.initiate(file));
  }

  test('sends the file as a form field, with the token', async () => {
    let sent: { token: string | null; size: number } | undefined;
    mockServer.use(
      http.post('*/api/user/resume', async ({ request }) => {
        const file = (await request.formData()).get('resume') as File;
        sent = { token: request.headers.get('authorization'), size: file.size };
        return HttpResponse.json({ userProfile: { yearsOfExperience: 3 } });
      }),
    );
    const { data } = await upload();
    expect(sent).toEqual({ token: expect.stringMatching(/^Bearer ./), size: 300_000 });
    expect(data).toEqual({ userProfile: { yearsOfExperience: 3 } });
  });

  test('closes the connection of an aborted upload', async () => {
    const reached = Promise.withResolvers<Request>();
    mockServer.use(
      http.post('*/api/user/resume', ({ request }) => reached.resolve(request)),
      ...resumeSlowScenario(),
    );
    const request = upload();
    const { signal } = await reached.promise;
    request.abort();
    expect((await request).error).toMatchObject({ name: 'AbortError' });
    expect(signal.aborted).toBe(true);
  });
});

describe('errorMessages', () => {
  /* The error catalogue of the product spec, section 8. */

  const apiError = (status: number, error = '') => ({ status, message: error, body: { error } });

  test.each([
    [401, 'Your session has expired. Please login again.'],
    [403, "You don't have permission to perform this action."],
    [404, 'The requested resource was not found.'],
    [429, 'Too many requests. Please try again later.'],
    [500, 'Server error. Please try again later.'],
    [502, 'Server error. Please try again later.'],
    [503, 'Server error. Please try again later.'],
    [504, 'Server error. Please try again later.'],
    [418, "The error's own message."],
  ])('%i: %s', (status, text) => {
    expect(errorMessage(apiError(status, "The error's own message."))).toBe(text);
  });

  test("an error without a message, and one that isn't the API's", () => {
    expect(errorMessage(apiError(418))).toBe('An unexpected error occurred.');
    expect(errorMessage(new TypeError())).toBe('Network error. Please check your connection.');
  });

  test.each([
    [400, 'Invalid LinkedIn post URL. Please check the URL format.'],
    [401, 'Authentication failed. Please log in again.'],
    [404, 'LinkedIn extraction feature is not available yet. Please enter the details manually.'],
    [500, 'Server error occurred. Please try again later.'],
    [422, 'Failed to extract LinkedIn post. Please try again.'],
  ])('an import of a post that fails with %i', (status, text) => {
    const url = 'https://www.linkedin.com/posts/maja-1';
    expect(readingMessage(apiError(status, 'No.'), url)).toBe(text);
  });

  test('a pitch shows the message of the server, or a default', () => {
    expect(pitchMessage(apiError(401, 'No.'))).toBe('User not authenticated for pitch generation.');
    expect(pitchMessage(apiError(502, 'The model sent no response.'))).toBe(
      'The model sent no response.',
    );
    expect(pitchMessage(new Error())).toBe('Failed to generate pitch.');
  });
});

describe('browserModel', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'LanguageModel');
  });

  /** The output language of the session for a letter, in a browser whose model has these languages. */
  async function sessionLanguage(language: string | null, known: string[]) {
    const created: LanguageModelCreateCoreOptions[] = [];
    const languageOf = ({ expectedOutputs }: LanguageModelCreateCoreOptions) =>
      expectedOutputs?.[0]?.languages?.[0] ?? '';
    const LanguageModel = {
      availability: async (options: LanguageModelCreateCoreOptions) =>
        known.includes(languageOf(options)) ? 'available' : 'unavailable',
      create: async (options: LanguageModelCreateCoreOptions) => {
        created.push(options);
        const reader = { read: async () => ({ done: true }) };
        return { promptStreaming: () => ({ getReader: () => reader }), destroy: () => {} };
      },
    };
    Object.assign(globalThis, { LanguageModel });
    const prompt = { instructions: '', prompt: '', language, maxOutputTokens: 500 };
    await writeInBrowser(
      prompt,
      new AbortController().signal,
      () => {},
      () => {},
    );
    return created.map(languageOf);
  }

  it.each([
    ['German', ['en', 'es', 'ja', 'de', 'fr'], 'de'],
    ['German', ['en', 'es', 'ja'], 'en'],
    ['Czech', ['en', 'de'], 'en'],
    [null, ['en', 'de'], 'en'],
  ])('asks for a letter in %s from a model with %s in %s', async (language, known, expected) => {
    expect(await sessionLanguage(language, known)).toEqual([expected]);
  });
});
