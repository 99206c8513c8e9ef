import type { CreatedTokenResponse } from '#domain/contract/tokens.ts';
import { addResume } from './resume/repository.ts';
import { DEMO_PROFILE } from './seed/demoProfile.ts';
import { type Call, callAs } from './testing/callAs.ts';
import type { OpenApiDocument } from './testing/documentedResponses.ts';
import { suiteServer } from './testing/suiteServer.ts';

let operations: { path: string; method: 'GET'; operationId: string; hasBody: boolean }[];

const { server } = suiteServer();
beforeAll(async () => {
  const { paths } = (await server.app.inject('/api/docs/openapi.json')).json<OpenApiDocument>();
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, requestBody }]) => ({
      path,
      method: method.toUpperCase() as 'GET',
      operationId,
      hasBody: requestBody !== undefined,
    })),
  );
});

const PITCH = { company: 'Aldermoor', position: 'Engineer' };
const VIEW = {
  name: 'Mine',
  filters: { search: '', status: 'all', type: 'all', priority: 'all', scope: 'all' },
  sort: { by: 'value', order: 'desc' },
  layout: 'board',
};

/** What the id in a path is of. */
const KINDS = [
  ['/api/leads/views/', 'view'],
  ['/api/leads/', 'lead'],
  ['/api/pitches/', 'pitch'],
  ['/api/messages/', 'message'],
  ['/api/user/resumes/', 'resume'],
  ['/api/tokens/', 'token'],
] as const;
type Ids = Record<(typeof KINDS)[number][1] | 'note' | 'interview' | 'deletedLead', string>;

/** A valid body for each operation with an id in its path. */
const BODIES: Record<string, object> = {
  setApplicationDate: { appliedAt: '2026-11-20T10:00:00Z' },
  updateLead: { value: 7 },
  addNote: { text: 'Call back' },
  updateNote: { text: 'Call back' },
  addInterview: { startsAt: '2096-12-01T10:00:00Z', timeZone: 'Europe/Oslo' },
  updateInterview: { minutes: 5 },
  recordSent: {},
  addLeadMessage: { content: 'Hello' },
  assignMessage: { leadId: '11111111-1111-4111-8111-111111111111' },
  acceptMessage: { kind: 'offer' },
  updatePitch: { content: 'Hello.' },
};

/** A view is saved under any id, and a feed is found by its secret. */
const WITHOUT_ID = ['saveView', 'getCalendarFeed'];

/** Arguments of the assistants' tools that take an id. */
const TOOL_ARGUMENTS: Record<string, object> = {
  get_lead: {},
  match_posting: {},
  list_interviews: {},
  set_lead_status: { status: 'offer' },
  add_note: { text: 'Hello' },
  add_interview: { startsAt: '2096-12-01T10:00:00Z', timeZone: 'Europe/Oslo' },
  save_pitch: { content: 'Hello' },
};

/** A user with one of everything that has an id. */
async function createUserWithData() {
  const { uid, token } = await server.createUser();
  const call = callAs(server, { token });
  const idOf = async (...request: Parameters<Call>) => {
    const { data, pitch } = (await call(...request)).body as Record<string, { id: string }>;
    return String((data ?? pitch)?.id);
  };
  await call('POST', '/api/user', DEMO_PROFILE);
  const lead = await idOf('POST', '/api/leads', { title: 'Engineer', company: 'Aldermoor' });
  const deletedLead = await idOf('POST', '/api/leads', { title: 'Designer', company: 'Arbor' });
  await call('DELETE', `/api/leads/${deletedLead}`);
  const noted = await call('POST', `/api/leads/${lead}/notes`, { text: 'First' });
  const file = { name: 'cv.pdf', bytes: Buffer.from('%PDF-1.4') };
  const newToken = { name: 'Laptop', access: 'write', days: null };
  const created = (await call('POST', '/api/tokens', newToken)).body as CreatedTokenResponse;
  const ids: Ids = {
    lead,
    deletedLead,
    note: String((noted.body as { data: { notes: { id: string }[] } }).data.notes[0]?.id),
    interview: await idOf('POST', `/api/leads/${lead}/interviews`, BODIES.addInterview),
    pitch: await idOf('POST', '/api/pitches/generate-from-company', PITCH),
    message: await idOf('POST', `/api/leads/${lead}/messages`, { content: 'Thank you.' }),
    resume: (await addResume(server.db, uid, file))?.id ?? '',
    token: created.data.id,
    view: await idOf('PUT', `/api/leads/views/${crypto.randomUUID()}`, VIEW),
  };
  return { call, ids, accessToken: created.data };
}

const everywhere = (id: string): Ids =>
  Object.fromEntries(
    [...KINDS.map(([, kind]) => kind), 'note', 'interview', 'deletedLead'].map((kind) => [
      kind,
      id,
    ]),
  ) as Ids;

