import { generateText, streamText } from 'ai';
import type { Config } from '../config.ts';
import { openModel } from './openModel.ts';
import type { PitchWriter } from './pitchWriter.ts';
import { pitchPrompt } from './prompts/pitchPrompt.ts';

/** Writes pitches through the model that the settings name. */
export function createModelWriter(ai: NonNullable<Config['ai']>): PitchWriter {
  const model = openModel(ai);
  return {
    name: ai.model,
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
