import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Classifier, parseClassifier } from '#domain/classifier/classifier.ts';

/** What `npm run train` writes. */
export const WEIGHTS = {
  mails: join(import.meta.dirname, 'mailKinds.bin'),
  postings: join(import.meta.dirname, 'postingKinds.bin'),
} as const;

const loaded: Partial<Record<keyof typeof WEIGHTS, Classifier>> = {};

/** The classifier of mails or of a posting's lines, read once. */
export function classifierOf(texts: keyof typeof WEIGHTS): Classifier {
  loaded[texts] ??= parseClassifier(readFileSync(WEIGHTS[texts]));
  return loaded[texts];
}
