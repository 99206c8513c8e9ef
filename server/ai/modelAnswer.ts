import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
} from '@ai-sdk/provider';
import type { AiProvider } from '#domain/contract/aiProviders.ts';
import { shortText } from '#domain/shortText.ts';
import { type AiConfig, AiError, type AiOptions } from './ai.ts';
import { isWhole, modelFetch } from './modelFetch.ts';
import { providerName } from './providerError.ts';

interface Settings {
  baseURL: string;
  /** '' for none: without one, the providers would look for their own environment variables. */
  apiKey: string;
  fetch: typeof fetch;
}

type Models = (model: string) => LanguageModelV4;
type OpenProvider = (settings: Settings) => Promise<Models>;

const openAiCompatible: OpenProvider = async ({ apiKey, ...settings }) => {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({
    ...settings,
    name: 'leadside-model',
    // Sends the JSON schema of a structured response with the request.
    supportsStructuredOutputs: true,
    ...(apiKey !== '' && { apiKey }),
  });
};

/** The AI SDK's providers, each loaded when it is first used. They know what their models take. */
const PROVIDERS: Record<AiProvider, OpenProvider> = {
  openai: async (settings) => (await import('@ai-sdk/openai')).createOpenAI(settings),
  anthropic: async (settings) => (await import('@ai-sdk/anthropic')).createAnthropic(settings),
  google: async (settings) => (await import('@ai-sdk/google')).createGoogle(settings),
  openrouter: async (settings) =>
    (await import('@openrouter/ai-sdk-provider')).createOpenRouter(settings).chat,
  ollama: openAiCompatible,
  lmstudio: openAiCompatible,
  other: openAiCompatible,
};

/** The model behind its provider's API. */
async function openModel(
  { provider, baseUrl, apiKey, model }: AiConfig,
  fetchModel: typeof fetch,
): Promise<LanguageModelV4> {
  const models = await PROVIDERS[provider]({
    baseURL: baseUrl,
    apiKey: apiKey ?? '',
    fetch: fetchModel,
  });
  return models(model);
}

type Part =
  | { type: 'text'; text: string }
  | { type: 'reasoning'; text: string }
  | { type: 'finish'; isCut: boolean };

/** The end of an answer. Throws if it isn't one: a filter stopped it, or the stream broke off. */
function finishOf({ unified, raw }: LanguageModelV4FinishReason, config: AiConfig): Part {
  const name = providerName(config);
  if (unified === 'content-filter') {
    const reason = raw === undefined || raw === 'stop' ? '' : ` (${shortText(raw, 40)})`;
    throw new AiError(`${name} stopped the text with its content filter${reason}.`);
  }
  const isBroken = unified === 'interrupted' || unified === 'error';
  if (isBroken || (unified === 'other' && raw === undefined)) {
    throw new AiError(`${name} broke off in the middle. Please try again.`);
  }
  return { type: 'finish', isCut: unified === 'length' };
}

/** One request to the model. Throws the errors of the AI SDK and its providers. */
export async function* modelAnswer(
  config: AiConfig,
  options: AiOptions,
  call: LanguageModelV4CallOptions,
  isStreaming: boolean,
): AsyncGenerator<Part> {
  const request = modelFetch(options.fetch);
  /** The response of an endpoint that doesn't stream. */
  let whole: Response | undefined;
  const model = await openModel(config, async (input, init) => {
    if (whole) return whole;
    const response = await request(input, init);
    if (isStreaming && response.ok && isWhole(response)) {
      whole = response;
      throw new Error('The response is not a stream.');
    }
    return response;
  });
  if (isStreaming) {
    const streamed = await Promise.resolve(model.doStream(call)).catch((error: unknown) => {
      if (whole) return null;
      throw error;
    });
    if (streamed) {
      let isFinished = false;
      for await (const part of streamed.stream) {
        if (part.type === 'text-delta' && part.delta) yield { type: 'text', text: part.delta };
        if (part.type === 'reasoning-delta' && part.delta) {
          yield { type: 'reasoning', text: part.delta };
        }
        if (part.type === 'error') throw part.error;
        if (part.type === 'finish') {
          isFinished = true;
          yield finishOf(part.finishReason, config);
        }
      }
      if (!isFinished) yield finishOf({ unified: 'interrupted', raw: undefined }, config);
      return;
    }
  }
  const { content, finishReason } = await model.doGenerate(call);
  for (const part of content) if (part.type === 'text') yield { type: 'text', text: part.text };
  yield finishOf(finishReason, config);
}
