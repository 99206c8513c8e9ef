import { type Classifier, marginsOf } from '#domain/classifier/classifier.ts';
import { textFeatures } from '#domain/classifier/textFeatures.ts';
import type { PostingLine } from './postingLines.ts';

/** What a line of a posting is about; `h-` is a heading of such lines. */
export const LINE_CLASSES: readonly string[] =
  'duty requirement wish benefit about process h-duty h-requirement h-wish h-benefit h-about h-process h-unknown'.split(
    ' ',
  );

/** Features of lines are hashed into so many numbers. */
export const LINE_FEATURES = 1 << 13;

/** Its words, whether it is an item, how long it is and how it ends. */
export function lineFeatures({ text, isItem }: PostingLine): Uint16Array {
  const end = /[.!?:;,]$/.exec(text)?.[0] ?? '';
  const length = Math.floor(Math.sqrt(2 * text.split(' ').length));
  return textFeatures(text, LINE_FEATURES, [`item ${isItem}`, `end ${end}`, `length ${length}`]);
}

/** How much the lines before and after count beside a line's own words. */
const NEIGHBORS = 0.3;
/** A kind leads clearly if it is so much ahead. */
const CLEAR = 0.4;

/** Returns a function that says whether a line asks for nothing: what it offers, tells or heads leads clearly. */
export function nothingAskedFinder(
  model: Classifier,
  lines: readonly PostingLine[],
): (index: number) => boolean {
  const own = lines.map((line) => marginsOf(model, lineFeatures(line)));
  return (index) => {
    const near = [own[index - 1], own[index + 1]].flatMap((margins) => (margins ? [margins] : []));
    const margins = (own[index] ?? []).map((margin, at) => {
      const beside = near.map((each) => each[at] ?? 0);
      // The heading above is no heading itself.
      const isHeading = LINE_CLASSES[at]?.startsWith('h-');
      return isHeading ? margin : margin + NEIGHBORS * (beside.reduce((a, b) => a + b, 0) / 2);
    });
    const asks = Math.max(...margins.slice(0, 3));
    return Math.max(...margins.slice(3)) > asks + CLEAR;
  };
}
