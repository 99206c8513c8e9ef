import type { Config } from '../config.ts';
import { createModelWriter } from './modelWriter.ts';
import type { PitchWriter } from './pitchWriter.ts';
import { templateWriter } from './templateWriter.ts';

/** The model that the settings name, or the template writer when they name none. */
export const openPitchWriter = (ai: Config['ai']): PitchWriter =>
  ai === null ? templateWriter : createModelWriter(ai);
