import { setTimeout as wait } from 'node:timers/promises';
import { LIMITS } from '#domain/contract/limits.ts';
import type { PitchListResponse, PitchResponse } from '#domain/contract/pitches.ts';
import { DEMO_PROFILE } from '../seed/demoProfile.ts';
import { type Call, callAs } from '../testing/callAs.ts';
import {
  answerWith,
  endPieces,
  type FakeModel,
  type ModelAnswer,
  startFakeModel,
  writePieces,
} from '../testing/fakeModel.ts';
import { startTestServer, type TestServer, type TestUser } from '../testing/testServer.ts';

let model: FakeModel;
let server: TestServer;
let address: string;
let user: TestUser;
let call: Call;

beforeAll(async () => {
  model = await startFakeModel();
  server = await startTestServer({
    config: { ai: { baseUrl: model.baseUrl, apiKey: 'sk-test', model: 'tiny-1' } },
    pitchTimeout: 2_000,
  });
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  await model.close();
});
beforeEach(async () => {
  user = await server.createUser();
  call = callAs(server, user);
  await call('POST', '/api/user', DEMO_PROFILE);
  model.requests = [];
  model.aborted = 0;
});

const GENERATE = '/api/pitches/generate-from-company';
const REQUEST = { company: 'Helio Grid', position: 'Engineer', description: 'React.' };

const kept = async (): Promise<PitchListResponse> =>
  (await call('GET', '/api/pitches')).body as PitchListResponse;

/** Waits until the count of the day is whole again, and nothing is kept. */
async function expectNothingCounted(): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    if ((await kept()).rateLimit.remaining === 20) break;
    await wait(20);
  }
  expect(await kept()).toMatchObject({ data: [], rateLimit: { remaining: 20 } });
}

