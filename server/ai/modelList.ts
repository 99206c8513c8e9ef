import { APICallError } from '@ai-sdk/provider';
import { z } from 'zod';
import type { AiProvider } from '#domain/contract/aiProviders.ts';
import { LIMITS } from '#domain/contract/limits.ts';
import { modelFetch } from './modelFetch.ts';
import { providerError } from './providerError.ts';
import type { ModelConnection } from './userModels.ts';

interface ListRequest {
  path: string;
  headers: (key: string) => Record<string, string>;
  /** Reads the names, in the provider's order. */
  schema: z.ZodType<string[]>;
}

const named = z.object({ id: z.string() });

const openAi: ListRequest = {
  path: '/models',
  headers: (key) => ({ authorization: `Bearer ${key}` }),
  schema: z.object({ data: z.array(named) }).transform(({ data }) => data.map(({ id }) => id)),
};

const REQUESTS: Partial<Record<AiProvider, ListRequest>> = {
  anthropic: {
    ...openAi,
    path: '/models?limit=1000',
    headers: (key) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
  },
  google: {
    path: '/models?pageSize=1000',
    headers: (key) => ({ 'x-goog-api-key': key }),
    schema: z
      .object({
        models: z.array(
          z.object({
            name: z.string(),
            supportedGenerationMethods: z.array(z.string()).optional(),
          }),
        ),
      })
      .transform(({ models }) =>
        models
          .filter(({ supportedGenerationMethods: methods }) => methods?.includes('generateContent'))
          .map(({ name }) => name.replace(/^models\//, '')),
      ),
  },
};

/** Words in the names of models that write no text. */
const NO_TEXT = /embed|whisper|tts|dall-e|image|moderation|realtime|transcribe|sora|rerank/i;

/**
 * The provider's own list of models that write text, without repeats. Throws an `AiError` for an error of
 * the provider, a `ZodError` or `SyntaxError` for a response that isn't a list, and the error of `fetch`.
 */
export async function listModels(
  { provider, baseUrl, apiKey, fetch }: ModelConnection,
  signal: AbortSignal,
): Promise<string[]> {
  const { path, headers, schema } = REQUESTS[provider] ?? openAi;
  const response = await modelFetch(fetch)(baseUrl + path, {
    headers: apiKey === null ? {} : headers(apiKey),
    signal,
  });
  const text = await response.text();
  if (!response.ok) {
    const { status: statusCode, statusText: message } = response;
    const details = {
      message,
      statusCode,
      responseBody: text,
      url: baseUrl,
      requestBodyValues: {},
    };
    throw providerError(new APICallError(details), { provider, baseUrl, apiKey, model: '' });
  }
  const names = schema.parse(JSON.parse(text));
  const models = names.filter((name) => name.length <= LIMITS.model && !NO_TEXT.test(name));
  return [...new Set(models)].slice(0, LIMITS.models);
}
