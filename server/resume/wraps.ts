import resumeWords from '#domain/words/data/resumeWords.json' with { type: 'json' };
import { resumeLine } from './resumeLine.ts';
import type { Segment } from './textRun.ts';

/** A line that ends with a date is complete. */
const DATE_AT_END = /(?:(?:19|20)\d\d|present|current|now|heute|actualidad|aujourd'hui)\W*$/i;
/** Endings that continue on the next line: "2017 –", "findings since". */
export const OPEN_END = new RegExp(
  `[,;&|/–—-]$|(?<=\\p{L} )(?:${resumeWords.joining.join('|')})$|\\([^)]*$|https?://\\S+[./-]$`,
  'iu',
);

const LABELED = /^\p{Lu}[^:.,;]{1,40}:\s/u;
const isBulleted = ({ text }: Segment) => resumeLine(text).bullet;

/** A period that wraps in a narrow column: "2017 – June" above "2019". */
const PERIOD_END =
  /^(?:\p{L}{3,9}\.? )?(?:\d{1,2}[./])?(?:19|20)\d\d\b|^present\b|^current\b|^heute\b/iu;
export const OPEN_PERIOD = /\d{4}\s*[–—-]\s*(?:\p{L}{3,9}\.?)?$/u;

/** Whether the next line continues this one, by its words or because this line is full. */
export function wraps(row: Segment[], next: Segment[], edge: number): boolean {
  const [first] = next;
  const last = row.at(-1);
  if (!first || !last || next.length > 1 || isBulleted(first)) return false;
  if (last.size !== first.size || first.y - last.y > 2.6 * last.size) return false;
  if (OPEN_PERIOD.test(last.text) && PERIOD_END.test(first.text)) return true;
  const isAligned =
    Math.abs(first.x - last.x) < 2 ||
    (isBulleted(last) && first.x >= last.x - 1 && first.x < last.x + 4 * last.size);
  // "Tools: Git" below "Languages: C"
  if (LABELED.test(last.text) && LABELED.test(first.text)) return false;
  if (/^(?:\S+@|https?:|www\.)/.test(first.text) || /\S@\S+\.\p{L}+$/u.test(last.text))
    return false;
  const [isLower, isOpen] = [/^\p{Ll}/u.test(first.text), OPEN_END.test(last.text)];
  const continues = isLower || isOpen;
  // Only the first line of an item is indented, by a bullet that has no letters.
  const isIndented = last.x > first.x && last.x - first.x < 2 * last.size;
  if (!isAligned && !(continues && isIndented)) return false;
  const filled = (last.right - last.x) / (edge - last.x);
  if (continues && filled > 0.5 && last.text.split(' ').length > 3) return true;
  const isComplete =
    DATE_AT_END.test(last.text) || /[.!?:]$/.test(last.text) || last.text.split(' ').length < 4;
  if (!continues && isComplete) return false;
  const word = /^\S+/.exec(first.text)?.[0].length ?? 0;
  const wordWidth = ((first.right - first.x) * word) / Math.max(first.text.length, 1);
  return last.right + wordWidth + 0.2 * last.size > edge - 1;
}
