import { generateText, streamText } from 'ai';
import { LETTER_TEMPERATURE } from '#domain/pitches/prompt/pitchPrompt.ts';
import type { Config } from '../config/config.ts';
import type { RunRule } from '../rules/runRule.ts';
import { openModel } from './openModel.ts';
import type { PitchWriter } from './pitchWriter.ts';

/** Tokens for a second request, to a model whose reasoning took all of the first one's. */
const MAX_WITH_REASONING = 4_000;

type Request = Parameters<typeof streamText>[0];

/**
 * Yields the response and returns whether it reached its limit before the letter began, as reasoning does.
 */
async function* respond(request: Request, isStreaming: boolean): AsyncGenerator<string, boolean> {
  if (!isStreaming) {
    const { text, finishReason } = await generateText(
      request as Parameters<typeof generateText>[0],
    );
    const isLetter = text.trim() !== '';
    if (isLetter) yield text;
    return !isLetter && finishReason === 'length';
  }
  let isLetter = false;
  // Without `onError` the SDK logs to the console. The error also arrives as a part.
  for await (const part of streamText({ ...request, onError: () => {} }).stream) {
    if (part.type === 'text-delta') {
      isLetter ||= part.text.trim() !== '';
      yield part.text;
    }
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') throw request.abortSignal?.reason;
    if (part.type === 'finish') return !isLetter && part.finishReason === 'length';
  }
  return false;
}

/** Writes pitches with the configured model. */
export function createModelWriter(ai: NonNullable<Config['ai']>, runRule: RunRule): PitchWriter {
  const model = openModel(ai);
  return {
    kind: 'server-model',
    name: ai.model,
    async *write(input, signal, isStreaming) {
      const { instructions, prompt, maxOutputTokens } = await runRule(
        'pitchPrompt',
        [input],
        signal,
      );
      for (const limit of [maxOutputTokens, MAX_WITH_REASONING]) {
        // No retries after an error: the user sees it and decides.
        const request = {
          model,
          instructions,
          prompt,
          temperature: LETTER_TEMPERATURE,
          maxOutputTokens: limit,
          abortSignal: signal,
          maxRetries: 0,
        };
        if (!(yield* respond(request, isStreaming))) return;
      }
    },
  };
}
