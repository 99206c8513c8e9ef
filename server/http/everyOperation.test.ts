import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import fc from 'fast-check';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { parseHTML } from 'linkedom';
import { LEAD_SORTS } from '#domain/contract/enums.ts';
import type { Data } from '#domain/contract/fields.ts';
import type { CreatedToken } from '#domain/contract/tokens.ts';
import { emptyDraft } from '#domain/extraction/page/leadDraft.ts';
import { postingFacts } from '#domain/extraction/postingFacts.ts';
import { readLinkedInPost } from '#domain/extraction/readLinkedInPost.ts';
import { TEXT_POST } from '#domain/extraction/testing/postPages.ts';
import { passkeys, providerIdentities } from '../db/schema.ts';
import { addResume } from '../resume/repository.ts';
import { DEMO_PROFILE } from '../seed/demoProfile.ts';
import { bodyFor, fieldsOf } from '../testing/arbitraryBody.ts';
import {
  anyContentType,
  anyJson,
  anyPath,
  anyPayload,
  anyQuery,
  hostileText,
} from '../testing/arbitraryRequests.ts';
import { type Call, callAs } from '../testing/callAs.ts';
import type { OpenApiDocument, Operation } from '../testing/documentedResponses.ts';
import { suiteServer } from '../testing/suiteServer.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

/** All routes of the server, such as `GET /api/leads/:id`. */
const routes: string[] = [];

let document: OpenApiDocument;
let operations: { method: string; path: string; operation: Operation }[];

const collectRoutes = (message: unknown) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }) => {
    if (method !== 'HEAD') routes.push(`${method} ${url}`);
  });
};

const html = { headers: { 'content-type': 'text/html' } };

beforeAll(() => subscribe('fastify.initialization', collectRoutes));
const { server } = suiteServer({
  config: { dailyPitchLimit: 1_000_000, requestLimit: Number.MAX_SAFE_INTEGER },
  // Another process for each request takes too long. The pages are well-formed.
  runInProcess: async ({ data }) =>
    ({
      text: 'A posting.',
      resume: { text: 'A resume.' },
      facts: postingFacts(emptyDraft(), ''),
      hasPassword: false,
      post: readLinkedInPost(parseHTML((data as { html?: string }).html ?? '').document),
    }) as never,
  fetch: async () => new Response(TEXT_POST, html),
});
beforeAll(async () => {
  unsubscribe('fastify.initialization', collectRoutes);
  document = (await server.app.inject('/api/docs/openapi.json')).json();
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
});

describe('GET /api/docs/openapi.json', () => {
  it('is an OpenAPI 3.1 document', () => {
    expect(document).toMatchObject({
      openapi: '3.1.1',
      info: { title: 'Leadside API', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
      servers: [{ url: '/' }],
      security: [{ bearer: [] }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    });
  });

  it("documents every route but Google's", () => {
    const documented = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    const expected = routes
      .filter((route) => !/ (\/|\/\*|\/api\/(docs|mcp).*|\*|.*\.googleapis\.com.*)$/.test(route))
      .map((route) => route.replace(/(?<!:):(\w+)/g, '{$1}'));
    expect(expected.length).toBeGreaterThan(20);
    expect(documented.toSorted()).toEqual(expected.toSorted());
  });

  it('references all of its schemas and no others', () => {
    const references = JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g);
    const schemas = Object.keys(document.components.schemas);
    expect([...new Set([...references].map(([, reference]) => reference))].toSorted()).toEqual(
      schemas.map((name) => `#/components/schemas/${name}`).toSorted(),
    );
  });

  it('gives each operation an id, a tag, a summary and described responses', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(operations.length);
    const tags = document.tags.map(({ name }) => name);
    for (const { operation } of operations) {
      expect(tags).toEqual(expect.arrayContaining(operation.tags));
      expect(operation.summary).toMatch(/^[A-Z].*[^.]$/);
      const responses = Object.entries(operation.responses);
      expect(responses.some(([status]) => status.startsWith('2'))).toBe(true);
      for (const [, { description }] of responses) expect(description).toMatch(/\w/);
    }
  });

  it('declares the path parameters', () => {
    for (const { path, operation } of operations) {
      const expected = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, true]);
      const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect(declared.map(({ name, required }) => [name, required])).toEqual(expected);
    }
  });

  it('requires a token where the server does', async () => {
    for (const { method, path, operation } of operations) {
      const url = path.replace('{id}', 'x');
      const response = await server.app.inject({ method: method as 'GET', url });
      const isPublic = operation.security?.length === 0;
      expect([path, response.statusCode === 401]).toEqual([path, !isPublic]);
      expect([path, '401' in operation.responses]).toEqual([path, !isPublic]);
    }
  });

  it('documents 413 and 415 for each body of our own requests', () => {
    for (const { path, operation } of operations) {
      const hasBody = operation.requestBody !== undefined && path.startsWith('/api/');
      expect('413' in operation.responses).toBe(hasBody);
      expect('415' in operation.responses).toBe(hasBody);
    }
  });
});

