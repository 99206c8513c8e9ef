import type { Config } from '../config.ts';
import type { PitchWriter } from './pitchWriter.ts';
import { templateWriter } from './templateWriter.ts';

/**
 * The model that the settings name, or the template writer when they name none: then the AI SDK is
 * not even loaded.
 */
export async function openPitchWriter(ai: Config['ai']): Promise<PitchWriter> {
  if (ai === null) return templateWriter;
  const { createModelWriter } = await import('./modelWriter.ts');
  return createModelWriter(ai);
}
