import { AI_PROVIDERS } from '#domain/contract/aiProviders.ts';
import { continuedPrompt } from '#domain/pitches/letter/continuedLetter.ts';
import { mendedLetter } from '#domain/pitches/prompt/employerPrompt.ts';
import { LETTER_TEMPERATURE } from '#domain/pitches/prompt/pitchPrompt.ts';
import type { RunRule } from '../rules/runRule.ts';
import type { Ai } from './ai.ts';
import type { PitchWriter } from './pitchWriter.ts';

/** Writes pitches with a model. */
export function createModelWriter(ai: Ai, runRule: RunRule, user: string): PitchWriter {
  // Ollama and LM Studio cut what exceeds the few thousand tokens that they load models with.
  const room = AI_PROVIDERS[ai.config.provider].key === 'none' ? 'small' : 'large';
  return {
    kind: 'server-model',
    name: ai.config.model,
    async *write(input, signal, soFar) {
      const { language: _, ...request } = await runRule('pitchPrompt', [input, room], {
        user,
        signal,
      });
      const prompt = soFar === '' ? request.prompt : continuedPrompt(request.prompt, soFar);
      yield* ai.writeText({ ...request, prompt, temperature: LETTER_TEMPERATURE, signal });
    },
    async readAsEmployer(input, letter, signal) {
      const request = await runRule('employerPrompt', [input, letter, room], { user, signal });
      let answer = '';
      for await (const part of ai.writeText({
        ...request,
        temperature: LETTER_TEMPERATURE,
        signal,
      })) {
        if (part.type === 'restart') answer = '';
        if (part.type === 'text') answer += part.text;
        if (part.type === 'limit') return null;
      }
      return mendedLetter(letter, answer);
    },
  };
}