describe('GET /api/docs', () => {
  it('is a public page that loads only files of this server', async () => {
    const response = await server.app.inject('/api/docs');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    const files = [...response.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file);
    expect(files.length).toBeGreaterThan(3);
    for (const url of files) {
      expect(url).toMatch(/^\/api\/docs\//);
      expect((await server.app.inject({ url })).statusCode).toBe(200);
    }
  });

  it('allows scripts of this server only', async () => {
    const { headers } = await server.app.inject('/api/docs');
    expect(headers['content-security-policy']).toMatch(/^default-src 'self'; style-src/);
    expect(headers['content-security-policy']).not.toContain('script-src');
  });
});

it('names the public origin when there is one', async () => {
  const publicOrigin = 'https://leads.example.com';
  const proxied = await startTestServer({ config: { publicOrigin } });
  const { servers } = (await proxied.app.inject('/api/docs/openapi.json')).json();
  expect(servers).toEqual([{ url: publicOrigin }]);
  await proxied.close();
});

const PITCH = { company: 'Aldermoor', position: 'Engineer' };

/** A lead that is on every list. */
const LEAD = {
  title: 'Platform Engineer',
  company: 'Aldermoor',
  nextFollowUpAt: new Date().toISOString(),
};

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
  ['/api/people/', 'person'],
  ['/api/pitches/', 'pitch'],
  ['/api/messages/', 'message'],
  ['/api/user/resumes/', 'resume'],
  ['/api/tokens/', 'token'],
  ['/api/auth/passkeys/', 'passkey'],
  ['/api/auth/identities/', 'identity'],
] as const;

type Ids = Record<(typeof KINDS)[number][1] | 'note' | 'interview' | 'deletedLead', string>;

