import { textFeatures } from '#domain/classifier/textFeatures.ts';
import { MAIL_CLASSES, MAIL_FEATURES } from '#domain/messages/mailKind.ts';
import { LINE_CLASSES, LINE_FEATURES, lineFeatures } from '#domain/pitches/asked/lineKinds.ts';
import type { WEIGHTS } from '#server/rules/classifiers.ts';
import { readMailLines, samplesOf } from './mailCorpus.ts';
import { postingSamples } from './postingCorpus.ts';
import { type Random, seededRandom } from './seededRandom.ts';

/** Times that each sample is looked at. */
const PASSES = 12;

/** How much a sample on the wrong side costs, against small weights. */
const COST = 1;

/** What is learned from. */
interface Sample {
  /** `null` for what texts of each class may have. */
  kind: string | null;
  features: Uint16Array;
}

interface Encoded extends Sample {
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
function weightsOf(
  kind: string,
  samples: readonly Encoded[],
  { classes, size, random }: Task,
): Float64Array {
  const weights = new Float64Array(size + 1);
  const own = samples.filter((sample) => sample.kind === kind).length;
  const ownCost = (COST * samples.length) / classes.length / Math.max(1, own);
  const alpha = new Float64Array(samples.length);
  const order = Uint32Array.from(samples, (_, index) => index);
  for (let pass = 0; pass < PASSES; pass += 1) {
    shuffle(order, random);
    for (const index of order) {
      const { features, value, kind: sampleKind } = samples[index] as Encoded;
      const side = sampleKind === kind ? 1 : -1;
      const soft = 0.5 / (side === 1 ? ownCost : COST);
      let margin = weights[size] ?? 0;
      for (const feature of features) margin += (weights[feature] ?? 0) * value;
      const before = alpha[index] ?? 0;
      // The features' squares and the bias's add up to 2.
      const after = Math.max(0, before - (side * margin - 1 + before * soft) / (2 + soft));
      if (after === before) continue;
      alpha[index] = after;
      const step = (after - before) * side;
      for (const feature of features) weights[feature] = (weights[feature] ?? 0) + step * value;
      weights[size] = (weights[size] ?? 0) + step;
    }
  }
  return weights;
}

interface Task {
  classes: readonly string[];
  /** The number of features. */
  size: number;
  random: Random;
}

/** The file of weights that are learned from samples. It has the same bytes on every machine. */
function trainOn(samples: readonly Sample[], task: Task): Uint8Array {
  const { classes, size } = task;
  const encoded = samples.map((sample) => ({
    ...sample,
    value: 1 / Math.sqrt(sample.features.length || 1),
  }));
  const all = classes.map((kind) => weightsOf(kind, encoded, task));
  const biases = all.map((weights) => weights[size]);
  const scales = all.map(
    (weights) =>
      weights.subarray(0, size).reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127,
  );
  const bytes = all.flatMap((weights, index) =>
    Array.from(weights.subarray(0, size), (weight) => Math.round(weight / (scales[index] || 1))),
  );
  return Buffer.concat([
    Buffer.from(`${JSON.stringify({ scales, biases })}\n`),
    Buffer.from(Int8Array.from(bytes).buffer),
  ]);
}

/** Learns the weights of each classifier from its lines. */
export const TRAIN: Record<keyof typeof WEIGHTS, () => Uint8Array> = {
  mails: () => {
    const random = seededRandom(1);
    const samples = readMailLines().flatMap((lines) => samplesOf(lines, random));
    return trainOn(
      samples.map(({ kind, text }) => ({ kind, features: textFeatures(text, MAIL_FEATURES) })),
      { classes: MAIL_CLASSES, size: MAIL_FEATURES, random },
    );
  },
  postings: () => {
    const random = seededRandom(1);
    return trainOn(
      postingSamples(random).map(({ kind, line }) => ({ kind, features: lineFeatures(line) })),
      { classes: LINE_CLASSES, size: LINE_FEATURES, random },
    );
  },
};
