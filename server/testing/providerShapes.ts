import type { AiProvider } from '#domain/contract/aiProviders.ts';

/* Answers and errors in the shapes that the providers' documentation gives. */

export type End = 'stop' | 'length' | 'filter';

export interface ProviderShape {
  /** A streamed answer, whose thoughts are in a field of their own. */
  answer(thoughts: string, words: readonly string[], end: End): string;
  /** The same until an error inside the stream. */
  brokenAnswer(words: readonly string[], message: string): string;
  /** The body of a response with an error. */
  error(message: string): object;
  /** How it refuses a temperature. */
  refusal: string;
}

const event = (data: Record<string, unknown>): string =>
  `${data.type === undefined ? '' : `event: ${data.type}\n`}data: ${JSON.stringify(data)}\n\n`;

const chunk = (delta: object, finish_reason: string | null = null): string =>
  event({
    id: 'chat-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'fake',
    choices: [{ index: 0, delta, finish_reason }],
  });

const CHAT_ENDS: Record<End, string> = {
  stop: 'stop',
  length: 'length',
  filter: 'content_filter',
};

const chat = (thoughtsField: string, comment = ''): ProviderShape => {
  const words = (all: readonly string[]) => all.map((content) => chunk({ content })).join('');
  return {
    answer: (thoughts, all, end) =>
      `${comment}${chunk({ role: 'assistant', content: '' })}${chunk({ [thoughtsField]: thoughts })}${words(all)}${chunk({}, CHAT_ENDS[end])}data: [DONE]\n\n`,
    brokenAnswer: (all, message) => `${words(all)}${event({ error: { code: 502, message } })}`,
    error: (message) => ({ error: { message, type: 'invalid_request_error', code: null } }),
    refusal: "Unsupported value: 'temperature' does not support 0.7 with this model.",
  };
};

const RESPONSE = { id: 'resp_1', created_at: 1, model: 'fake', usage: null };
const USAGE = { input_tokens: 1, output_tokens: 1 };

/** https://platform.openai.com/docs/api-reference/responses-streaming */
const openAiWords = (words: readonly string[]): string =>
  [
    { type: 'response.created', response: RESPONSE },
    {
      type: 'response.output_item.added',
      output_index: 0,
      item: { type: 'message', id: 'msg_1', status: 'in_progress', role: 'assistant', content: [] },
    },
    ...words.map((delta) => ({
      type: 'response.output_text.delta',
      item_id: 'msg_1',
      output_index: 0,
      content_index: 0,
      delta,
    })),
  ]
    .map(event)
    .join('');

const OPENAI_ENDS: Record<End, Record<string, unknown>> = {
  stop: { type: 'response.completed', response: { ...RESPONSE, usage: USAGE } },
  length: {
    type: 'response.incomplete',
    response: { ...RESPONSE, usage: USAGE, incomplete_details: { reason: 'max_output_tokens' } },
  },
  filter: {
    type: 'response.incomplete',
    response: { ...RESPONSE, usage: USAGE, incomplete_details: { reason: 'content_filter' } },
  },
};

const openai: ProviderShape = {
  // Its models' thoughts stay with it.
  answer: (_thoughts, words, end) => `${openAiWords(words)}${event(OPENAI_ENDS[end])}`,
  brokenAnswer: (words, message) =>
    `${openAiWords(words)}${event({
      type: 'error',
      sequence_number: 9,
      error: { type: 'server_error', code: 'server_error', message, param: null },
    })}`,
  error: (message) => ({
    error: { message, type: 'invalid_request_error', param: 'temperature', code: 'unsupported' },
  }),
  refusal: "Unsupported parameter: 'temperature' is not supported with this model.",
};

/** https://docs.anthropic.com/en/docs/build-with-claude/streaming */
const claudeBlock = (index: number, block: object, deltas: object[]): Record<string, unknown>[] => [
  { type: 'content_block_start', index, content_block: block },
  ...deltas.map((delta) => ({ type: 'content_block_delta', index, delta })),
  { type: 'content_block_stop', index },
];

