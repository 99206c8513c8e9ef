import { getResponse } from 'msw';
import type { LeadListResponse } from '#domain/contract/leads.ts';
import type { PitchListResponse } from '#domain/contract/pitches.ts';
import { postPage } from '#domain/extraction/testing/postPages.ts';
import {
  type DocumentedResponses,
  documentedResponses,
  type OpenApiDocument,
} from '#server/testing/documentedResponses.ts';
import { startTestServer, type TestServer } from '#server/testing/testServer.ts';
import { AI_CASES } from './contract/aiCases.ts';
import { ARCHIVE_CASES } from './contract/archiveCases.ts';
import {
  type ContractCase,
  FIRST_ID,
  FOREIGN_ID,
  LEADS,
  PROFILE,
  SECOND_ID,
  THIRD_ID,
} from './contract/contractCase.ts';
import { DAILY_CASES } from './contract/dailyCases.ts';
import { FOLLOW_UP_CASES } from './contract/followUpCases.ts';
import { IMPORT_CASES } from './contract/importCases.ts';
import { INSIGHT_CASES } from './contract/insightCases.ts';
import { INTERVIEW_CASES } from './contract/interviewCases.ts';
import { LEAD_CASES } from './contract/leadCases.ts';
import { LEAD_LIST_CASES } from './contract/leadListCases.ts';
import { MAILBOX_CASES } from './contract/mailboxCases.ts';
import { MESSAGE_CASES } from './contract/messageCases.ts';
import { NOTE_CASES } from './contract/noteCases.ts';
import { PEOPLE_CASES } from './contract/peopleCases.ts';
import { PITCH_CASES } from './contract/pitchCases.ts';
import { PROFILE_CASES } from './contract/profileCases.ts';
import { RESUME_CASES } from './contract/resumeCases.ts';
import { SENT_CASES } from './contract/sentCases.ts';
import { TOKEN_CASES } from './contract/tokenCases.ts';
import { UNDO_CASES } from './contract/undoCases.ts';
import { mockDb } from './db.ts';
import { makeLead } from './factories/makeLead.ts';
import { MOCK_POST } from './handlers/extraction.ts';
import { handlers } from './handlers.ts';
import { MOCK_TOKEN } from './mockUser.ts';

interface ReceivedResponse {
  status: number;
  /** Parsed, if it's JSON; `null` when there is none. */
  body: unknown;
}

/** The mocks or the server. */
interface Backend {
  /** A user without data, beside one who has the lead `FOREIGN_ID`. */
  newUser(): Promise<{ token: string }>;
  send(request: ContractCase['request'], token?: string): Promise<ReceivedResponse>;
}

/** JSON, the type of another body, or `null` when there is none. */
const parsed = (contentType: string | undefined, body: string): unknown =>
  contentType?.includes('json') ? JSON.parse(body) : (body && contentType) || null;

const mocks: Backend = {
  async newUser() {
    const foreign = makeLead({ id: FOREIGN_ID, userId: 'another-user' });
    mockDb.reset({ leads: [foreign], profile: null });
    return { token: MOCK_TOKEN };
  },
  async send([method, path, body], token) {
    const { headers, payload } = await encoded(token, body);
    const request = new Request(`http://localhost/api${path}`, { method, headers, body: payload });
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`No mock handles ${method} ${path}`);
    const contentType = response.headers.get('content-type') ?? '';
    return { status: response.status, body: parsed(contentType, await response.text()) };
  },
};

let testServer: TestServer;
let document: OpenApiDocument;
let documented: DocumentedResponses;

/** Also checks each response against the OpenAPI document. */
const server: Backend = {
  newUser: () => testServer.createUser(),
  async send([method, path, body], token) {
    const url = `/api${path}`;
    const response = await testServer.app.inject({ method, url, ...(await encoded(token, body)) });
    const contentType = response.headers['content-type'];
    const received = { status: response.statusCode, body: parsed(contentType, response.body) };
    expect(documented.problem({ method, path: url }, { ...received, contentType })).toBeNull();
    return received;
  },
};

/** LinkedIn's page of `MOCK_POST`. */
const fetchPost = async (): Promise<Response> =>
  new Response(
    postPage({
      ogTitle: `${MOCK_POST.title} | ${MOCK_POST.author}`,
      heading: MOCK_POST.title,
      jsonLd: {
        '@type': 'SocialMediaPosting',
        articleBody: MOCK_POST.content,
        author: { name: MOCK_POST.author, url: MOCK_POST.authorProfileUrl },
      },
    }),
    { headers: { 'content-type': 'text/html' } },
  );

