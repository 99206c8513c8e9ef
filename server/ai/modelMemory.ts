import type { AiConfig, Structure } from './ai.ts';

/** What a request can go without. `system` then becomes the beginning of the prompt. */
export type Parameter = 'temperature' | 'maxOutputTokens' | 'system' | 'stream';

/** What a model's earlier answers showed. */
export interface ModelMemory {
  refused: ReadonlySet<Parameter>;
  /** The first structure that worked. */
  structure: Structure;
  /** Its reasoning begins without a mark, so it can't be recognized before it ends. */
  endsReasoning: boolean;
}

/** Users name the models, so there could be any number. */
const MOST_MODELS = 1_000;

const memories = new Map<string, ModelMemory>();

/** Kept for this model while the server runs. */
export function memoryOf({ provider, baseUrl, model }: AiConfig): ModelMemory {
  const key = JSON.stringify([provider, baseUrl, model]);
  const known = memories.get(key);
  if (known) return known;
  const [oldest] = memories.keys();
  if (oldest !== undefined && memories.size >= MOST_MODELS) memories.delete(oldest);
  const memory: ModelMemory = { refused: new Set(), structure: 'schema', endsReasoning: false };
  memories.set(key, memory);
  return memory;
}
