import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AI_PROVIDERS, type AiProvider } from '#domain/contract/aiProviders.ts';
import { type End, PROVIDER_SHAPES } from '../testing/providerShapes.ts';
import type { Ai } from './ai.ts';
import { createAi } from './createAi.ts';

/* Each provider's own shapes, through its own SDK. */

type Respond = (response: ServerResponse, body: string, request: IncomingMessage) => void;

let server: Server;
let respond: Respond;
let requests: { body: string; headers: IncomingMessage['headers'] }[];
let models = 0;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    requests.push({ body, headers: request.headers });
    respond(response, body, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());
beforeEach(() => {
  requests = [];
});

/** A model that nothing is remembered of. */
function open(provider: AiProvider): Ai {
  models += 1;
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return createAi({ provider, baseUrl, apiKey: 'sk-secret-1', model: `model-${models}` });
}

const stream = (response: ServerResponse, body: string) =>
  response.writeHead(200, { 'content-type': 'text/event-stream' }).end(body);
const json = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

async function write(ai: Ai): Promise<{ text: string; types: string[]; error?: string }> {
  const signal = new AbortController().signal;
  let text = '';
  const types: string[] = [];
  try {
    const request = { instructions: 'Write.', prompt: 'A letter.', temperature: 0.7, signal };
    for await (const part of ai.writeText(request)) {
      types.push(part.type);
      if (part.type === 'text') text += part.text;
    }
    return { text, types };
  } catch (error) {
    return { text, types, error: (error as Error).message };
  }
}

const WORDS = ['Dear ', 'Ms. ', 'Okafor'];
const LETTER = WORDS.join('');

describe.each(Object.keys(AI_PROVIDERS) as AiProvider[])('%s', (provider) => {
  const shape = PROVIDER_SHAPES[provider];
  const name = provider === 'other' ? 'The AI model' : AI_PROVIDERS[provider].label;
  const answer = (end: End) => shape.answer('Hmm, 99 ways.', WORDS, end);

  it('writes a letter word by word, without its thoughts', async () => {
    respond = (response) => stream(response, answer('stop'));
    expect(await write(open(provider))).toEqual({ text: LETTER, types: ['text', 'text', 'text'] });
    expect(JSON.stringify(requests[0]?.headers)).toContain('sk-secret-1');
  });

  it('says that a letter was cut at its limit', async () => {
    respond = (response) => stream(response, answer('length'));
    const { text, types, error } = await write(open(provider));
    expect([text, types.at(-1), error]).toEqual([LETTER, 'limit', undefined]);
  });

  it('fails when a filter ends the letter, and keeps its words', async () => {
    respond = (response) => stream(response, answer('filter'));
    const { text, error } = await write(open(provider));
    expect(text).toBe(LETTER);
    expect(error).toContain(`${name} stopped the text with its content filter`);
  });

  it('fails with the words of an error inside the stream', async () => {
    respond = (response) =>
      stream(response, shape.brokenAnswer(WORDS, 'Overloaded by sk-secret-1'));
    const { text, error } = await write(open(provider));
    expect(text).toBe(LETTER);
    expect(error).toContain('Overloaded by …');
  });

  it('fails when the stream breaks off, and keeps its words', async () => {
    respond = (response) => {
      const whole = answer('stop');
      stream(response, whole.slice(0, whole.indexOf('Okafor')));
    };
    const { text, error } = await write(open(provider));
    expect(text).toBe('Dear Ms. ');
    expect(error).toMatch(new RegExp(`^${name} `));
  });

  it('fails with the words of an error response', async () => {
    respond = (response) => json(response, 401, shape.error('Incorrect API key: sk-secret-1.'));
    const { text, error } = await write(open(provider));
    expect(text).toBe('');
    expect(error).toContain(
      `${name} refused the key or password. It says: “Incorrect API key: ….”`,
    );
  });

  it('leaves out a parameter that the model refuses, also the next time', async () => {
    respond = (response, body) =>
      body.includes('"temperature"')
        ? json(response, provider === 'other' ? 422 : 400, shape.error(shape.refusal))
        : stream(response, answer('stop'));
    const ai = open(provider);
    expect((await write(ai)).text).toBe(LETTER);
    expect((await write(ai)).text).toBe(LETTER);
    expect(requests.map(({ body }) => body.includes('"temperature"'))).toEqual([
      true,
      false,
      false,
    ]);
  });
});
