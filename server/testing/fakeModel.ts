import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to the model, as far as tests look at it. */
export interface ModelRequest {
  authorization: string | undefined;
  model: string;
  stream: boolean;
  max_tokens?: number;
  messages: { role: string; content: string }[];
}

/** Responds to one request. */
export type ModelResponse = (
  response: ServerResponse,
  request: ModelRequest,
) => void | Promise<void>;

export interface FakeModel {
  baseUrl: string;
  requests: ModelRequest[];
  /** How many requests the client aborted. */
  aborted: number;
  respond: ModelResponse;
  close(): Promise<void>;
}

const chunk = (delta: object, finish_reason: string | null = null): string =>
  `data: ${JSON.stringify({
    id: 'chat-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'fake',
    choices: [{ index: 0, delta, finish_reason }],
  })}\n\n`;

/** Writes pieces of a streamed response, and its head first. */
export function writePieces(response: ServerResponse, ...pieces: string[]): void {
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const content of pieces) response.write(chunk({ role: 'assistant', content }));
}

/** Ends a streamed response. */
export function endPieces(response: ServerResponse, reason = 'stop'): void {
  response.end(`${chunk({}, reason)}data: [DONE]\n\n`);
}

/** The whole response, streamed if the request wants a stream. */
export const respondWith = (...pieces: string[]): ModelResponse => respond(pieces, 'stop');

/** The same, but cut off at the limit of tokens. */
export const respondUntilLimit = (...pieces: string[]): ModelResponse => respond(pieces, 'length');

const respond =
  (pieces: string[], finish_reason: string): ModelResponse =>
  (response, { stream }) => {
    if (stream) {
      writePieces(response, ...pieces);
      endPieces(response, finish_reason);
      return;
    }
    const message = { role: 'assistant', content: pieces.join('') };
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        id: 'chat-1',
        object: 'chat.completion',
        created: 1,
        model: 'fake',
        choices: [{ index: 0, message, finish_reason }],
        usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      }),
    );
  };

async function bodyOf(request: IncomingMessage): Promise<Omit<ModelRequest, 'authorization'>> {
  let body = '';
  for await (const part of request) body += part;
  return { stream: false, ...JSON.parse(body || '{}') };
}

/** An OpenAI-compatible endpoint on a loopback port with scripted responses. It fills `fake`. */
export async function startFakeModel(fake = {} as FakeModel): Promise<FakeModel> {
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const modelRequest = { authorization: request.headers.authorization, ...body };
    fake.requests.push(modelRequest);
    response.on('close', () => {
      if (!response.writableFinished) fake.aborted++;
    });
    await fake.respond(response, modelRequest);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(fake, {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests: [] as ModelRequest[],
    aborted: 0,
    respond: respondWith('Hello.'),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
