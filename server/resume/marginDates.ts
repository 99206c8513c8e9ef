import type { PlacedLine } from './marginCells.ts';

const OPEN = /(?:(?:19|20)\d\d|\p{L}{3})\.?\s*(?:[-–—]|\bto|\bbis|\bà)$/u;
const END =
  /^(?:present|current|now|today|ongoing|heute|aktuell|actualidad|aujourd.hui|(?:\p{L}{3,9}\.? |\d{1,2}[./])?(?:19|20)\d\d)$/iu;

/** Puts dates together that a narrow margin breaks: "Jan 2021 –" above "Present". */
export function withWholeDates(lines: PlacedLine[]): PlacedLine[] {
  const result: PlacedLine[] = [];
  for (const line of lines) {
    const before = result.at(-1);
    const [left, right] = before?.segments ?? [];
    const [first, ...others] = line.segments;
    const goesOn =
      before && left && right && first && OPEN.test(left.text) && END.test(first.text.trim());
    if (!goesOn || first.right > right.x) {
      result.push(line);
      continue;
    }
    const whole = { ...left, text: `${left.text} ${first.text}` };
    result[result.length - 1] = { ...before, segments: [whole, ...before.segments.slice(1)] };
    if (others.length > 0) result.push({ ...line, segments: others });
  }
  return result;
}
