import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type KindWeights, parseKindWeights } from '#domain/messages/mailKind.ts';

/** What `npm run train` writes. */
export const KIND_WEIGHTS = join(import.meta.dirname, 'kindWeights.bin');

let weights: KindWeights | null = null;

/** What tells the kinds of mails apart, read once. */
export function kindWeights(): KindWeights {
  weights ??= parseKindWeights(readFileSync(KIND_WEIGHTS));
  return weights;
}
