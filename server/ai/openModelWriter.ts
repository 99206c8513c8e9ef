import type { Config } from '../config/config.ts';
import type { PitchWriter } from './pitchWriter.ts';

/** The configured model as a writer, or null. Without a model, the AI SDK isn't loaded. */
export async function openModelWriter(ai: Config['ai']): Promise<PitchWriter | null> {
  if (ai === null) return null;
  const { createModelWriter } = await import('./modelWriter.ts');
  return createModelWriter(ai);
}