const claudeStart = {
  type: 'message_start',
  message: {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    content: [],
    model: 'fake',
    stop_reason: null,
    stop_sequence: null,
    usage: { input_tokens: 1, output_tokens: 1 },
  },
};
const claudeWords = (words: readonly string[], index: number): Record<string, unknown>[] =>
  claudeBlock(
    index,
    { type: 'text', text: '' },
    words.map((text) => ({ type: 'text_delta', text })),
  );
const CLAUDE_ENDS: Record<End, string> = {
  stop: 'end_turn',
  length: 'max_tokens',
  filter: 'refusal',
};

const anthropic: ProviderShape = {
  answer: (thinking, words, end) =>
    [
      claudeStart,
      { type: 'ping' },
      ...claudeBlock(0, { type: 'thinking', thinking: '', signature: '' }, [
        { type: 'thinking_delta', thinking },
        { type: 'signature_delta', signature: 'x' },
      ]),
      ...claudeWords(words, 1),
      {
        type: 'message_delta',
        delta: { stop_reason: CLAUDE_ENDS[end], stop_sequence: null },
        usage: { output_tokens: 9 },
      },
      { type: 'message_stop' },
    ]
      .map(event)
      .join(''),
  brokenAnswer: (words, message) =>
    [
      claudeStart,
      ...claudeWords(words, 0),
      { type: 'error', error: { type: 'overloaded_error', message } },
    ]
      .map(event)
      .join(''),
  error: (message) => ({
    type: 'error',
    error: { type: 'invalid_request_error', message },
    request_id: 'req_1',
  }),
  refusal: '`temperature` is deprecated for this model.',
};

/** https://ai.google.dev/api/generate-content */
const geminiParts = (parts: object[], finishReason?: string): string =>
  event({ candidates: [{ content: { role: 'model', parts }, finishReason, index: 0 }] });
const GEMINI_ENDS: Record<End, string> = { stop: 'STOP', length: 'MAX_TOKENS', filter: 'SAFETY' };

const google: ProviderShape = {
  answer: (thoughts, words, end) =>
    `${geminiParts([{ text: thoughts, thought: true }])}${words
      .map((text) => geminiParts([{ text }]))
      .join('')}${geminiParts([{ text: '' }], GEMINI_ENDS[end])}`,
  brokenAnswer: (words, message) =>
    `${words.map((text) => geminiParts([{ text }])).join('')}${event({
      error: { code: 503, message, status: 'UNAVAILABLE' },
    })}`,
  error: (message) => ({ error: { code: 400, message, status: 'INVALID_ARGUMENT' } }),
  refusal: 'Invalid value at generation_config.temperature.',
};

export const PROVIDER_SHAPES: Record<AiProvider, ProviderShape> = {
  openai,
  anthropic,
  google,
  openrouter: {
    ...chat('reasoning', ': OPENROUTER PROCESSING\n\n'),
    brokenAnswer: (words, message) =>
      `${words.map((content) => chunk({ content })).join('')}${event({
        id: 'chat-1',
        object: 'chat.completion.chunk',
        created: 1,
        model: 'fake',
        provider: 'fake',
        error: { code: 502, message },
        choices: [{ index: 0, delta: { content: '' }, finish_reason: 'error' }],
      })}`,
    error: (raw) => ({
      error: { code: 400, message: 'Provider returned error', metadata: { raw } },
    }),
  },
  ollama: chat('reasoning'),
  lmstudio: {
    ...chat('reasoning_content'),
    error: (error) => ({ error }),
  },
  other: {
    ...chat('reasoning_content'),
    // As FastAPI's servers do.
    error: (msg) => ({ detail: [{ type: 'extra_forbidden', loc: ['body', 'temperature'], msg }] }),
  },
};