/** Asks over the network for events, as a browser does. */
const ask = (signal?: AbortSignal): Promise<Response> =>
  fetch(`${address}${GENERATE}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${user.token}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    body: JSON.stringify(REQUEST),
    signal,
  });

it('asks the model for a grounded pitch, and says what it claims beyond the profile', async () => {
  model.answer = answerWith('Hi,\n\nat Google I led ', '12 people with React.\n');
  const { status, body } = await call('POST', GENERATE, { ...REQUEST, customPrompt: 'Be brief' });
  expect(status).toBe(200);
  const { pitch, rateLimit } = body as PitchResponse;
  expect(pitch).toMatchObject({
    generator: 'tiny-1',
    content: 'Hi,\n\nat Google I led 12 people with React.',
    unsupportedClaims: [
      { kind: 'employer', text: 'Google', start: 8, end: 14 },
      { kind: 'number', text: '12', start: 21, end: 23 },
    ],
  });
  expect(rateLimit).toMatchObject({ remaining: 19, limit: 20 });
  expect(model.requests).toMatchObject([
    { authorization: 'Bearer sk-test', model: 'tiny-1', stream: false },
  ]);
  const [{ messages }] = model.requests as [(typeof model.requests)[0]];
  expect(messages[0]).toMatchObject({
    role: 'system',
    content: expect.stringContaining('Never invent'),
  });
  expect(messages[1]?.content).toMatch(/Wetterstein Systems[\s\S]*Helio Grid[\s\S]*Be brief/);
});

it('leaves out what a model thinks aloud', async () => {
  model.answer = answerWith('<think>Hmm, 99 ways.</think>', 'Hello there.');
  expect(await call('POST', GENERATE, REQUEST)).toMatchObject({
    body: { pitch: { content: 'Hello there.' } },
  });
});

it('passes the words on while they come', async () => {
  const { promise: firstWasRead, resolve: readFirst } = Promise.withResolvers<void>();
  model.answer = async (response) => {
    writePieces(response, 'Hello ');
    await firstWasRead;
    writePieces(response, 'there.');
    endPieces(response);
  };
  const response = await ask();
  expect(response.headers.get('x-accel-buffering')).toBe('no');
  let text = '';
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    if (text.includes('Hello ')) readFirst();
  }
  const { data } = await kept();
  expect(text).toContain('event: token\ndata: {"text":"Hello "}\n\n');
  expect(text).toContain('event: token\ndata: {"text":"there."}\n\n');
  expect(text).toContain(`event: done\ndata: {"pitch":${JSON.stringify(data[0])},"rateLimit"`);
  expect(model.requests[0]?.stream).toBe(true);
});

const never: ModelAnswer = (response, { stream }) => {
  if (stream) writePieces(response, 'Hel');
};
const failing: ModelAnswer = (response) => {
  response.writeHead(500, { 'content-type': 'application/json' });
  response.end('{"error":{"message":"Out of memory at /srv/model"}}');
};
const malformed: ModelAnswer = (response, { stream }) => {
  const type = stream ? 'text/event-stream' : 'application/json';
  response.writeHead(200, { 'content-type': type }).end(stream ? 'data: {"a\n\n' : '{"a');
};
const brokenOff: ModelAnswer = async (response, { stream }) => {
  if (stream) writePieces(response, 'Hello');
  else response.writeHead(200, { 'content-type': 'application/json' }).write('{"id"');
  await wait(20);
  response.destroy();
};
const endless: ModelAnswer = answerWith('x'.repeat(LIMITS.pitch), 'x');

const FAILURES: [string, ModelAnswer, number, string | RegExp][] = [
  ['takes too long', never, 504, 'The AI model took too long to answer. Please try again.'],
  ['fails', failing, 502, 'The AI model refused to answer (HTTP 500).'],
  ['says nothing', answerWith(), 502, 'Failed to generate pitch: No content received.'],
  ['says only spaces', answerWith(' ', '\n\0'), 502, /No content received/],
  ['speaks gibberish', malformed, 502, /^The AI model .*\.$/],
  ['breaks off', brokenOff, 502, /^The AI model .*\.$/],
  ['does not stop', endless, 502, 'The AI model wrote more than a pitch may have.'],
];

describe('when the model', () => {
  it.each(FAILURES)('%s, it is said, and costs nothing', async (_how, answer, status, error) => {
    model.answer = answer;
    const expected = typeof error === 'string' ? error : expect.stringMatching(error);
    const [whole, events] = await Promise.all([
      call('POST', GENERATE, REQUEST),
      ask().then((streamed) => streamed.text()),
    ]);
    expect(whole).toEqual({ status, body: { error: expected } });
    const [, data = ''] = /event: error\ndata: (.*)\n\n$/.exec(events) ?? [];
    expect(JSON.parse(data)).toEqual({ error: expected, status });
    expect(events).not.toContain('/srv/model');
    await expectNothingCounted();
  });

  it('is out of reach, it is said, and costs nothing', async () => {
    const gone = await startFakeModel();
    await gone.close();
    const lonely = await startTestServer({
      config: { ai: { baseUrl: gone.baseUrl, apiKey: null, model: 'none' } },
    });
    try {
      const ownCall = callAs(lonely, await lonely.createUser());
      await ownCall('POST', '/api/user', DEMO_PROFILE);
      expect(await ownCall('POST', GENERATE, REQUEST)).toEqual({
        status: 502,
        body: { error: 'The AI model could not be reached. Please try again later.' },
      });
      expect(await ownCall('GET', '/api/pitches')).toMatchObject({
        body: { rateLimit: { remaining: 20 } },
      });
    } finally {
      await lonely.close();
    }
  });
});

it('stops the model when the client goes away, and gives the count back', async () => {
  model.answer = never;
  const client = new AbortController();
  const response = await ask(client.signal);
  await response.body?.getReader().read();
  expect((await kept()).rateLimit.remaining).toBe(19);
  client.abort();
  const start = performance.now();
  await expectNothingCounted();
  for (let tries = 0; model.aborted === 0 && tries < 20; tries++) await wait(10);
  expect(model.aborted).toBe(1);
  // Long before the time would have been up.
  expect(performance.now() - start).toBeLessThan(1_500);
});