/** A valid body for each operation with an id in its path. */
const BODIES: Record<string, object> = {
  updatePerson: { role: 'Recruiter' },
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
  renamePasskey: { name: 'Phone' },
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

/** Adds a lead with one of everything that belongs to it. Returns their ids. */
async function addLeadWithParts(call: Call) {
  const idOf = async (...request: Parameters<Call>) => {
    const { data, pitch } = (await call(...request)).body as Record<string, { id: string }>;
    return String((data ?? pitch)?.id);
  };
  const lead = await idOf('POST', '/api/leads', LEAD);
  const noted = await call('POST', `/api/leads/${lead}/notes`, { text: 'First' });
  const ids = {
    lead,
    note: String((noted.body as { data: { notes: { id: string }[] } }).data.notes[0]?.id),
    interview: await idOf('POST', `/api/leads/${lead}/interviews`, BODIES.addInterview),
    pitch: await idOf('POST', '/api/pitches/generate-from-company', { ...PITCH, leadId: lead }),
    message: await idOf('POST', `/api/leads/${lead}/messages`, { content: `Thanks for ${lead}` }),
  };
  return ids;
}

/** A user with one of everything that has an id. */
type UserWithData = Awaited<ReturnType<typeof createUserWithData>>;

async function createUserWithData() {
  const { uid, token } = await server.createUser();
  const call = callAs(server, { token });
  const idOf = async (...request: Parameters<Call>) =>
    String(((await call(...request)).body as { data: { id: string } }).data.id);
  await call('POST', '/api/user', DEMO_PROFILE);
  const parts = await addLeadWithParts(call);
  const deletedLead = await idOf('POST', '/api/leads', { title: 'Designer', company: 'Arbor' });
  await call('DELETE', `/api/leads/${deletedLead}`);
  const file = { name: 'cv.pdf', bytes: Buffer.from('%PDF-1.4') };
  const newToken = { name: 'Laptop', access: 'write', days: null };
  const created = (await call('POST', '/api/tokens', newToken)).body as Data<CreatedToken>;
  const passkey = { id: crypto.randomUUID(), credentialId: crypto.randomUUID(), name: 'Phone' };
  const publicKey = new Uint8Array(1);
  await server.db.insert(passkeys).values({ userId: uid, ...passkey, publicKey, counter: 0 });
  const identity = { id: crypto.randomUUID(), issuer: 'https://id.example.com', subject: uid };
  await server.db.insert(providerIdentities).values({ userId: uid, ...identity });
  const ids: Ids = {
    ...parts,
    deletedLead,
    resume: (await addResume(server.db, uid, file))?.id ?? '',
    token: created.data.id,
    passkey: passkey.id,
    person: await idOf('POST', '/api/people', { name: 'Ana Okafor' }),
    identity: identity.id,
    view: await idOf('PUT', `/api/leads/views/${crypto.randomUUID()}`, VIEW),
  };
  return { token, call, ids, accessToken: created.data };
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
  for (const { path, method, operation } of operations) {
    const { operationId, requestBody } = operation;
    if (!path.includes('{') || WITHOUT_ID.includes(operationId)) continue;
    const kind = KINDS.find(([start]) => path.startsWith(start))?.[1];
    const body = BODIES[operationId];
    if (!kind || (requestBody && !body))
      throw new Error(`${operationId} needs a kind or a body here`);
    const url = path
      .replace('{id}', ids[kind])
      .replace('{noteId}', ids.note)
      .replace('{interviewId}', ids.interview);
    responses.push({ operationId, ...(await call(method.toUpperCase() as 'GET', url, body)) });
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
    [
      'POST',
      '/api/pitches/generate-from-company',
      { ...PITCH, leadId: ids.lead, writer: 'assistant', content: 'Hi' },
    ],
    ['POST', '/api/pitches/generate-from-company', { ...PITCH, continues: ids.pitch }],
    ['PUT', `/api/pitches/${own.pitch}`, { leadId: ids.lead }],
    ['POST', `/api/leads/${own.lead}/sent`, { pitchId: ids.pitch }],
    ['PUT', `/api/messages/${own.message}`, { leadId: ids.lead }],
  ];
  for (const request of inBodies) responses.push(await call(...request));
  return responses;
}

/** What the user's own lists and profile say, except at one path. */
async function dataOf(call: Call, except?: string): Promise<string> {
  const lists = operations.filter(
    ({ path, method, operation: { operationId } }) =>
      method === 'get' && !path.includes('{') && path !== except && operationId !== 'streamChanges',
  );
  const bodies = [];
  for (const { path } of lists) bodies.push((await call('GET', path)).body);
  return JSON.stringify(bodies).replaceAll(/"(resetInSeconds|lastUsedAt|exportedAt)":[^,}]+/g, '');
}

