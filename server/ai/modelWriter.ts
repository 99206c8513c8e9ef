import { generateText, streamText } from 'ai';
import { LETTER_TEMPERATURE, pitchPrompt } from '#domain/pitchPrompt.ts';
import type { Config } from '../config/config.ts';
import { openModel } from './openModel.ts';
import type { PitchWriter } from './pitchWriter.ts';

/** Tokens of a response. A letter takes 500, the reasoning of some models more. */
const MAX_OUTPUT = 4_000;

/** Writes pitches with the configured model. */
export function createModelWriter(ai: NonNullable<Config['ai']>): PitchWriter {
  const model = openModel(ai);
  return {
    kind: 'server-model',
    name: ai.model,
    async *write(input, signal, isStreaming) {
      // No retries: the user sees the error and decides.
      const request = {
        model,
        ...pitchPrompt(input),
        temperature: LETTER_TEMPERATURE,
        maxOutputTokens: MAX_OUTPUT,
        abortSignal: signal,
        maxRetries: 0,
      };
      if (!isStreaming) {
        yield (await generateText(request)).text;
        return;
      }
      // Without `onError` the SDK logs to the console. The error also arrives as a part.
      for await (const part of streamText({ ...request, onError: () => {} }).stream) {
        if (part.type === 'text-delta') yield part.text;
        if (part.type === 'error') throw part.error;
        if (part.type === 'abort') throw signal.reason;
      }
    },
  };
}
