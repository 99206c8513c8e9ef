import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractReasoningMiddleware, wrapLanguageModel } from 'ai';
import type { Config } from '../config.ts';

/** The model that the settings name, behind any OpenAI-compatible endpoint: OpenAI, Ollama, vLLM, OpenRouter ... */
export function openModel({ baseUrl, apiKey, model: name }: NonNullable<Config['ai']>) {
  const provider = createOpenAICompatible({
    name: 'leadside-model',
    baseURL: baseUrl,
    // Where an answer has a schema, the schema goes with the request.
    supportsStructuredOutputs: true,
    ...(apiKey !== null && { apiKey }),
  });
  return wrapLanguageModel({
    model: provider(name),
    // Some models think aloud, between tags, before they answer.
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  });
}
