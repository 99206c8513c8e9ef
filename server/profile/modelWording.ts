import { generateText, jsonSchema, Output } from 'ai';
import type { ProofWording, UserProfile } from '#domain/contract/profile.ts';
import {
  WORDING_SCHEMA,
  WORDING_TOKENS,
  type WordedLines,
  wordingPrompt,
} from '#domain/profile/proofWording.ts';
import { openModel } from '../ai/openModel.ts';
import type { Config } from '../config/config.ts';
import type { RunRule } from '../rules/runRule.ts';

/** Has a model word lines of a profile. Throws the error of the request or the signal's reason when aborted. */
export type WordWithModel = (profile: UserProfile, signal: AbortSignal) => Promise<ProofWording[]>;

/** Words with the configured model and drops what the lines don't say. */
export function createModelWording(ai: NonNullable<Config['ai']>, runRule: RunRule): WordWithModel {
  const model = openModel(ai);
  const schema = jsonSchema<WordedLines>({
    ...WORDING_SCHEMA,
    required: [...WORDING_SCHEMA.required],
  } as Parameters<typeof jsonSchema>[0]);
  return async (profile, signal) => {
    const lines = await runRule('linesToWord', [profile], signal);
    if (lines.length === 0) return [];
    const { output } = await generateText({
      model,
      ...wordingPrompt(lines),
      output: Output.object({ schema, name: 'wordings' }),
      temperature: 0,
      maxOutputTokens: WORDING_TOKENS,
      abortSignal: signal,
      // No retries: the user sees the error and decides.
      maxRetries: 0,
    });
    return runRule('groundedWordings', [output, lines], signal);
  };
}