beforeAll(async () => {
  testServer = await startTestServer({ fetch: fetchPost });
  document = (await testServer.app.inject('/api/docs/openapi.json')).json();
  documented = documentedResponses(document);
  const { token } = await testServer.createUser();
  const foreign = { id: FOREIGN_ID, title: 'Secret', company: 'Other' };
  await server.send(['POST', '/leads', foreign], token);
});
afterAll(() => testServer.close());

/** A JSON body or a form, as browsers send them. */
async function encoded(token: string | undefined, body: unknown) {
  const headers: Record<string, string> = {};
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  if (body === undefined) return { headers };
  const sent = new Response(body instanceof FormData ? body : JSON.stringify(body));
  headers['content-type'] =
    body instanceof FormData ? (sent.headers.get('content-type') ?? '') : 'application/json';
  return { headers, payload: Buffer.from(await sent.arrayBuffer()) };
}

/** Waits until the next row gets a later timestamp. */
async function nextMillisecond(): Promise<void> {
  const start = Date.now();
  while (Date.now() === start) await new Promise((resolve) => setImmediate(resolve));
}

async function addLeads(backend: Backend, token: string): Promise<void> {
  for (const lead of LEADS) {
    await backend.send(['POST', '/leads', lead], token);
    await nextMillisecond();
  }
}

type Answer = Record<'data' | 'pitch' | 'resume', { id: string; notes: { id: string }[] }>;

/** Sends the request. Returns the response and the user's data afterwards. */
async function run(backend: Backend, { given = {}, request: [method, path, body] }: ContractCase) {
  const { token } = await backend.newUser();
  /** Adds what is given. Returns the id of the first one. */
  const add = async (to: string, bodies: object[] = [], idOf?: (answer: Answer) => unknown) => {
    let first = '';
    for (const one of bodies) {
      const { body: answer } = await backend.send(['POST', to, one], token);
      first ||= String(idOf?.(answer as Answer) ?? '');
      await nextMillisecond();
    }
    return first;
  };
  const lead = `/leads/${FIRST_ID}`;
  const messages = given.messages?.map((content) => ({ content }));
  await add('/leads', given.leads);
  await add('/user', given.profile && [given.profile]);
  const ids: Record<string, string> = {
    PERSON: await add('/people', given.people, ({ data }) => data.id),
    NOTE: await add(`${lead}/notes`, given.notes, ({ data }) => data.notes[0]?.id),
    INTERVIEW: await add(`${lead}/interviews`, given.interviews, ({ data }) => data.id),
    MESSAGE: await add('/messages', messages, ({ data }) => data.id),
    PITCH: await add('/pitches/generate-from-company', given.pitches, ({ pitch }) => pitch.id),
    RESUME: await add('/user/resume', given.resume && [given.resume], ({ resume }) => resume.id),
  };
  const url = path.replace(/NOTE|INTERVIEW|MESSAGE|PITCH|RESUME/, (name) => ids[name] ?? '');
  const sent =
    body instanceof FormData || body === undefined
      ? body
      : JSON.parse(JSON.stringify(body), (key, value) =>
          key === 'pitchId' && value === 'PITCH' ? ids.PITCH : value,
        );
  const get = (list: string) => backend.send(['GET', list], token);
  return {
    response: await backend.send([method, url, sent], token),
    leads: await get('/leads?sort=createdAt'),
    statusChanges: await get(`${lead}/status-changes`),
    interviews: await get('/interviews'),
    // What changes their last contact is another version on the server, which sends events.
    people: JSON.parse(JSON.stringify(await get('/people')), (key, value) =>
      key === 'version' ? undefined : value,
    ),
    profile: await get('/user'),
    pitches: await get('/pitches'),
    resumes: await get('/user/resumes'),
  };
}

const KNOWN_IDS = [FIRST_ID, SECOND_ID, THIRD_ID, FOREIGN_ID];

/** Replaces generated ids, timestamps, owners, cursors and texts. */
function comparable(value: unknown, key = ''): unknown {
  if (key === 'account') return key;
  if (key === 'addedIds') return (value as string[]).length;
  if (Array.isArray(value)) return value.map((entry) => comparable(entry));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, comparable(entry, name)]),
    );
  }
  if (key === 'resetInSeconds' || key === 'seconds') return 'seconds';
  if (typeof value !== 'string') return value;
  if (key === 'content' || key === 'originalContent' || key === 'userId' || key === 'nextCursor')
    return key;
  if (key === 'messageId') return key;
  if (key === 'token') return value.length;
  if (key === 'path') return value.replace(/[^/]+\.ics$/, 'SECRET.ics');
  if (['id', 'pitchId'].includes(key) && !KNOWN_IDS.includes(value))
    return `id of ${value.length} characters`;
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) ? 'timestamp' : value;
}

