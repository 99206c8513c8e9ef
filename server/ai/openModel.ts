import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractReasoningMiddleware, type LanguageModelMiddleware, wrapLanguageModel } from 'ai';
import type { Config } from '../config/config.ts';
import { modelFetch } from './modelFetch.ts';

/** The tag of reasoning before the response. */
const REASONING = 'think';

/**
 * Cuts off reasoning that has no end. The SDK doesn't recognize it, and takes quadratic time to look for
 * the end of each of its beginnings.
 */
function withoutUnfinishedReasoning(text: string): string {
  const end = text.lastIndexOf(`</${REASONING}>`);
  const start = text.indexOf(`<${REASONING}>`, Math.max(0, end));
  return start === -1 ? text : text.slice(0, start);
}

const cutUnfinishedReasoning: LanguageModelMiddleware = {
  async wrapGenerate({ doGenerate }) {
    const { content, ...result } = await doGenerate();
    return {
      ...result,
      content: content.map((part) =>
        part.type === 'text' ? { ...part, text: withoutUnfinishedReasoning(part.text) } : part,
      ),
    };
  },
};

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
    // Some models write their reasoning between tags before the response. The last is next to the model.
    middleware: [extractReasoningMiddleware({ tagName: REASONING }), cutUnfinishedReasoning],
  });
}
