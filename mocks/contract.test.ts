import { getResponse } from 'msw';
import type { LeadListResponse } from '#domain/contract/leads.ts';
import type { PitchListResponse, PitchResponse } from '#domain/contract/pitches.ts';
import { postPage } from '#domain/postPages.ts';
import type { OpenApiDocument } from '#server/docs/openApiTypes.ts';
import { type DocumentedAnswers, documentedAnswers } from '#server/testing/documentedAnswers.ts';
import { startTestServer, type TestServer } from '#server/testing/testServer.ts';
import {
  type Call,
  FIRST_ID,
  FOREIGN_ID,
  LEADS,
  PROFILE,
  SECOND_ID,
  THIRD_ID,
} from './contract/call.ts';
import { LEAD_CALLS } from './contract/leadCalls.ts';
import { LEAD_LIST_CALLS } from './contract/leadListCalls.ts';
import { NOTE_CALLS } from './contract/noteCalls.ts';
import { PITCH_CALLS } from './contract/pitchCalls.ts';
import { PROFILE_CALLS } from './contract/profileCalls.ts';
import { RESUME_CALLS } from './contract/resumeCalls.ts';
import { mockDb } from './db.ts';
import { makeLead } from './factories/makeLead.ts';
import { MOCK_POST } from './handlers/extraction.ts';
import { handlers } from './handlers.ts';
import { MOCK_TOKEN } from './mockUser.ts';

interface Answer {
  status: number;
  /** Parsed JSON; `null` when there is no body. */
  body: unknown;
}

/** Either side: makes a new user who has nothing, beside one who has the lead `FOREIGN_ID`. */
interface Backend {
  newUser(): Promise<{ token: string }>;
  send(call: Call['call'], token?: string): Promise<Answer>;
}

const mocked: Backend = {
  async newUser() {
    const foreign = makeLead({ id: FOREIGN_ID, userId: 'somebody-else' });
    mockDb.reset({ leads: [foreign], profile: null });
    return { token: MOCK_TOKEN };
  },
  async send([method, path, body], token) {
    const { headers, payload } = await encoded(token, body);
    const request = new Request(`http://localhost/api${path}`, { method, headers, body: payload });
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`No mock answers ${method} ${path}`);
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : null };
  },
};

let server: TestServer;
let documented: DocumentedAnswers;

/** Everything that the server answers here is as its OpenAPI document says. */
const real: Backend = {
  newUser: () => server.createUser(),
  async send([method, path, body], token) {
    const url = `/api${path}`;
    const response = await server.app.inject({ method, url, ...(await encoded(token, body)) });
    const answer = { status: response.statusCode, body: response.body ? response.json() : null };
    const contentType = response.headers['content-type'];
    expect(documented.complaint({ method, path: url }, { ...answer, contentType })).toBeNull();
    return answer;
  },
};

beforeAll(async () => {
  server = await startTestServer({ fetch: linkedIn });
  const document = await server.app.inject('/api/docs/openapi.json');
  documented = documentedAnswers(document.json<OpenApiDocument>());
  const { token } = await server.createUser();
  const foreign = { id: FOREIGN_ID, title: 'Secret', company: 'Other' };
  await real.send(['POST', '/leads', foreign], token);
});
afterAll(() => server.close());

/** The page of `MOCK_POST`. */
const linkedIn = async (): Promise<Response> =>
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

/** A request with JSON or a form in it, as browsers send them. */
async function encoded(token: string | undefined, body: unknown) {
  const sent = new Response(body instanceof FormData ? body : JSON.stringify(body));
  const form = body instanceof FormData && sent.headers.get('content-type');
  const headers: Record<string, string> = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': form || 'application/json' }),
  };
  return {
    headers,
    ...(body !== undefined && { payload: Buffer.from(await sent.arrayBuffer()) }),
  };
}

/** Makes the call, and reads what it left behind. */
async function perform(backend: Backend, { given = {}, call }: Call) {
  const { token } = await backend.newUser();
  for (const lead of given.leads ?? []) await backend.send(['POST', '/leads', lead], token);
  if (given.profile) await backend.send(['POST', '/user', given.profile], token);
  let pitchId = '';
  for (const request of given.pitches ?? []) {
    const { body } = await backend.send(['POST', '/pitches/generate-from-company', request], token);
    pitchId ||= (body as PitchResponse).pitch.id;
    await nextMillisecond();
  }
  const [method, path, body] = call;
  const answer = await backend.send([method, path.replace('PITCH', pitchId), body], token);
  const leads = await backend.send(['GET', '/leads?sort=title'], token);
  const profile = await backend.send(['GET', '/user'], token);
  const pitches = await backend.send(['GET', '/pitches'], token);
  return { answer, leads, profile, pitches };
}

const KNOWN_IDS = [FIRST_ID, SECOND_ID, THIRD_ID, FOREIGN_ID];

