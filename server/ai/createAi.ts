import type { Ai, AiConfig, AiOptions } from './ai.ts';
import { readObject } from './readObject.ts';
import { visibleAnswer } from './visibleAnswer.ts';

/** The one layer to a model. Nothing is sent before it is used. */
export function createAi(config: AiConfig, options: AiOptions = {}): Ai {
  return {
    config,
    writeText: (request) => visibleAnswer({ config, options }, request),
    readObject: (request) => readObject({ config, options }, request),
  };
}
