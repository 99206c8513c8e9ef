import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import {
  LEAD_SORTS,
  LEAD_STATUSES,
  PITCH_LENGTHS,
  PITCH_TONES,
  PITCH_TYPES,
} from '#domain/contract/enums.ts';
import { LINKEDIN_POST_PREFIX } from '#domain/linkedInPost.ts';
import { TEXT_POST } from '#domain/postPages.ts';
import { addProfile } from './profile/repository.ts';
import { DEMO_PROFILE } from './seed/demoProfile.ts';
import { anyCharacter } from './testing/anyCharacter.ts';
import { callAs } from './testing/callAs.ts';
import type { OpenApiDocument } from './testing/documentedResponses.ts';
import { startTestServer, type TestServer, type TestUser } from './testing/testServer.ts';

/*
 * Any input gets a response that follows the contract, and never a 5xx. The seed is fixed, so a failure
 * comes from a change in the code.
 */
const RUNS = { numRuns: 200, seed: 20_261_121 };

let server: TestServer;

/** A user with a profile, a lead and a pitch. */
interface UserWithData extends TestUser {
  leadId: string;
  pitchId: string;
}
let user: UserWithData;

async function createUserWithData(): Promise<UserWithData> {
  const user = await server.createUser();
  const call = callAs(server, user);
  await addProfile(server.db, user.uid, DEMO_PROFILE);
  const lead = await call('POST', '/api/leads', { title: 'Engineer', company: 'Aldermoor' });
  const opportunity = { company: 'Aldermoor', position: 'Engineer' };
  const pitch = await call('POST', '/api/pitches/generate-from-company', opportunity);
  const { id: leadId } = (lead.body as { data: { id: string } }).data;
  const { id: pitchId } = (pitch.body as { pitch: { id: string } }).pitch;
  return { ...user, leadId, pitchId };
}

const html = { headers: { 'content-type': 'text/html' } };

beforeAll(async () => {
  server = await startTestServer({
    config: { dailyPitchLimit: 1_000_000 },
    fetch: async () => new Response(TEXT_POST, html),
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  user = await createUserWithData();
});

const nastyText = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 20 }),
  fc.string({
    unit: fc.constantFrom('\0', '\ud800', '\udc00', 'a', 'é', '😀', '%', '\\', "'", '"'),
  }),
  fc.constantFrom('', ' ', 'N/A', '__proto__', 'constructor', 'javascript:alert(1)', 'https://'),
  fc.constantFrom('x'.repeat(250), 'ﷺ'.repeat(150), '9'.repeat(400)),
);

const anyJson = fc.anything({
  values: [nastyText, fc.integer(), fc.double(), fc.boolean(), fc.constant(null)],
  key: fc.oneof(
    nastyText,
    fc.constantFrom('title', 'company', 'contactInfo', 'leadIds', 'updates'),
  ),
  maxDepth: 4,
});

/** Text that can be stored: letters of all scripts, control characters, and SQL wildcards. */
const goodText = fc
  .string({ unit: anyCharacter, maxLength: 40 })
  .map((text) => `x${text.replaceAll('\0', '%_\\').toWellFormed()}`);

/** Valid values for some fields and, half of the time, anything in one of them. */
function nearly(fields: Record<string, fc.Arbitrary<unknown>>, required: string[] = []) {
  const valid = fc.record(fields, { requiredKeys: required });
  const field = fc.constantFrom(...Object.keys(fields));
  const wrong = fc.record({ field, value: fc.oneof(anyJson, nastyText) });
  return fc
    .tuple(valid, fc.option(wrong, { freq: 2 }))
    .map(([right, wrong]) => (wrong ? { ...right, [wrong.field]: wrong.value } : right));
}

