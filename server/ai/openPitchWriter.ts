import type { Config } from '../config.ts';
import type { PitchWriter } from './pitchWriter.ts';
import { templateWriter } from './templateWriter.ts';

/** The configured model, or the template writer. Without a model, the AI SDK isn't loaded. */
export async function openPitchWriter(ai: Config['ai']): Promise<PitchWriter> {
  if (ai === null) return templateWriter;
  const { createModelWriter } = await import('./modelWriter.ts');
  return createModelWriter(ai);
}
