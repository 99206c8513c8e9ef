import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { parseHTML } from 'linkedom';
import { LEAD_SORTS } from '#domain/contract/enums.ts';
import { readLinkedInPost } from '#domain/extraction/readLinkedInPost.ts';
import { TEXT_POST } from '#domain/extraction/testing/postPages.ts';
import { addProfile } from './profile/repository.ts';
import { addResume } from './resume/repository.ts';
import { DEMO_PROFILE } from './seed/demoProfile.ts';
import { bodyFor, fieldsOf } from './testing/arbitraryBody.ts';
import {
  anyContentType,
  anyJson,
  anyPath,
  anyPayload,
  anyQuery,
  hostileText,
} from './testing/arbitraryRequests.ts';
import { callAs } from './testing/callAs.ts';
import type { OpenApiDocument } from './testing/documentedResponses.ts';
import { suiteServer } from './testing/suiteServer.ts';
import type { TestUser } from './testing/testServer.ts';

/*
 * Any input gets a response that follows the contract, and never a 5xx. The seed is fixed, so a failure
 * comes from a change in the code.
 */
const RUNS = { seed: 20_261_121 };

/** `FUZZ_RUNS=20000 npx jest server/robustness` tries that many new requests. */
const FUZZ_RUNS = Number(process.env.FUZZ_RUNS ?? (process.env.ALL_CASES ? 250 : 60));
const FUZZ_SEED = process.env.FUZZ_RUNS === undefined ? RUNS.seed : undefined;

/** A user with a profile, a lead and a pitch. */
interface UserWithData extends TestUser {
  leadId: string;
  pitchId: string;
  resumeId: string;
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
  const file = { name: 'cv.pdf', bytes: Buffer.from('%PDF-1.4') };
  const resume = await addResume(server.db, user.uid, file);
  return { ...user, leadId, pitchId, resumeId: resume?.id ?? '' };
}

/** What a rejected request must not change. */
async function stateOf({ token }: TestUser): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` };
  const paths = ['/api/leads?limit=1', '/api/user', '/api/pitches?limit=1'];
  const responses = await Promise.all(paths.map((url) => server.app.inject({ url, headers })));
  return responses.map(({ body }) => body.replace(/"resetInSeconds":\d+/, ''));
}

const html = { headers: { 'content-type': 'text/html' } };

const { server } = suiteServer({
  config: { dailyPitchLimit: 1_000_000, requestLimit: Number.MAX_SAFE_INTEGER },
  // Starting a thread for each request takes too long. The pages are well-formed.
  runInThread: async <Message>(_program: URL, { html }: { html?: string }) =>
    readLinkedInPost(parseHTML(html ?? '').document) as Message,
  fetch: async () => new Response(TEXT_POST, html),
});
beforeEach(async () => {
  user = await createUserWithData();
});

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
      const document = (await server.app.inject('/api/docs/openapi.json')).json<OpenApiDocument>();
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
            const known = path.includes('pitches') ? user.pitchId : user.leadId;
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
    const document = (await server.app.inject('/api/docs/openapi.json')).json<OpenApiDocument>();
    const requests = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) =>
        fieldsOf(operation, document).map((field) => ({ path, method, field })),
      ),
    );
    expect(requests.length).toBeGreaterThan(50);
    for (const { path, method, field } of requests) {
      const response = await server.app.inject({
        method: method.toUpperCase() as 'PUT',
        url: path.replace('{id}', path.includes('pitches') ? user.pitchId : user.leadId),
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
        const json = JSON.stringify([sort, 'asc', key, id]);
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