describe("another user's ids", () => {
  let mine: UserWithData;
  let theirs: UserWithData;
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
      { operationId: 'renamePasskey', status: 403 },
      { operationId: 'deletePasskey', status: 403 },
      { operationId: 'deleteProviderIdentity', status: 403 },
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

it('a deleted lead and what belongs to it are nowhere but in the bin, until it is restored', async () => {
  const { call, ids } = await createUserWithData();
  const bodyOf = async (path: string) => (await call('GET', path)).body;
  const figures = async () => [await bodyOf('/api/leads/stats'), await bodyOf('/api/insights')];
  const { data: feed } = (await call('POST', '/api/user/calendar')).body as {
    data: { path: string };
  };
  const everything = async () => {
    const calendar = await server.app.inject(feed.path);
    return [
      await dataOf(call, '/api/leads/deleted'),
      calendar.body.replaceAll(/\r\n /g, ''),
      JSON.stringify(await bodyOf(`/api/leads?q=${LEAD.title}&dueBefore=2096-01-01T00:00:00Z`)),
    ].join();
  };
  const before = await figures();
  const deleted = await addLeadWithParts(call);
  const listed = await everything();
  for (const id of Object.values(deleted)) expect(listed).toContain(id);

  await call('DELETE', `/api/leads/${deleted.lead}`);
  const left = await everything();
  for (const id of Object.values(deleted)) expect(left).not.toContain(id);
  expect(await figures()).toEqual(before);
  const responses = await responsesWith(
    { ...everywhere(crypto.randomUUID()), ...deleted },
    ids,
    call,
  );
  expect(responses.filter(({ status }) => status !== 404)).toMatchObject([
    // The history outlives the lead, so a client learns that it was saved and deleted.
    { operationId: 'listStatusChanges', status: 200 },
  ]);

  await call('POST', '/api/leads/deleted/restore', { leadIds: [deleted.lead] });
  const restored = await everything();
  for (const id of Object.values(deleted)) expect(restored).toContain(id);
});

describe('the limit of requests', () => {
  let limited: TestServer;
  const start = async (requestLimit: number) => {
    limited = await startTestServer({ config: { requestLimit } });
  };
  afterEach(() => limited.close());

  /** They have their own limits: streams at a time, and sign-ins and sign-outs without a user. */
  const WITHOUT_USER = [
    ...['/api/events', '/api/health', '/calendar', '/v1'],
    ...['/api/auth/sign-out', '/api/auth/methods', '/api/auth/code'],
    ...['/api/auth/passkey/', '/api/auth/provider'],
  ];

  it('limits every operation of a user, and no one else', async () => {
    await start(1);
    const counted = operations
      .filter(({ path }) => !WITHOUT_USER.some((other) => `${path}/`.includes(other)))
      // There is no second one.
      .filter(({ operation }) => operation.operationId !== 'deleteUser');
    expect(counted.length).toBeGreaterThan(30);
    for (const { method, path } of counted) {
      const call = callAs(limited, await limited.createUser());
      const url = path.replace(/\{\w+\}/g, 'x');
      const send = () => call(method.toUpperCase() as 'GET', url);
      expect([url, (await send()).status]).not.toEqual([url, 429]);
      expect([url, await send()]).toEqual([
        url,
        {
          status: 429,
          body: { error: 'You have sent too many requests. Please try again in a minute.' },
        },
      ]);
    }
  });

  it('counts costly requests for more', async () => {
    await start(60);
    const user = await limited.createUser();
    const remaining = async (method: 'GET' | 'POST' | 'PUT', url: string) => {
      const headers = { authorization: `Bearer ${user.token}` };
      return (await limited.app.inject({ method, url, headers })).headers['x-ratelimit-remaining'];
    };
    expect(await remaining('GET', '/api/leads')).toBe('59');
    expect(await remaining('GET', '/api/leads?q=engineer')).toBe('2');
    expect(await remaining('POST', '/api/leads')).toBe('14');
    expect(await remaining('PUT', '/api/leads/bulk')).toBe('1');
    expect(await remaining('POST', '/api/pitches/generate-from-company')).toBe('0');
    const rejected = await callAs(limited, user)('POST', '/api/extract/page');
    expect(rejected).toMatchObject({ status: 429 });
  });
});

/*
 * Any input gets a response that follows the contract, and never a 5xx. The seed is fixed, so a failure
 * comes from a change in the code.
 */
const RUNS = { seed: 20_261_121 };

/** `FUZZ_RUNS=20000 npm run jest -- server/http/everyOperation` tries that many new requests. */
const FUZZ_RUNS = Number(process.env.FUZZ_RUNS ?? (process.env.ALL_CASES ? 250 : 60));

const FUZZ_SEED = process.env.FUZZ_RUNS === undefined ? RUNS.seed : undefined;
let user: UserWithData;

/** What a rejected request must not change. */
async function stateOf({ token }: UserWithData): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` };
  const paths = ['/api/leads?limit=1', '/api/user', '/api/pitches?limit=1'];
  const responses = await Promise.all(paths.map((url) => server.app.inject({ url, headers })));
  return responses.map(({ body }) => body.replace(/"resetInSeconds":\d+/, ''));
}

function expectContract(path: string, response: LightMyRequestResponse): void {
  expect(response.statusCode).toBeLessThan(500);
  if (response.statusCode < 400) return;
  const { error } = response.json();
  // The identity services use Firebase's error format.
  const sentence = path.includes('googleapis') && typeof error === 'object' ? error.message : error;
  expect(sentence).toEqual(expect.any(String));
  expect(sentence).not.toBe('');
}

describe('the server', () => {
  beforeEach(async () => {
    user = await createUserWithData();
  });

  it('responds to any request as the contract says', async () => {
    const request = fc.record({
      method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS' as const),
      path: anyPath,
      query: anyQuery,
      payload: anyPayload,
      contentType: anyContentType,
      isSignedIn: fc.integer({ min: 0, max: 9 }).map((chance) => chance > 0),
    });
    await fc.assert(
      fc.asyncProperty(
        request,
        async ({ method, path, query, payload, contentType, isSignedIn }) => {
          const known = path.includes('pitches') ? user.ids.pitch : user.ids.lead;
          const response = await server.app.inject({
            method,
            url: `${path.replace('known', known)}?${query}`,
            payload: method === 'GET' ? undefined : payload,
            headers: {
              ...(method !== 'GET' && { 'content-type': contentType }),
              ...(isSignedIn && { authorization: `Bearer ${user.token}` }),
            },
          });
          expectContract(path, response);
          const isDeleted =
            method === 'DELETE' && path === '/api/user' && response.statusCode === 204;
          if (isDeleted) user = await createUserWithData();
        },
      ),
      RUNS,
    );
  });

  it(
    'rejects nearly valid requests of every documented operation without a change, or accepts them',
    async () => {
      const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
      );
      const numRuns = Math.ceil(FUZZ_RUNS / operations.length);
      for (const { path, method, operation } of operations) {
        const request = fc.record({
          id: fc.oneof(fc.constant('known'), hostileText),
          query: anyQuery,
          payload: bodyFor(operation, document),
        });
        await fc.assert(
          fc.asyncProperty(request, async ({ id, query, payload }) => {
            const known = path.includes('pitches') ? user.ids.pitch : user.ids.lead;
            const pathId = id === 'known' ? known : encodeURIComponent(id.toWellFormed());
            const hasBody = operation.requestBody !== undefined;
            // A stream of events with a token never ends.
            const isSignedIn = operation.operationId !== 'streamChanges';
            const before = hasBody && (await stateOf(user));
            const response = await server.app.inject({
              method: method.toUpperCase() as 'GET',
              url: `${path.replace('{id}', pathId)}?${query}`,
              payload: hasBody ? payload : undefined,
              headers: {
                ...(hasBody && { 'content-type': 'application/json' }),
                ...(isSignedIn && { authorization: `Bearer ${user.token}` }),
              },
            });
            expectContract(path, response);
            if (hasBody && response.statusCode >= 400) expect(await stateOf(user)).toEqual(before);
            if (method === 'delete' && response.statusCode === 204) {
              user = await createUserWithData();
            }
          }),
          { numRuns, seed: FUZZ_SEED },
        );
      }
    },
    30_000 + FUZZ_RUNS * 50,
  );

  it('rejects objects that look like texts, in every field', async () => {
    const requests = operations.flatMap(({ operation, ...request }) =>
      fieldsOf(operation, document).map((field) => ({ ...request, field })),
    );
    expect(requests.length).toBeGreaterThan(50);
    for (const { path, method, field } of requests) {
      const response = await server.app.inject({
        method: method.toUpperCase() as 'PUT',
        url: path.replace('{id}', path.includes('pitches') ? user.ids.pitch : user.ids.lead),
        payload: { [field]: { length: { toString: 0 } } },
        headers: { authorization: `Bearer ${user.token}` },
      });
      expectContract(path, response);
    }
  });

  it.each(LEAD_SORTS)('accepts or rejects any cursor of a list sorted by %s', async (sort) => {
    const key = fc.oneof(
      hostileText,
      fc.double(),
      anyJson,
      fc.constant('2026-11-21T00:00:00.000Z'),
    );
    const id = fc.oneof(fc.constant(''), fc.uuid(), hostileText);
    await fc.assert(
      fc.asyncProperty(key, id, async (key, id) => {
        const json = JSON.stringify([key, id, `${sort} asc`]);
        const cursor = Buffer.from(json).toString('base64url');
        const response = await server.app.inject({
          url: `/api/leads?sort=${sort}&order=asc&cursor=${cursor}`,
          headers: { authorization: `Bearer ${user.token}` },
        });
        expectContract('/api/leads', response);
      }),
      { ...RUNS, numRuns: 15 },
    );
  });
});
