import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { AiProvider } from '#domain/contract/aiProviders.ts';
import type { AiConfig } from './ai.ts';

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
export async function openModel(
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
