import { writeFileSync } from 'node:fs';
import { WEIGHTS } from '#server/rules/classifiers.ts';
import { TRAIN } from './train/trainKinds.ts';

/* `npm run train`: learns the kinds of mails and of postings' lines from the lines in scripts/train, and writes the weights. */

for (const texts of Object.keys(TRAIN) as (keyof typeof TRAIN)[]) {
  const weights = TRAIN[texts]();
  writeFileSync(WEIGHTS[texts], weights);
  process.stdout.write(`Wrote ${weights.length} bytes to ${WEIGHTS[texts]}.\n`);
}
