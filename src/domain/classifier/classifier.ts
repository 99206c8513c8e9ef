/*
 * A linear model that tells kinds of texts apart by words and parts of words. `npm run train` learns the weights of each
 * from lines in scripts/train.
 */

export interface Classifier {
  /** Of each class: what a weight of 1 stands for, and what is added. */
  scales: readonly number[];
  biases: readonly number[];
  /** The features of each class, one class after the other. */
  weights: Int8Array;
}

/** The weights from a file of `npm run train`: a line of JSON, then a byte for each weight. */
export function parseClassifier(file: Uint8Array): Classifier {
  const end = file.indexOf(0x0a);
  const head = JSON.parse(new TextDecoder().decode(file.subarray(0, end)));
  return { ...head, weights: Int8Array.from(file.subarray(end + 1)) };
}

/** How surely a text with these features is of each class; above 0 is likely. */
export function marginsOf(
  { scales, biases, weights }: Classifier,
  features: Uint16Array,
): number[] {
  const size = weights.length / biases.length;
  const length = Math.sqrt(features.length || 1);
  return biases.map((bias, index) => {
    let sum = 0;
    for (const feature of features) sum += weights[index * size + feature] ?? 0;
    return bias + ((scales[index] ?? 0) * sum) / length;
  });
}
