import { z } from 'zod';
import {
  type FakeModel,
  type ModelRequest,
  type ModelResponse,
  respondUntilLimit,
  respondWith,
  startFakeModel,
  writePieces,
} from '../testing/fakeModel.ts';
import type { Ai, AiOptions, TextPart } from './ai.ts';
import { createAi } from './createAi.ts';

let fake: FakeModel;
let models = 0;

beforeAll(async () => {
  fake = await startFakeModel();
});
afterAll(() => fake.close());
beforeEach(() => {
  fake.requests = [];
});

/** A model that nothing is remembered of. */
function open(options: AiOptions = {}): Ai {
  models += 1;
  const config = { baseUrl: fake.baseUrl, apiKey: null, model: `tiny-${models}` };
  return createAi({ provider: 'openrouter', ...config }, options);
}

const REQUEST = {
  instructions: 'You write.',
  prompt: 'A letter.',
  maxOutputTokens: 500,
  signal: new AbortController().signal,
};

async function write(ai: Ai, signal = REQUEST.signal) {
  const parts: TextPart[] = [];
  let text = '';
  try {
    for await (const part of ai.writeText({ ...REQUEST, signal })) {
      parts.push(part);
      if (part.type === 'text') text += part.text;
      if (part.type === 'restart') text = '';
    }
    return { text, parts };
  } catch (error) {
    return { text, parts, error: (error as Error).message };
  }
}

const SCHEMA = z.strictObject({ title: z.string(), years: z.int() });
const FACTS = { title: 'Baker', years: 3 };
const read = (ai: Ai) => ai.readObject({ ...REQUEST, schema: SCHEMA, name: 'facts' });

const fail =
  (status: number, message: string, headers = {}): ModelResponse =>
  (response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ error: { message, code: status } }));

/** Each response in turn, and the last one again. */
function respondInTurn(...responses: ModelResponse[]): void {
  let turn = 0;
  fake.respond = (response, request) => {
    const respond = responses[Math.min(turn, responses.length - 1)];
    turn += 1;
    return respond?.(response, request);
  };
}

describe('parameters', () => {
  it('writes the instructions into the prompt of a model without a system role', async () => {
    fake.respond = (response, request) =>
      request.messages.some(({ role }) => role === 'system')
        ? fail(400, 'System role not supported')(response, request)
        : respondWith('Hello.')(response, request);
    const ai = open();
    expect((await write(ai)).text).toBe('Hello.');
    expect((await write(ai)).text).toBe('Hello.');
    expect(fake.requests).toHaveLength(3);
    expect(JSON.stringify(fake.requests[2]?.messages)).toMatch(/You write[\s\S]*A letter/);
  });

  it('takes a whole answer of a model that may not stream', async () => {
    fake.respond = (response, request) =>
      request.stream
        ? fail(400, 'Your organization must be verified to stream this model.')(response, request)
        : respondWith('Hello.')(response, request);
    expect((await write(open())).text).toBe('Hello.');
  });
});

