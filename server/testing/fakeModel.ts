import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a model was asked, as far as tests look at it. */
export interface ModelRequest {
  authorization: string | undefined;
  model: string;
  stream: boolean;
  messages: { role: string; content: string }[];
}

/** Answers one request; `finish` ends it as a model does. */
export type ModelAnswer = (response: ServerResponse, request: ModelRequest) => void | Promise<void>;

export interface FakeModel {
  baseUrl: string;
  requests: ModelRequest[];
  /** How many requests were broken off by the other side before they were answered. */
  aborted: number;
  answer: ModelAnswer;
  close(): Promise<void>;
}

const chunk = (delta: object, finish_reason: string | null = null): string =>
  `data: ${JSON.stringify({
    ...{ id: 'chat-1', object: 'chat.completion.chunk', created: 1, model: 'fake' },
    choices: [{ index: 0, delta, finish_reason }],
  })}\n\n`;

/** Begins a streamed answer, and writes these pieces of it. */
export function writePieces(response: ServerResponse, ...pieces: string[]): void {
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const content of pieces) response.write(chunk({ role: 'assistant', content }));
}

/** Ends a streamed answer as a model does. */
export function endPieces(response: ServerResponse): void {
  response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
}

/** The whole answer, streamed or in one, as it was asked for. */
export const answerWith =
  (...pieces: string[]): ModelAnswer =>
  (response, { stream }) => {
    if (stream) {
      writePieces(response, ...pieces);
      endPieces(response);
      return;
    }
    const message = { role: 'assistant', content: pieces.join('') };
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        ...{ id: 'chat-1', object: 'chat.completion', created: 1, model: 'fake' },
        choices: [{ index: 0, message, finish_reason: 'stop' }],
        usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      }),
    );
  };

async function bodyOf(request: IncomingMessage): Promise<Omit<ModelRequest, 'authorization'>> {
  let body = '';
  for await (const part of request) body += part;
  return { stream: false, ...JSON.parse(body) };
}

/** An OpenAI-compatible endpoint on a loopback port, which says what a test has it say. */
export async function startFakeModel(): Promise<FakeModel> {
  const server = createServer(async (request, response) => {
    const asked = { authorization: request.headers.authorization, ...(await bodyOf(request)) };
    fake.requests.push(asked);
    response.on('close', () => {
      if (!response.writableFinished) fake.aborted++;
    });
    await fake.answer(response, asked);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const fake: FakeModel = {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests: [],
    aborted: 0,
    answer: answerWith('Hello.'),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
}