const timestamp = fc
  .date({ min: new Date(0), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString());

const leadFields = {
  title: goodText,
  company: goodText,
  type: fc.constantFrom('lead', 'job'),
  category: fc.constantFrom('networking', null),
  status: fc.constantFrom(...LEAD_STATUSES),
  description: goodText,
  postUrl: fc.constantFrom('', 'https://example.com', 'http://a\u0001b', 'HTTPS://É.example/ü'),
  value: fc.oneof(fc.double({ min: 0, max: 1e12, noNaN: true }), fc.constantFrom(-0, 5e-324)),
  contactInfo: fc.record({ name: goodText, phone: goodText }, { requiredKeys: [] }),
  tags: fc.array(goodText, { maxLength: 5 }),
  score: fc.option(fc.integer({ min: 0, max: 100 })),
  lastContactAt: fc.option(timestamp),
  nextFollowUpAt: fc.constantFrom(null, '1970-01-01T00:00:00+00:00', '9999-12-31T23:59:59.999999Z'),
  isQualified: fc.boolean(),
  userId: anyJson,
};

const nearlyLead = nearly(leadFields, ['title', 'company']);

const nearlyNewLead = nearly({ ...leadFields, id: fc.uuid() }, ['title', 'company']);

const nearlyNote = nearly({ text: goodText, type: fc.constantFrom('general', 'interview') }, [
  'text',
]);

const nearlyProfile = nearly(
  {
    personalInfo: fc.record({
      name: goodText,
      email: fc.constantFrom('mara@example.com', 'x@é.de'),
    }),
    professionalSummary: goodText,
    yearsOfExperience: fc.double({ min: 0, max: 80, noNaN: true }),
    skills: fc.record({ technicalSkills: fc.array(goodText, { minLength: 1, maxLength: 3 }) }),
    experience: fc.array(fc.record({ title: goodText }, { requiredKeys: [] }), { maxLength: 2 }),
    projects: fc.array(fc.record({ name: goodText, url: fc.constant('x.yz') }), { maxLength: 2 }),
  },
  ['personalInfo', 'professionalSummary', 'skills'],
);

const nearlyPitch = nearly(
  {
    company: goodText,
    position: goodText,
    description: goodText,
    location: goodText,
    type: fc.constantFrom(...PITCH_TYPES),
    tone: fc.constantFrom(...PITCH_TONES),
    length: fc.constantFrom(...PITCH_LENGTHS),
    template: goodText,
    customPrompt: goodText,
    leadId: fc.constant('known'),
    tags: fc.array(goodText, { maxLength: 3 }),
    contactInfo: fc.record({ name: goodText, email: fc.constantFrom('N/A', 'maja@example.com') }),
    userId: anyJson,
  },
  ['company', 'position'],
);

const nearlyPostUrl = fc.record({
  postUrl: fc.oneof(
    goodText.map((text) => `${LINKEDIN_POST_PREFIX}${text}`),
    nastyText.map((text) => `${LINKEDIN_POST_PREFIX}${text}`),
    nastyText,
  ),
});

const body = fc.oneof(
  anyJson,
  nearlyNewLead,
  nearlyProfile,
  nearlyNote,
  nearlyPitch,
  nearlyPostUrl,
  fc.record({ leadIds: fc.array(nastyText), updates: nearlyLead }),
  fc.record({ email: nastyText, password: nastyText, idToken: nastyText }),
);

const payload = fc.oneof(
  { arbitrary: body.map((value) => JSON.stringify(value) ?? ''), weight: 8 },
  { arbitrary: nastyText, weight: 1 },
  { arbitrary: fc.uint8Array().map((bytes) => Buffer.from(bytes)), weight: 1 },
  { arbitrary: fc.constant('['.repeat(100_000)), weight: 1 },
  {
    arbitrary: fc
      .tuple(fc.constantFrom('resume', 'x', '"'), nastyText, nastyText)
      .map(
        ([field, name, content]) =>
          `--x\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n${content}\r\n--x--`,
      ),
    weight: 1,
  },
);

const query = fc.oneof(
  fc
    .dictionary(
      fc.oneof(
        nastyText,
        fc.constantFrom('limit', 'sort', 'order', 'status', 'type', 'q', 'cursor'),
      ),
      fc.oneof(nastyText, fc.constantFrom('1', '1000', 'title', 'asc', 'new', 'WyJ0aXRsZSJd')),
    )
    .map((entries) => new URLSearchParams(entries).toString()),
  fc.string().map((text) => text.replace(/[^\x21-\x7e]|#/g, '')),
);

const pathPart = fc.oneof(
  fc.constantFrom(
    'known',
    'c0ffee00-0000-4000-8000-000000000001',
    'bulk',
    'stats',
    '..',
    '%00',
    '%',
  ),
  nastyText.map((text) => encodeURIComponent(text.toWellFormed())),
);

const idPath = pathPart.map((part) => `/api/leads/${part}`);

const path = fc.oneof(
  fc.constantFrom('/api/leads', '/api/leads/bulk', '/api/leads/stats', '/api/user', '/api/health'),
  fc.constantFrom('/api/pitches', '/api/pitches/generate-from-company', '/api/user/resume'),
  fc.constantFrom('/api/extract/linkedin-post', '/api/docs', '/api/docs/openapi.json'),
  idPath,
  idPath.map((path) => `${path}/notes`),
  pathPart.map((part) => `/api/pitches/${part}`),
  pathPart.map((part) => `/${part}`),
  fc
    .constantFrom('signInWithPassword', 'lookup')
    .map((call) => `/identitytoolkit.googleapis.com/v1/accounts:${call}`),
  fc.constant('/securetoken.googleapis.com/v1/token'),
);

const contentType = fc.oneof(
  { arbitrary: fc.constant('application/json'), weight: 6 },
  {
    arbitrary: fc.constantFrom('application/x-www-form-urlencoded', 'text/plain', 'x', '', 'a/b;c'),
    weight: 1,
  },
  {
    arbitrary: fc.constantFrom('multipart/form-data; boundary=x', 'multipart/form-data'),
    weight: 1,
  },
);

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
  it('responds to any request as the contract says', async () => {
    const request = fc.record({
      method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS' as const),
      path,
      query,
      payload,
      contentType,
      isSignedIn: fc.integer({ min: 0, max: 9 }).map((chance) => chance > 0),
    });
    await fc.assert(
      fc.asyncProperty(
        request,
        async ({ method, path, query, payload, contentType, isSignedIn }) => {
          const known = path.includes('pitches') ? user.pitchId : user.leadId;
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
          const isGone = method === 'DELETE' && path === '/api/user' && response.statusCode === 204;
          if (isGone) user = await createUserWithData();
        },
      ),
      RUNS,
    );
  });

  const LEADS = '/api/leads?limit=1';
  const nearlyBulk = nearlyLead.map((updates) => ({ leadIds: ['known'], updates }));
  it.each<[method: 'POST' | 'PUT', path: string, body: fc.Arbitrary<object>, changes: string]>([
    ['POST', '/api/leads', nearlyNewLead, LEADS],
    ['PUT', '/api/leads/known', nearlyLead, LEADS],
    ['PUT', '/api/leads/bulk', nearlyBulk, LEADS],
    ['POST', '/api/leads/known/notes', nearlyNote, LEADS],
    ['POST', '/api/user', nearlyProfile, '/api/user'],
    ['PUT', '/api/user', nearlyProfile, '/api/user'],
    ['POST', '/api/pitches/generate-from-company', nearlyPitch, '/api/pitches?limit=1'],
    ['POST', '/api/extract/linkedin-post', nearlyPostUrl, LEADS],
  ])('accepts valid input; otherwise rejects and changes nothing: %s %s', async (...row) => {
    const [method, path, nearlyRight, changes] = row;
    const headers = { authorization: `Bearer ${user.token}` };
    const state = async () => {
      const { body } = await server.app.inject({ url: changes, headers });
      return body.replace(/"resetInSeconds":\d+/, '');
    };
    const counts = { accepted: 0, rejected: 0 };
    await fc.assert(
      fc.asyncProperty(nearlyRight, async (sent) => {
        const before = await state();
        const response = await server.app.inject({
          method,
          url: path.replace('known', user.leadId),
          payload: JSON.stringify(sent).replace('"known"', JSON.stringify(user.leadId)),
          headers: { ...headers, 'content-type': 'application/json' },
        });
        expectContract(path, response);
        // 404: the pitch's lead doesn't exist; 409: the profile already exists.
        expect([200, 201, 400, 404, 409]).toContain(response.statusCode);
        if (response.statusCode >= 400) expect(await state()).toBe(before);
        counts[response.statusCode === 400 ? 'rejected' : 'accepted'] += 1;
      }),
      { ...RUNS, numRuns: 50 },
    );
    expect(counts.accepted).toBeGreaterThan(12);
    expect(counts.rejected).toBeGreaterThan(6);
  });

  it('treats ids of other users as unknown, for every operation', async () => {
    const { paths } = (await server.app.inject('/api/docs/openapi.json')).json<OpenApiDocument>();
    const other = await createUserWithData();
    const call = callAs(server, user);
    const calls = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => ({
        path,
        method: method.toUpperCase() as 'GET',
        example: { post: { text: 'Call back' }, put: {} }[method],
      })),
    );
    const ask = (id: string) =>
      Promise.all([
        ...calls
          .filter(({ path }) => path.includes('{id}'))
          .map(({ path, method, example }) => call(method, path.replace('{id}', id), example)),
        call('PUT', '/api/leads/bulk', { leadIds: [user.leadId, id], updates: { value: 7 } }),
        call('POST', '/api/pitches/generate-from-company', {
          company: 'Aldermoor',
          position: 'Engineer',
          leadId: id,
        }),
      ]);
    const unknown = await ask('77777777-7777-4777-8777-777777777777');
    expect(unknown).toHaveLength(8);
    for (const { status } of unknown) expect(status).toBe(404);
    for (const id of [other.leadId, other.pitchId, 'no id']) expect(await ask(id)).toEqual(unknown);
  });

  it.each(LEAD_SORTS)('accepts or rejects any cursor of a list sorted by %s', async (sort) => {
    const key = fc.oneof(nastyText, fc.double(), anyJson, fc.constant('2026-11-21T00:00:00.000Z'));
    const id = fc.oneof(fc.constant(''), fc.uuid(), nastyText);
    await fc.assert(
      fc.asyncProperty(key, id, async (key, id) => {
        const json = JSON.stringify([sort, 'asc', key, id]);
        const cursor = Buffer.from(json).toString('base64url');
        const response = await server.app.inject({
          url: `/api/leads?sort=${sort}&order=asc&cursor=${cursor}`,
          headers: { authorization: `Bearer ${user.token}` },
        });
        expectContract('/api/leads', response);
      }),
      { ...RUNS, numRuns: 30 },
    );
  });

  it('accepts or rejects any cursor of a list of pitches', async () => {
    const createdAt = fc.oneof(nastyText, timestamp, anyJson);
    const id = fc.oneof(fc.uuid(), nastyText);
    await fc.assert(
      fc.asyncProperty(createdAt, id, async (createdAt, id) => {
        const cursor = Buffer.from(JSON.stringify([createdAt, id])).toString('base64url');
        const response = await server.app.inject({
          url: `/api/pitches?cursor=${cursor}`,
          headers: { authorization: `Bearer ${user.token}` },
        });
        expectContract('/api/pitches', response);
      }),
      { ...RUNS, numRuns: 30 },
    );
  });
});
