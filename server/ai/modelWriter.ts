import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractReasoningMiddleware, generateText, streamText, wrapLanguageModel } from 'ai';
import type { Config } from '../config.ts';
import type { PitchWriter } from './pitchWriter.ts';
import { pitchPrompt } from './prompts/pitchPrompt.ts';

/** Writes pitches through any OpenAI-compatible endpoint: OpenAI, Ollama, vLLM, OpenRouter and others. */
export function createModelWriter({
  baseUrl,
  apiKey,
  model: name,
}: NonNullable<Config['ai']>): PitchWriter {
  const provider = createOpenAICompatible({
    name: 'pitch-model',
    baseURL: baseUrl,
    ...(apiKey !== null && { apiKey }),
  });
  const model = wrapLanguageModel({
    model: provider(name),
    // Some models think aloud, between tags, before they answer.
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  });
  return {
    name,
    async *write(brief, signal, inPieces) {
      // Nothing is tried twice: the user sees what went wrong, and decides.
      const call = { model, ...pitchPrompt(brief), abortSignal: signal, maxRetries: 0 };
      if (!inPieces) {
        yield (await generateText(call)).text;
        return;
      }
      // Without an `onError` of ours the SDK writes to the console; the error comes as a part too.
      for await (const part of streamText({ ...call, onError: () => {} }).stream) {
        if (part.type === 'text-delta') yield part.text;
        if (part.type === 'error') throw part.error;
        if (part.type === 'abort') throw signal.reason;
      }
    },
  };
}
