import type { PlacedLine } from './marginCells.ts';
import { findPeriod } from './reader/dates.ts';
import type { Segment } from './textRun.ts';

const WORD = '(?:\\p{L}{3,10}\\.?|(?:19|20)\\d\\d|\\d{1,2}[./-](?:19|20)\\d\\d|[-–—]|to|bis|à|al?)';
/** Words that dates are made of, as far as they can be told without their rest. */
const PIECE = new RegExp(`^\\(?${WORD}(?:\\s*${WORD}){0,4}\\)?$`, 'u');
/** What has to go on: a dash, or a month without its year, at the end. */
const OPEN =
  /(?:(?:19|20)\d\d|\p{L}{3})\.?\s*(?:[-–—]|\bto|\bbis|\bà)$|(?:[-–—]|\bto|\bbis|\bà)\s*(?:jan|feb|m[aä]r|apr|may|mai|jun|jul|aug|sep|o[ck]t|nov|de[cz]|ene|abr|ago|dic|f[eé]v|avr|ao[uû]|d[eé]c)\p{L}*\.?$/iu;
const END =
  /^(?:present|current|now|today|ongoing|heute|aktuell|actualidad|aujourd.hui|(?:\p{L}{3,10}\.? |\d{1,2}[./])?(?:19|20)\d\d)\)?$/iu;

/** Whether a line that ends with the beginning of a period goes on with its end: "June 2015 –", "– Present". */
export function periodGoesOn(first: string, second: string): boolean {
  const isEnd = END.test(second.replace(/^[-–—]\s*/, '').trim());
  const hasDash = OPEN.test(first.trim()) !== /^[-–—]/.test(second);
  return isEnd && hasDash && /(?:(?:19|20)\d\d|\p{L}{3}\.?)[\s–—-]*$/u.test(first);
}

const isBelow = (a: Segment, b: Segment) => b.x < a.right && b.right > a.x;

/** Puts dates together that a narrow column breaks: "Jan 2021 –" above "Present", "2013 - January" above "2017". */
export function withWholeDates(lines: PlacedLine[]): PlacedLine[] {
  const result: PlacedLine[] = [];
  for (const line of lines) {
    const before = result.at(-1);
    const open = before?.segments.find(({ text }) => isOpen(text));
    const end =
      open && line.segments.find((each) => isBelow(open, each) && END.test(each.text.trim()));
    if (!before || !open || !end || !isPeriod(`${open.text} ${end.text}`)) {
      result.push(line);
      continue;
    }
    const whole = { ...open, text: `${open.text} ${end.text}` };
    result[result.length - 1] = {
      ...before,
      segments: before.segments.map((each) => (each === open ? whole : each)),
    };
    const others = line.segments.filter((each) => each !== end);
    if (others.length > 0) result.push({ ...line, segments: others });
  }
  return result;
}

const isOpen = (text: string) => PIECE.test(text.trim()) && OPEN.test(text.trim());
const isPeriod = (text: string) => findPeriod(text)?.until !== undefined;
