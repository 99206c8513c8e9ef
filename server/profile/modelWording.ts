import type { ProofWording, UserProfile } from '#domain/contract/profile.ts';
import {
  WORDING_SCHEMA,
  WORDING_TOKENS,
  type WordedLines,
  wordingPrompt,
} from '#domain/profile/proofWording.ts';
import type { Ai } from '../ai/ai.ts';
import { schemaOf } from '../ai/schemaOf.ts';
import type { RunRule } from '../rules/runRule.ts';

const schema = schemaOf<WordedLines>(WORDING_SCHEMA);

/** Has a model word lines of a profile, and drops what the lines don't say. Throws as `Ai` does. */
export async function wordWithModel(
  ai: Ai,
  runRule: RunRule,
  profile: UserProfile,
  signal: AbortSignal,
): Promise<ProofWording[]> {
  const lines = await runRule('linesToWord', [profile], signal);
  if (lines.length === 0) return [];
  const { object } = await ai.readObject({
    ...wordingPrompt(lines),
    schema,
    name: 'wordings',
    temperature: 0,
    maxOutputTokens: WORDING_TOKENS,
    signal,
  });
  return runRule('groundedWordings', [object, lines], signal);
}
