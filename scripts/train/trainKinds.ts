import { FEATURES, mailFeatures } from '#domain/messages/mailFeatures.ts';
import { MAIL_CLASSES, type MailClass } from '#domain/messages/mailKind.ts';
import { readMailLines, type Sample, samplesOf } from './mailCorpus.ts';
import { type Random, seededRandom } from './seededRandom.ts';

/** Times that each sample is looked at. */
const PASSES = 12;

/** How much a sample on the wrong side costs, against small weights. */
const COST = 1;

interface Encoded {
  kind: MailClass | null;
  features: Uint16Array;
  /** The value of each feature, so that long texts weigh no more than short ones. */
  value: number;
}

/** A permutation in place (Fisher and Yates). */
function shuffle(order: Uint32Array, { next }: Random): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
}

/**
 * The weights that tell a class from all others, the bias last: a linear support vector machine, by dual coordinate
 * descent (Hsieh et al. 2008, L2 loss). A class's samples together cost as much as those of any other.
 */
function weightsOf(kind: MailClass, samples: readonly Encoded[], random: Random): Float64Array {
  const weights = new Float64Array(FEATURES + 1);
  const own = samples.filter((sample) => sample.kind === kind).length;
  const ownCost = (COST * samples.length) / MAIL_CLASSES.length / Math.max(1, own);
  const alpha = new Float64Array(samples.length);
  const order = Uint32Array.from(samples, (_, index) => index);
  for (let pass = 0; pass < PASSES; pass += 1) {
    shuffle(order, random);
    for (const index of order) {
      const { features, value, kind: sampleKind } = samples[index] as Encoded;
      const side = sampleKind === kind ? 1 : -1;
      const soft = 0.5 / (side === 1 ? ownCost : COST);
      let margin = weights[FEATURES] ?? 0;
      for (const feature of features) margin += (weights[feature] ?? 0) * value;
      const before = alpha[index] ?? 0;
      // The features' squares and the bias's add up to 2.
      const after = Math.max(0, before - (side * margin - 1 + before * soft) / (2 + soft));
      if (after === before) continue;
      alpha[index] = after;
      const step = (after - before) * side;
      for (const feature of features) weights[feature] = (weights[feature] ?? 0) + step * value;
      weights[FEATURES] = (weights[FEATURES] ?? 0) + step;
    }
  }
  return weights;
}

/** The file of weights that are learned from samples. It has the same bytes on every machine. */
export function trainOn(samples: readonly Sample[], random: Random): Uint8Array {
  const encoded = samples.map(({ kind, text }): Encoded => {
    const features = mailFeatures(text);
    return { kind, features, value: 1 / Math.sqrt(features.length || 1) };
  });
  const all = MAIL_CLASSES.map((kind) => weightsOf(kind, encoded, random));
  const biases = all.map((weights) => weights[FEATURES]);
  const scales = all.map(
    (weights) =>
      weights.subarray(0, FEATURES).reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) /
      127,
  );
  const bytes = all.flatMap((weights, index) =>
    Array.from(weights.subarray(0, FEATURES), (weight) =>
      Math.round(weight / (scales[index] || 1)),
    ),
  );
  return Buffer.concat([
    Buffer.from(`${JSON.stringify({ scales, biases })}\n`),
    Buffer.from(Int8Array.from(bytes).buffer),
  ]);
}

/** The file of weights that are learned from the lines in mail-lines. */
export function trainKinds(): Uint8Array {
  const random = seededRandom(1);
  return trainOn(
    readMailLines().flatMap((lines) => samplesOf(lines, random)),
    random,
  );
}