/** The same without what each side makes up itself: ids, moments, owners and cursors. */
function comparable(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => comparable(entry));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, comparable(entry, name)]),
    );
  }
  if (key === 'resetInSeconds') return 'seconds';
  if (typeof value !== 'string') return value;
  if (key === 'content') return 'a text';
  if (key === 'userId' || key === 'nextCursor') return `a ${key}`;
  if (key === 'id' && !KNOWN_IDS.includes(value)) return `an id of ${value.length} characters`;
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) ? 'a moment' : value;
}

const ALL_CALLS = [
  ...LEAD_LIST_CALLS,
  ...LEAD_CALLS,
  ...NOTE_CALLS,
  ...PITCH_CALLS,
  ...PROFILE_CALLS,
  ...RESUME_CALLS,
];

describe('the mocks answer as the server does', () => {
  it.each(ALL_CALLS)('$name', async (call) => {
    const expected = await perform(real, call);
    expect(expected.answer).toMatchObject({ status: call.status, body: call.answer ?? null });
    expect(comparable(await perform(mocked, call))).toEqual(comparable(expected));
  });

  it('tells that the server is well, without a token', async () => {
    const expected = await real.send(['GET', '/health']);
    expect(expected).toEqual({ status: 200, body: { status: 'ok', database: 'reachable' } });
    expect(await mocked.send(['GET', '/health'])).toEqual(expected);
  });

  it('makes every call that the server documents', () => {
    const made = ALL_CALLS.map(({ call: [method, path] }) =>
      documented.operationId(method, `/api${path}`),
    );
    const operations = documented.operations.filter(({ tag }) => tag !== 'auth');
    // The stream of changes does not end; it has a test of its own.
    const others = ['getHealth', 'followChanges'];
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      [...new Set([...made, ...others])].toSorted(),
    );
  });

  const calls = ALL_CALLS.map(({ call: [method, path] }) => `${method} ${path.split('?')[0]}`);
  const oneOfEach = calls.filter((call) => !/[79]{8}|first$/.test(call));
  describe.each([...new Set(oneOfEach)])('%s', (call) => {
    it.each([
      ['without a token', undefined, 'User not authenticated'],
      ['with a forged one', `${MOCK_TOKEN}x`, 'Authentication failed'],
    ])('is refused %s', async (_how, token, error) => {
      const [method, path] = call.split(' ') as Call['call'];
      for (const backend of [real, mocked]) {
        const answer = await backend.send([method, path], token);
        expect(answer).toEqual({ status: 401, body: { error } });
      }
    });
  });

  it.each(['sort=title&order=asc', 'sort=value', 'sort=updatedAt', 'sort=createdAt&order=asc'])(
    'walks from page to page: %s',
    async (query) => {
      const walks = await Promise.all([walk(real, query), walk(mocked, query)]);
      const ids = LEADS.map(({ id }) => id);
      for (const pages of walks) expect(pages.flat().toSorted()).toEqual(ids);
      expect(walks[0]).toHaveLength(3);
      expect(walks[1]).toEqual(walks[0]);
    },
  );

  it('walks from page to page of the pitches', async () => {
    for (const backend of [real, mocked]) {
      const { token } = await backend.newUser();
      await backend.send(['POST', '/user', PROFILE], token);
      for (const company of ['a', 'b', 'c', 'd', 'e']) {
        const request = { company, position: 'Data Engineer' };
        await backend.send(['POST', '/pitches/generate-from-company', request], token);
        await nextMillisecond();
      }
      const pages: string[][] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const path: string = `/pitches?limit=2&cursor=${cursor}`;
        const { body } = await backend.send(['GET', path], token);
        const { data, nextCursor } = body as PitchListResponse;
        pages.push(data.map(({ company }) => company));
        cursor = nextCursor;
      }
      expect(pages).toEqual([['e', 'd'], ['c', 'b'], ['a']]);
    }
  });

  it('takes no cursor of another order', async () => {
    for (const backend of [real, mocked]) {
      const { token } = await backend.newUser();
      for (const lead of LEADS) await backend.send(['POST', '/leads', lead], token);
      const { body } = await backend.send(['GET', '/leads?sort=title&limit=1'], token);
      const cursor = (body as LeadListResponse).nextCursor;
      const answer = await backend.send(['GET', `/leads?sort=value&cursor=${cursor}`], token);
      expect(answer.status).toBe(400);
    }
  });
});

/** So that no two rows were made in the same one. */
const nextMillisecond = () => new Promise((resolve) => setTimeout(resolve, 2));

/** The ids on each page of the list, one lead to a page. */
async function walk(backend: Backend, query: string): Promise<(string | undefined)[][]> {
  const { token } = await backend.newUser();
  for (const lead of LEADS) {
    await backend.send(['POST', '/leads', lead], token);
    await nextMillisecond();
  }
  const pages: string[][] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const path: string = `/leads?limit=1&${query}&cursor=${cursor}`;
    const { data, nextCursor } = (await backend.send(['GET', path], token))
      .body as LeadListResponse;
    pages.push(data.map(({ id }) => id));
    cursor = nextCursor;
  }
  return pages;
}
