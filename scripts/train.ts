import { writeFileSync } from 'node:fs';
import { KIND_WEIGHTS } from '#server/rules/kindWeights.ts';
import { trainKinds } from './train/trainKinds.ts';

/* `npm run train`: learns the kinds of mails from scripts/train/mail-lines and writes the weights. */

const weights = trainKinds();
writeFileSync(KIND_WEIGHTS, weights);
process.stdout.write(`Wrote ${weights.length} bytes to ${KIND_WEIGHTS}.\n`);
