import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unsupportedClaims } from '../../server/claims/unsupportedClaims.ts';
import { CLAIM_SAMPLES, readMarked, TODAY } from '../../server/testing/claimSamples.ts';
import { type Facts, rightLabels } from './measure.ts';

/* The claims of letters with a known answer: a folder has texts by the names of the samples, claims [[marked]]. */

/** Checks all texts of a folder. */
export async function measure(folder: string): Promise<Facts> {
  const facts: Facts = {};
  for (const { file, separator, profile, posting } of CLAIM_SAMPLES) {
    if (!existsSync(join(folder, file))) continue;
    const texts = readFileSync(join(folder, file), 'utf8').trim().split(separator);
    for (const [index, { content, claims }] of texts.map(readMarked).entries()) {
      const found = unsupportedClaims(content, { profile, posting }, TODAY).map(({ text }) => text);
      const marked = claims.map(({ start, end }) => content.slice(start, end));
      facts[`${folder}/${file} ${index + 1}`] = { found, ...rightLabels(found, marked) };
    }
  }
  return facts;
}
