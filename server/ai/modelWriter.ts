import { continuedPrompt } from '#domain/pitches/letter/continuedLetter.ts';
import { LETTER_TEMPERATURE } from '#domain/pitches/prompt/pitchPrompt.ts';
import type { RunRule } from '../rules/runRule.ts';
import type { Ai } from './ai.ts';
import type { PitchWriter } from './pitchWriter.ts';

/** Writes pitches with a model. */
export const createModelWriter = (ai: Ai, runRule: RunRule): PitchWriter => ({
  kind: 'server-model',
  name: ai.config.model,
  async *write(input, signal, soFar) {
    const { instructions, prompt, maxOutputTokens } = await runRule('pitchPrompt', [input], signal);
    yield* ai.writeText({
      instructions,
      prompt: soFar === '' ? prompt : continuedPrompt(prompt, soFar),
      temperature: LETTER_TEMPERATURE,
      maxOutputTokens,
      signal,
    });
  },
});
