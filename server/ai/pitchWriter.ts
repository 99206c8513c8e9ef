import { AI_PROVIDERS } from '#domain/contract/aiProviders.ts';
import type { PitchWriter as Kind } from '#domain/contract/enums.ts';
import { continuedPrompt } from '#domain/pitches/letter/continuedLetter.ts';
import type { PitchInput } from '#domain/pitches/pitchInput.ts';
import { mendedLetter } from '#domain/pitches/prompt/employerPrompt.ts';
import { LETTER_TEMPERATURE } from '#domain/pitches/prompt/pitchPrompt.ts';
import type { RunRule } from '../rules/runRule.ts';
import type { Ai, TextPart } from './ai.ts';

/** Writes pitches with a model or without. */
export interface PitchWriter {
  kind: Kind;
  /** The pitch's `generator`: the model's name, otherwise the same. */
  name: string;
  /**
   * Yields the pitch as it is written, or what follows `soFar`. Throws an `AiError`, or the signal's reason once it
   * is aborted.
   */
  write(input: PitchInput, signal: AbortSignal, soFar: string): AsyncIterable<TextPart>;
  /**
   * Reads a finished letter as the employer would, with what it was written from.
   *
   * @returns the letter with its faults mended; `null` if the model's answer isn't one. Throws like `write`.
   */
  readAsEmployer?(input: PitchInput, letter: string, signal: AbortSignal): Promise<string | null>;
}

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

/** The server's writer without a model. */
export const createTemplateWriter = (runRule: RunRule, user: string): PitchWriter => ({
  kind: 'template',
  name: 'template',
  async *write(input, signal) {
    const { content } = await runRule('lineLetter', [input], { user, signal });
    // Line by line, so that it looks like a model's response.
    for (const line of content.split(/(?<=\n)/)) yield { type: 'text', text: line };
  },
});

/** The writer of a letter that was written elsewhere: on the device, or by the user's own assistant. */
export const writtenBy = (kind: PitchWriter['kind'], content: string): PitchWriter => ({
  kind,
  name: kind,
  async *write() {
    yield { type: 'text', text: content };
  },
});