/** Calls all operations that take ids with these, beside the caller's own. */
async function responsesWith(ids: Ids, own: Ids, call: Call) {
  const responses = [];
  for (const { path, method, operationId, hasBody } of operations) {
    if (!path.includes('{') || WITHOUT_ID.includes(operationId)) continue;
    const kind = KINDS.find(([start]) => path.startsWith(start))?.[1];
    const body = BODIES[operationId];
    if (!kind || (hasBody && !body)) throw new Error(`${operationId} needs a kind or a body here`);
    const url = path
      .replace('{id}', ids[kind])
      .replace('{noteId}', ids.note)
      .replace('{interviewId}', ids.interview);
    responses.push({ operationId, ...(await call(method, url, body)) });
  }
  const inBodies: Parameters<Call>[] = [
    ['PUT', `/api/leads/${own.lead}/notes/${ids.note}`, { text: 'x' }],
    ['DELETE', `/api/leads/${own.lead}/notes/${ids.note}`],
    ['PUT', `/api/leads/${own.lead}/interviews/${ids.interview}`, { minutes: 5 }],
    ['DELETE', `/api/leads/${own.lead}/interviews/${ids.interview}`],
    ['PUT', '/api/leads/bulk', { leadIds: [own.lead, ids.lead], updates: { value: 7 } }],
    ['PUT', '/api/leads', { leads: [own, ids].map(({ lead }) => ({ id: lead, value: 7 })) }],
    ['POST', '/api/leads/bulk/delete', { leadIds: [own.lead, ids.lead] }],
    ['POST', '/api/leads/deleted/restore', { leadIds: [own.deletedLead, ids.deletedLead] }],
    ['POST', '/api/pitches/generate-from-company', { ...PITCH, leadId: ids.lead }],
    [
      'POST',
      '/api/pitches/generate-from-company',
      { ...PITCH, leadId: ids.lead, purpose: 'nudge' },
    ],
    ['POST', '/api/pitches', { ...PITCH, leadId: ids.lead, writer: 'assistant', content: 'Hi' }],
    ['PUT', `/api/pitches/${own.pitch}`, { leadId: ids.lead }],
    ['POST', `/api/leads/${own.lead}/sent`, { pitchId: ids.pitch }],
    ['PUT', `/api/messages/${own.message}`, { leadId: ids.lead }],
  ];
  for (const request of inBodies) responses.push(await call(...request));
  return responses;
}

/** What the user's own lists and profile say. */
async function dataOf(call: Call): Promise<string> {
  const lists = operations.filter(
    ({ path, method, operationId }) =>
      method === 'GET' && !path.includes('{') && operationId !== 'streamChanges',
  );
  const bodies = [];
  for (const { path } of lists) bodies.push((await call('GET', path)).body);
  return JSON.stringify(bodies).replaceAll(/"(resetInSeconds|lastUsedAt|exportedAt)":[^,}]+/g, '');
}

describe("another user's ids", () => {
  let mine: Awaited<ReturnType<typeof createUserWithData>>;
  let theirs: typeof mine;
  let before: string[];
  const everything = () => Promise.all([dataOf(mine.call), dataOf(theirs.call)]);

  beforeAll(async () => {
    [mine, theirs] = [await createUserWithData(), await createUserWithData()];
    before = await everything();
  });
  afterEach(async () => {
    expect(await everything()).toEqual(before);
  });

  it('are in no list', async () => {
    for (const id of Object.values(theirs.ids)) {
      expect(before[1]).toContain(id);
      expect(before[0]).not.toContain(id);
    }
  });

  it('are unknown to every operation, and so are malformed ones', async () => {
    const responses = (ids: Ids) => responsesWith(ids, mine.ids, mine.call);
    const unknown = await responses(everywhere(crypto.randomUUID()));
    expect(unknown.filter(({ status }) => status !== 404)).toEqual([]);
    for (const ids of [theirs.ids, ...['no id', '%00', 'x'.repeat(5_000)].map(everywhere)])
      expect(await responses(ids)).toEqual(unknown);
  });

  it('are unknown to an access token', async () => {
    const call = callAs(server, mine.accessToken);
    const found = await responsesWith(theirs.ids, mine.ids, call);
    expect(found.filter(({ status }) => status !== 404)).toMatchObject([
      { operationId: 'deleteToken', status: 403 },
    ]);
  });

  it('are unknown to an assistant', async () => {
    const send = async (method: string, params = {}) => {
      const response = await server.app.inject({
        method: 'POST',
        url: '/api/mcp',
        headers: {
          authorization: `Bearer ${mine.accessToken.token}`,
          accept: 'application/json, text/event-stream',
        },
        payload: { jsonrpc: '2.0', id: 1, method, params },
      });
      return response.json().result;
    };
    const { tools } = (await send('tools/list')) as { tools: { name: string }[] };
    const withId = tools.filter((tool) => JSON.stringify(tool).includes('"leadId"'));
    expect(withId.map(({ name }) => name)).toEqual(Object.keys(TOOL_ARGUMENTS));
    for (const [name, input] of Object.entries(TOOL_ARGUMENTS)) {
      const params = { name, arguments: { leadId: theirs.ids.lead, ...input } };
      expect(await send('tools/call', params)).toEqual({
        isError: true,
        content: [{ type: 'text', text: 'Lead not found.' }],
      });
    }
  });

  it("aren't taken back with the user's own import", async () => {
    const leadIds = [theirs.ids.lead];
    expect(await mine.call('POST', '/api/leads/import/undo', { leadIds })).toMatchObject({
      body: { data: { removed: 0, kept: 0 } },
    });
  });
});
