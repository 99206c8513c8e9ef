import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractReasoningMiddleware, wrapLanguageModel } from 'ai';
import type { Config } from '../config/config.ts';
import { modelFetch } from './modelFetch.ts';

/** The configured model behind any OpenAI-compatible endpoint: OpenAI, Ollama, vLLM, OpenRouter ... */
export function openModel({ baseUrl, apiKey, model: name }: NonNullable<Config['ai']>) {
  const provider = createOpenAICompatible({
    name: 'leadside-model',
    baseURL: baseUrl,
    fetch: modelFetch,
    // Sends the JSON schema of a structured response with the request.
    supportsStructuredOutputs: true,
    ...(apiKey !== null && { apiKey }),
  });
  return wrapLanguageModel({
    model: provider(name),
    // Some models write their reasoning between tags before the response.
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  });
}