describe('structure', () => {
  const refusing =
    (...kinds: string[]): ModelResponse =>
    (response, request) => {
      const { response_format } = request as ModelRequest & { response_format?: { type: string } };
      const kind = response_format?.type ?? 'text';
      if (kinds.includes(kind)) return fail(400, `'${kind}' is unavailable`)(response, request);
      const fence = kind === 'text' ? '```json\n' : '';
      return respondWith(`${fence}${JSON.stringify(FACTS)}\n${fence && '```'}`)(response, request);
    };

  it.each([
    ['schema', refusing()],
    ['json', refusing('json_schema')],
    ['prompt', refusing('json_schema', 'json_object')],
  ])('reads by %s, and remembers it', async (structure, respond) => {
    fake.respond = respond;
    const ai = open();
    expect(await read(ai)).toEqual({ object: FACTS, structure });
    const { length } = fake.requests;
    expect(await read(ai)).toEqual({ object: FACTS, structure });
    expect(fake.requests).toHaveLength(length + 1);
    if (structure !== 'schema') {
      expect(JSON.stringify(fake.requests.at(-1)?.messages)).toContain('years');
    }
  });

  it('repairs an object once', async () => {
    const wrong = respondWith('{"title":"Baker","years":"three"}');
    respondInTurn(wrong, wrong, wrong, respondWith(JSON.stringify(FACTS)));
    expect(await read(open())).toEqual({ object: FACTS, structure: 'prompt' });
    expect(JSON.stringify(fake.requests.at(-1)?.messages)).toMatch(/three[\s\S]*years/);
    respondInTurn(wrong);
    await expect(read(open())).rejects.toThrow('no answer that could be read');
  });
});

describe('reasoning', () => {
  it('restarts the text when only its end is marked, and then waits for it', async () => {
    fake.respond = respondWith('The user wants', ' a letter.</think>', 'Hello', ' there.');
    const ai = open();
    const first = await write(ai);
    expect(first.text).toBe('Hello there.');
    expect(first.parts.map(({ type }) => type)).toContain('restart');
    expect((await write(ai)).parts).toEqual([
      { type: 'text', text: 'Hello' },
      { type: 'text', text: ' there.' },
    ]);
    fake.respond = respondWith('Without ', 'reasoning.');
    expect((await write(ai)).text).toBe('Without reasoning.');
  });

  it('gives more room when it took all of the answer', async () => {
    respondInTurn(respondUntilLimit('<think>Hmm'), respondWith('<think>Hmm</think>Hello.'));
    expect((await write(open())).text).toBe('Hello.');
    expect(fake.requests.map(({ max_tokens }) => max_tokens)).toEqual([500, 8_000]);
  });

  it("fails when it can't be told apart from the text", async () => {
    fake.respond = respondWith('<think>Hmm. Dear Ms. Okafor');
    expect(await write(open())).toEqual({
      text: '',
      parts: [],
      error: expect.stringContaining("didn't mark where its reasoning ends"),
    });
  });
});

describe('time', () => {
  it('gives up when no first word comes in time, even if comments do', async () => {
    fake.respond = (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(': OPENROUTER PROCESSING\n\n');
    };
    const { error } = await write(open({ firstWordSeconds: 0.2, silenceSeconds: 60 }));
    expect(error).toMatch(/no word for 0.2 seconds/);
  });

  it('ends the request when the caller cancels it or stops reading', async () => {
    const { aborted } = fake;
    const caller = new AbortController();
    fake.respond = (response) => writePieces(response, 'Hel');
    const reason = new Error('Left');
    for await (const _part of open().writeText(REQUEST)) break;
    const canceled = (async () => {
      for await (const _part of open().writeText({ ...REQUEST, signal: caller.signal })) {
        caller.abort(reason);
      }
    })();
    await expect(canceled).rejects.toBe(reason);
    while (fake.aborted < aborted + 2) await new Promise((resolve) => setTimeout(resolve, 10));
  });
});

describe('retries', () => {
  const soon = { 'retry-after': '0' };

  it('asks a busy provider twice again, and says so', async () => {
    respondInTurn(fail(429, 'Slow', soon), fail(503, 'Busy', soon), respondWith('Hello.'));
    const waiting = { type: 'waiting', text: 'OpenRouter is busy, trying again' };
    const parts = [waiting, waiting, { type: 'text', text: 'Hello.' }];
    expect(await write(open())).toEqual({ text: 'Hello.', parts });
    fake.respond = fail(429, 'Slow', soon);
    const { error } = await write(open());
    expect(error).toContain('“Slow”');
    expect(fake.requests).toHaveLength(6);
  });

  it('never asks again after the first word', async () => {
    fake.respond = (response) => {
      writePieces(response, 'Hel');
      response.end('data: {"error":{"code":503,"message":"Busy"}}\n\n');
    };
    expect(await write(open())).toMatchObject({
      text: 'Hel',
      error: expect.stringContaining('Busy'),
    });
    expect(fake.requests).toHaveLength(1);
  });
});

it("shortens a provider's words and takes out what looks like a key", async () => {
  const key = `sk-proj-${'aB3'.repeat(20)}`;
  fake.respond = fail(403, `Key ${key} is wrong. ${'Long words. '.repeat(100)}`);
  const { error = '' } = await write(open());
  expect(error).toContain('Key … is wrong.');
  expect(error.length).toBeLessThan(500);
});

it('stops reading endless comments', async () => {
  fake.respond = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const more = () => {
      while (!response.closed && response.write(':\n'.repeat(32_000)));
      response.once('drain', more);
    };
    more();
  };
  expect((await write(open())).error).toMatch(/^OpenRouter /);
});

it('stops reading an endless event', async () => {
  let sent = 0;
  fake.respond = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`data: {"a":"`);
    const more = () => {
      do sent += 64_000;
      while (sent < 100_000_000 && response.write('x'.repeat(64_000)));
      response.once('drain', more);
    };
    more();
  };
  expect((await write(open())).error).toMatch(/^OpenRouter /);
  expect(sent).toBeLessThan(20_000_000);
});