const ALL_CASES = [
  ...LEAD_LIST_CASES,
  ...INSIGHT_CASES,
  ...DAILY_CASES,
  ...IMPORT_CASES,
  ...LEAD_CASES,
  ...NOTE_CASES,
  ...INTERVIEW_CASES,
  ...PEOPLE_CASES,
  ...MESSAGE_CASES,
  ...PITCH_CASES,
  ...FOLLOW_UP_CASES,
  ...SENT_CASES,
  ...UNDO_CASES,
  ...PROFILE_CASES,
  ...RESUME_CASES,
  ...TOKEN_CASES,
  ...AI_CASES,
  ...MAILBOX_CASES,
  ...ARCHIVE_CASES,
];

describe('the mocks respond as the server does', () => {
  it.each(ALL_CASES)('$name', async (contractCase) => {
    const expected = await run(server, contractCase);
    const { status, response = null } = contractCase;
    expect(expected.response).toMatchObject({ status, body: response });
    expect(comparable(await run(mocks, contractCase))).toEqual(comparable(expected));
  });

  it('report their health without a token', async () => {
    const expected = await server.send(['GET', '/health']);
    const body = { status: 'ok', database: 'reachable', version: expect.any(String) };
    expect(expected).toEqual({ status: 200, body });
    expect(await mocks.send(['GET', '/health'])).toEqual({ status: 200, body });
  });

  it('covers every documented operation', () => {
    const covered = ALL_CASES.map(
      ({ request: [method, path] }) => documented.operation(method, `/api${path}`)?.operationId,
    );
    const operations = Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .filter(({ tags }) => !tags.includes('auth'));
    // The event stream doesn't end, the calendar isn't for the web app, and local models depend on the
    // machine; the server tests them.
    const tested = ['getHealth', 'streamChanges', 'getCalendarFeed', 'findLocalAi'];
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      [...new Set([...covered, ...tested])].toSorted(),
    );
  });

  it.each([
    ['without a token', undefined, 'User not authenticated'],
    ['with a forged token', `${MOCK_TOKEN}x`, 'Authentication failed'],
  ])('reject every request %s', async (_how, token, error) => {
    const requests = ALL_CASES.map(
      ({ request: [method, path] }) => `${method} ${path.split('?')[0]}`,
    );
    for (const request of new Set(requests)) {
      const [method, path] = request.split(' ') as ContractCase['request'];
      for (const backend of [server, mocks]) {
        const { status, body } = await backend.send([method, path], token);
        expect({ request, status, body }).toEqual({ request, status: 401, body: { error } });
      }
    }
  });

  it.each(['sort=updatedAt', 'sort=createdAt&order=asc'])(
    'return the same pages of leads: %s',
    async (query) => {
      const pages = await pagesOfLeads(server, query);
      expect(pages).toHaveLength(LEADS.length);
      expect(await pagesOfLeads(mocks, query)).toEqual(pages);
    },
  );

  it('return the same pages of pitches', async () => {
    for (const backend of [server, mocks]) {
      const { token } = await backend.newUser();
      await backend.send(['POST', '/user', PROFILE], token);
      for (const company of ['a', 'b', 'c', 'd', 'e']) {
        const pitch = { company, position: 'Data Engineer' };
        await backend.send(['POST', '/pitches/generate-from-company', pitch], token);
        await nextMillisecond();
      }
      const pages = await pagesOf<PitchListResponse>(backend, token, '/pitches?limit=2');
      expect(pages.map(({ data }) => data.map(({ company }) => company))).toEqual([
        ['e', 'd'],
        ['c', 'b'],
        ['a'],
      ]);
    }
  });

  it('reject a cursor of a list in another order', async () => {
    for (const backend of [server, mocks]) {
      const { token } = await backend.newUser();
      await addLeads(backend, token);
      const { body } = await backend.send(['GET', '/leads?sort=createdAt&limit=1'], token);
      const cursor = (body as LeadListResponse).nextCursor;
      const response = await backend.send(['GET', `/leads?sort=updatedAt&cursor=${cursor}`], token);
      expect(response.status).toBe(400);
    }
  });
});

/** The pages of a list. */
async function pagesOf<Page extends { nextCursor: string | null }>(
  backend: Backend,
  token: string,
  path: string,
): Promise<Page[]> {
  const pages: Page[] = [];
  for (let cursor: string | null = ''; cursor !== null; cursor = pages.at(-1)?.nextCursor ?? null) {
    const { body } = await backend.send(['GET', `${path}&cursor=${cursor}`], token);
    pages.push(body as Page);
  }
  return pages;
}

/** The ids on each page of the list, with one lead on a page. */
async function pagesOfLeads(backend: Backend, query: string): Promise<string[][]> {
  const { token } = await backend.newUser();
  await addLeads(backend, token);
  const pages = await pagesOf<LeadListResponse>(backend, token, `/leads?limit=1&${query}`);
  return pages.map(({ data }) => data.map(({ id }) => id));
}
